import type { JobState } from './schemas.ts';

export const JOB_NOT_FAILED = 'Only a job that failed can be tried again.';

export const JOB_STATE_LABELS = {
  queued: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
} satisfies Record<JobState, string>;

/** The job that sends a mail of the product. */
export const MAIL_JOB = 'mail.send';

/** Labels of background jobs. A job without a label is shown by its name. */
const WHAT: Record<string, string> = {
  [MAIL_JOB]: 'Send a mail',
  'auth.reset-mail': 'Send a link for a new password',
  sweep: 'Clear what has expired',
  'sweep-files': 'Clear files nobody uses',
  'privacy.export': 'Put a family’s record together',
  'privacy.drop-export': 'Remove the file of a family’s record',
  'strip-films': 'Remove where stored films were made',
  'sweep-drafts': 'Clear old drafts',
  'sweep-factors': 'Clear unfinished sign-ins and resets',
  'sweep-bin': 'Clear what has been in the bin for 30 days',
  'notifications.overdue': 'Tell of overdue tasks',
  'notifications.digest': 'Send the daily digests',
  'calendar.push': 'Write a session to Google Calendar',
  'calendar.pull': 'Read a Google Calendar',
  'calendar.remove': 'Remove a session from Google Calendar',
  'calendar.pull-all': 'Ask all Google Calendars for news',
  'privacy.erase-due': 'Find records that are to be erased',
  'privacy.erase': 'Erase a family’s record',
  'users.allocated': 'Notify of a family’s new coach',
  'gas.review': 'Notify of goals to look at again',
  backup: 'Make a backup',
  'client-mail.settle': 'Settle mails left half sent',
};
export const jobLabels = (name: string): string => WHAT[name] ?? name;
export const LABELLED_JOBS: readonly string[] = Object.keys(WHAT);

/** The jobs whose label or name contains the text, in any case. */
export const jobsNamed = (text: string): string[] =>
  LABELLED_JOBS.filter((name) => `${jobLabels(name)} ${name}`.toLowerCase().includes(text.toLowerCase()));

export const jobTexts = {
  lead: 'What the server does by itself: mails, reminders, clearing up.',
  search: 'Search jobs and errors',
  job: 'Job',
  state: 'State',
  attempts: 'Attempts',
  due: 'Due',
  finished: 'Finished',
  fault: 'Last fault',
  again: 'Try again',
  againDone: 'The job will run again.',
  empty: 'No job is in this state.',
  late: (minutes: number) =>
    minutes === 1 ? 'The longest wait is one minute.' : `The longest wait is ${minutes} minutes.`,
  onTime: 'Nothing waits beyond its time.',
  repeating: 'Repeating jobs',
  lastDue: 'Last due',
};
