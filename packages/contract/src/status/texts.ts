import type { StatusCheck } from './schemas.ts';

const ageOf = (hours: number) => (hours === 0 ? 'less than an hour' : counted(hours, 'hour', 'hours'));

export const STATUS_LABELS = {
  jobs: 'Background jobs',
  mails: 'Mails',
  backup: 'Backups',
  films: 'Places in films',
  restore: 'Restored from a backup',
  disk: 'Disk',
  certificate: 'Certificate',
} satisfies Record<StatusCheck['check'], string>;

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const statusTexts = {
  lead: 'How the server is doing. What needs attention comes with what to do.',
  allFine: 'Everything is fine.',
  attention: (count: number) => `${counted(count, 'thing needs', 'things need')} attention.`,
  versions: 'Versions',
  version: 'Amberway',
  node: 'Node.js',
  database: 'Database',
  since: 'Running since',
  again: 'Check again',

  jobsFine: 'No job failed, and nothing waits.',
  jobsFailed: (count: number) => `${counted(count, 'job', 'jobs')} failed.`,
  jobsFailedAdvice: 'Open Background jobs, read the last error and try again.',
  jobsLate: (minutes: number) => `A job has been waiting for ${counted(minutes, 'minute', 'minutes')}.`,
  jobsLateAdvice: 'Look whether all server processes run; restart them if they do.',
  mailsFine: 'No mail failed in the last 24 hours.',
  mailsFailed: (count: number) => `${counted(count, 'mail', 'mails')} of the last 24 hours reached nobody.`,
  mailsFailedAdvice: 'Run the command doctor on the server: it tries the mail server.',
  mailsStored: 'No mail server is set, so mails stay in the Outbox.',
  mailsStoredAdvice: 'Set SMTP_URL and MAIL_FROM.',
  backupNone: 'No backups are made every night.',
  backupNoneAdvice: 'Set BACKUP_TO and BACKUP_RECIPIENT, or back up the database and the files in another way.',
  backupNever: 'There is no backup yet.',
  backupNeverAdvice: 'The first one is made tonight. The command backup makes one at once.',
  backupFailed: (reason: string) => `The newest backup failed: ${reason}`,
  backupFailedAdvice: 'Run the command doctor on the server: it tries BACKUP_TO.',
  backupOld: (hours: number) => `The last backup is ${hours} hours old.`,
  backupOldAdvice: 'Look under Background jobs whether ‘Make a backup’ is waiting or failed.',
  backupFine: (hours: number, days: number) =>
    `The last backup is ${ageOf(hours)} old; one was restored to verify it ${days === 0 ? 'today' : `${counted(days, 'day', 'days')} ago`}.`,
  backupUnverified: (hours: number) =>
    `The last backup is ${ageOf(hours)} old, but none was restored to verify it in the last 9 days.`,
  backupUnverifiedAdvice: 'Read the log of the server at the time of the backup.',
  databaseFull: 'The disk of the database is full: nothing new can be saved.',
  databaseFullAdvice: 'Free some room or make the disk larger. The server notices it by itself.',
  databaseDisk: 'The disk of the database reports errors: nothing can be relied on.',
  databaseDiskAdvice: 'Read the log of the database, and look after its disk and the last backup.',
  filmsFine: 'No stored film holds the place where it was made.',
  filmsWaiting: (count: number) =>
    `${counted(count, 'stored film', 'stored films')} may still hold the place where ${count === 1 ? 'it was' : 'they were'} made.`,
  filmsWaitingAdvice: 'They are cleaned every hour. Look under Background jobs if the number stays.',
  filmsUnreadable: (count: number) =>
    `${counted(count, 'stored film', 'stored films')} could not be read and may hold the place where ${count === 1 ? 'it was' : 'they were'} made.`,
  filmsUnreadableAdvice:
    'The log of the server names them. Ask those who added them to save them again and replace them.',
  restoreNone: 'This database was not restored from a backup.',
  restored: (day: string, asOf: string) =>
    `On ${day}, with the backup of ${asOf}. It signed everyone out and ended passes of phones, calendar addresses and mailed links.`,
  restoredAdvice:
    'Ask people to sign in again and to make phones and calendar addresses ready anew. Passwords, passkeys, codes and deactivated people are as of the backup: change again what was changed since.',
  disk: (free: string, share: number) => `${free} GB are free, ${share} % of the disk.`,
  diskAdvice: 'Make the disk larger, or move files to S3 (S3_BUCKET).',
  plainHttp: 'The portal is used without https: anybody on the way can read passwords and records.',
  certificateNone: 'The public URL does not use https.',
  certificateNoneAdvice: 'Put a proxy with TLS in front and set PUBLIC_URL to the https URL.',
  certificateFine: (days: number) => `Valid for ${counted(days, 'more day', 'more days')}.`,
  certificateAdvice: 'Renew it, and look why it was not renewed by itself.',
  certificateUnknown: (reason: string) => `It could not be read from the server (${reason}).`,
  certificateUnknownAdvice: 'Open the public URL in a browser. If it works there, the server may not reach itself.',
};
