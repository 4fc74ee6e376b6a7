// Labels of the week card.
export const weekCardTexts = {
  title: (child: string) => `${child}’s week`,
  /** Without the child's name. */
  titleWithoutName: 'Our week',
  win: 'A win',
  winFrom: (weekday: string, coach: string) => `From ${weekday} with ${coach}`,
  moods: 'How the days felt',
  practised: 'What we practised',
  session: (topic: string, coach: string) => `${topic}, with ${coach}`,
  idea: 'One thing to try',
  madeBy: (child: string) => `Made by ${child}’s family with Amberway`,
  madeByWithoutName: 'Made by a family with Amberway',
  /** In place of the child's name inside a text. */
  ourChild: 'our child',
  quiet: 'A quiet week',
  quietWhy: 'Nothing was written down this week, and that is all right. Some weeks are for resting.',
  quietSoFar: 'Nothing is written down yet this week. It fills by itself as the days go by.',
  showMoods: 'Show how the days felt',
  showFace: (child: string) => `Show ${child}’s face`,
  showName: (child: string) => `Show ${child}’s name`,
  chooseWhatToShow: 'What to show',
  share: 'Share as a picture',
  print: 'Print a page',
  onDevice: 'The picture is made on this device.',
  nothingSent: 'Nothing is sent until you share it.',
  saved: 'The picture is in your downloads.',
  notMade: 'The picture could not be made on this device. You can print the page.',
  earlier: 'Week before',
  later: 'Week after',
  teaser: (child: string) => `${child}’s week is ready`,
  teaserWhat: 'To read, to print or to share.',
} as const;

/** How many of each the card names. */
export const WEEK_SKILLS_MAX = 3;
export const WEEK_TASKS_MAX = 6;
export const WEEK_SESSIONS_MAX = 3;
