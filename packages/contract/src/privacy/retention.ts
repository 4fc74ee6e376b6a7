import { BIN_DAYS, DRAFT_DAYS } from '../kernel/limits.ts';
import { KEPT } from './retention-kept.ts';

// How long what is stored stays. Each table of the database has its line here or in retention-kept.ts; a test compares
// both with the database. One job enforces the periods; lines with `by` are enforced by another one, which is named.

const YEAR = 365;
const SEVEN_YEARS = 7 * YEAR;

type Period = {
  days: number;
  /** When the days begin to count; the sentence goes on from 'n days after …'. */
  after: string;
  why: string;
  /** What goes, where it is not the whole row. */
  what?: string;
  /** The job that enforces it, if it is not `sweep`. */
  by?: string;
};

/** By table; a table with several periods has a line for each, named after a dot. */
export const RETENTION = {
  notifications: {
    days: 180,
    after: 'it was new, once it was read or skipped',
    why: 'A line of the bell says that something happened; the thing itself is where it belongs. Reminders of tasks that are still open stay.',
  },
  mails: { days: YEAR, after: 'it was written', why: 'So that it can be found out whether a mail reached somebody.' },
  'mails.text': {
    days: 7,
    after: 'it was written, if it could not be sent',
    what: 'the text',
    why: 'For a week it can be sent again. The text of a mail that was sent goes at once.',
  },
  'mails.links': {
    days: 0,
    after: 'its link was used or is over',
    what: 'the text',
    why: 'A mail with a link for a password is a key as long as the link works, and nothing afterwards.',
  },
  link_tokens: { days: 0, after: 'it was used or is over', why: 'A link for a password works once, and for a time.' },
  audit_log: {
    days: SEVEN_YEARS,
    after: 'the change',
    why: 'Families see who changed their record, and an inquiry can ask for years. It holds no words of a record that was erased.',
  },
  record_reads: { days: SEVEN_YEARS, after: 'the reading', why: 'Families see who read their record.' },
  unusual_readings: { days: SEVEN_YEARS, after: 'the notice', why: 'It belongs to the log of who read what.' },
  client_files: {
    days: BIN_DAYS,
    after: 'it was moved to the bin',
    why: 'A month to get it back; its space is free afterwards.',
  },
  content: {
    days: BIN_DAYS,
    after: 'it was moved to the bin',
    what: 'articles, videos and other content',
    why: 'A month to get it back.',
    by: 'sweep-bin',
  },
  sessions: { days: 7, after: 'it ended', why: 'A sign-in that is over opens nothing.' },
  devices: {
    days: 180,
    after: 'the last sign-in with it, except a person’s last one',
    why: 'It warns of a sign-in on a device that is not known.',
  },
  practice_passes: { days: 7, after: 'it ended', why: 'Phones that were ready for practice; the entries stay.' },
  sign_in_failures: { days: 1, after: 'the attempt', why: 'It slows down whoever guesses passwords.' },
  rate_windows: { days: 0, after: 'its minutes', why: 'It counts calls, to slow down whoever makes too many.' },
  idempotency_keys: {
    days: 0,
    after: 'a day, or 90 days for what a phone may send late',
    why: 'So that nothing is stored twice.',
  },
  google_oauth_states: { days: 0, after: 'its minutes', why: 'A connection to Google that is being made.' },
  sso_states: { days: 0, after: 'its minutes', why: 'A sign-in through the directory that is being made.' },
  jobs: { days: 7, after: 'it was done', why: 'So that it can be looked up what the server did.' },
  'jobs.failed': { days: 90, after: 'it failed', why: 'So that somebody can try again.' },
  backup_runs: { days: YEAR, after: 'the backup', why: 'It says whether backups are made.' },
  auth_challenges: { days: 0, after: 'its minutes', why: 'A second step that is being made.', by: 'sweep-factors' },
  factor_resets: { days: 1, after: 'the request', why: 'A second step that is being replaced.', by: 'sweep-factors' },
  'totp_secrets.pending': {
    days: 0,
    after: 'its minutes, if it was not finished',
    what: 'a set-up that was begun',
    why: 'Codes from an app that are being set up.',
    by: 'sweep-factors',
  },
  drafts: {
    days: DRAFT_DAYS + BIN_DAYS,
    after: 'the last change',
    why: 'An unfinished text. It is listed as ended in the last month, and can be brought back.',
    by: 'sweep-drafts',
  },
  draft_conflicts: {
    days: DRAFT_DAYS + BIN_DAYS,
    after: 'it was stored',
    why: 'Another version of an unfinished text.',
    by: 'sweep-drafts',
  },
  files: { days: 1, after: 'nothing refers to it any more', why: 'An upload that was not used.', by: 'sweep-files' },
} as const satisfies Record<string, Period>;

export type RetentionName = keyof typeof RETENTION;
/** Those that the job `sweep` enforces. */
export type SweptName = {
  [N in RetentionName]: (typeof RETENTION)[N] extends { by: string } ? never : N;
}[RetentionName];

export const periodOf = (name: RetentionName): Period => RETENTION[name];

/** Without the part after the dot. */
export const tableOfPeriod = (name: string): string => name.split('.')[0] ?? name;

/** Every table that has a line. */
export const retainedTables = (): string[] => [
  ...new Set([
    ...Object.keys(RETENTION)
      .filter((name) => name !== 'content')
      .map(tableOfPeriod),
    ...Object.keys(KEPT),
  ]),
];

const WRITTEN_BY_PEOPLE = ['client_files', 'draft_conflicts', 'drafts', 'files', 'totp_secrets'];

/** Tables whose rows nobody wrote: they come by themselves, and go after their period. */
export const MADE_BY_SERVER: readonly string[] = [...new Set(Object.keys(RETENTION).map(tableOfPeriod))].filter(
  (table) => table !== 'content' && !WRITTEN_BY_PEOPLE.includes(table),
);
