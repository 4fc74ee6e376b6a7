import { noteTexts } from '@amberway/contract/activity-notes/texts';

/** The parts of the form under the specification's names; all are on one page. */
export type NotePart = keyof typeof noteTexts.tabs;
export const NOTE_PARTS = Object.keys(noteTexts.tabs) as NotePart[];

/** The part of each field; all others are in the first. */
const PART_OF: Readonly<Record<string, NotePart>> = {
  skillsForHome: 'skillsForHome',
  topWins: 'latestWins',
  attachment: 'uploadResources',
  recordingLink: 'recording',
  sessionRecorded: 'recording',
};
export const partOf = (field: string): NotePart => PART_OF[field] ?? 'note';

/** The field that gets the focus when its part is opened. */
export const FIRST_FIELD: Readonly<Record<NotePart, string>> = {
  note: 'about',
  skillsForHome: 'skillsForHome',
  latestWins: 'topWins',
  uploadResources: 'attachment',
  recording: 'sessionRecorded',
};
