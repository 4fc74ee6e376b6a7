import { RECORD_WARNING_DAYS } from './record-end.ts';
import { periodOf, type RetentionName } from './retention.ts';

const YEAR = 365;
const HALF_A_YEAR = 180;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);

const years = (count: number) => (count === 1 ? 'a year' : `${inWords(count)} years`);

/** A period as people say it. */
export const periodText = (days: number): string => {
  if (days > 0 && days % YEAR === 0) return years(days / YEAR);
  if (days === HALF_A_YEAR) return 'half a year';
  return days === 1 ? 'a day' : `${days < NUMBERS.length ? inWords(days) : days} days`;
};

const textOf = (name: RetentionName) => periodText(periodOf(name).days);

type Line = { what: string; long: string };

/** How long the record itself stays; `recordYears` is what the organisation has set. */
const recordText = (recordYears: number | null) =>
  recordYears === null
    ? 'until you ask us to erase it'
    : `until you ask us to erase it, or until ${years(recordYears)} after your programme ended and you last signed in; we write to you ${RECORD_WARNING_DAYS} days before`;

/** For families, in the order in which they would ask. */
export const retentionLines = (recordYears: number | null): readonly Line[] => [
  { what: 'Programme, notes, practice, diary, messages and files', long: recordText(recordYears) },
  { what: 'Who looked at or changed your record', long: textOf('record_reads') },
  { what: 'Files that you moved to the bin', long: textOf('client_files') },
  { what: 'Notifications that you have read', long: textOf('notifications') },
  { what: 'The list of mails that we sent you', long: textOf('mails') },
  { what: 'Texts that you began and did not send', long: `${textOf('drafts')} after the last change` },
  { what: 'Devices on which you signed in', long: `${textOf('devices')} after the last time` },
];

export const retentionTexts = {
  title: 'How long we keep it',
  note: 'What is over is removed by itself, every hour.',
} as const;
