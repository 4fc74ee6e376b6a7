/**
 * What a job that has waited does for somebody whose access has ended meanwhile, by its name. A test compares the names
 * with the jobs there are, and docs/privacy.md shows them: whoever adds a job says it here.
 */
export const WAITING_JOBS: Readonly<Record<string, string>> = {
  'mail.send': 'sends a text that was written before; a link in it opens nothing once it has ended',
  'auth.reset-mail': 'looks up the address when it runs: a former one has no account',
  'users.allocated': 'names the team of that moment; who has left hears who took over, and nothing of the children',
  'notifications.digest': 'counts what its reader may see at that moment',
  'notifications.overdue': 'notifies who works with the child at that moment',
  'gas.review': 'notifies who works with the child at that moment',
  'calendar.push': 'writes for who works with the child at that moment, and else removes the appointment',
  'calendar.pull': 'changes no session of a child with whom the owner of the calendar no longer works',
  'calendar.pull-all': 'removes appointments of children with whom the owner of the calendar no longer works',
  'calendar.remove': 'removes an appointment',
  'privacy.export': 'stores the record, which only a sign-in that may read it at that moment downloads',
  'privacy.drop-export': 'removes an export',
  'privacy.erase-due': 'begins erasures that nobody has cancelled',
  'privacy.erase': 'erases a record, unless that was cancelled',
};

/** They clean up, back up and change stored bytes, and send nothing to anybody. */
export const HOUSE_JOBS: readonly string[] = [
  'backup',
  'client-mail.settle',
  'strip-films',
  'sweep',
  'sweep-bin',
  'sweep-drafts',
  'sweep-factors',
  'sweep-files',
];
