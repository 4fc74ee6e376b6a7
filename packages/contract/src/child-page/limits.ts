/** Published notes side by side. */
export const PAGE_NOTES = 2;
/** Open tasks; the rest is in the programme. */
export const PAGE_OPEN_TASKS = 12;
/** Ticked tasks with the family's words stay for this many days. */
export const PAGE_DONE_DAYS = 7;
export const PAGE_DONE_TASKS = 6;
export const PAGE_QUESTIONS = 4;
export const PAGE_FILES = 5;
/** A file is not new for longer than this, however long ago the previous visit was. */
export const PAGE_NEW_DAYS = 30;
export const PAGE_MOOD_DAYS = 7;
