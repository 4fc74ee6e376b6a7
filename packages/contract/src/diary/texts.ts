// Texts of the Daily Diary.
export const diaryTexts = {
  saved: 'Diary entry saved successfully!',
  deleted: 'Diary entry deleted successfully!',
  selectChild: 'Please select a child.',
  selectDay: 'Please select a day.',
  emojiRequired: 'Please choose how the day was!',
  tooLong: '500 characters maximum!',
  written: 'This day is already in the diary.',
  notYet: 'The diary has no days to come.',
  tooOld: 'The diary can be written for the last 31 days.',
  noEmoji: 'This emoji cannot be chosen any more.',
} as const;

export const DIARY_NOTE_MAX = 500;
/** How many days back an entry can be added; existing entries stay readable. */
export const DIARY_DAYS_BACK = 31;
export const DIARY_PAGE_SIZE = 31;
/** Number of emojis that can be chosen from at a glance. */
export const MOODS_MAX = 24;
