// Everything that takes a right away, or restores what had one. A new act does not compile until every source of a right
// says what it does to it (source.ts).

/** With the words of docs/privacy.md. */
export const ACTS = {
  // Who works with a family.
  reallocated: 'The family is allocated to others',
  clinicianChanged: 'Another clinician for the child',
  managerChanged: 'Another success manager',
  teamChanged: 'Taken out of the team of the skill',
  coverEnded: 'The cover ends, during which somebody was also named in a team',
  // What a team works on.
  skillClosed: 'The skill is mastered or cancelled',
  skillDeleted: 'The skill is deleted',
  skillRestored: 'The deleted skill is restored',
  closingUndone: 'Mastering or cancelling is undone',
  outcomeClosed: 'Its outcome is achieved or cancelled',
  childRemoved: 'The child is removed',
  childRestored: 'The removed child is restored',
  // The account of the person who has the right.
  deactivated: 'The account is deactivated',
  deleted: 'The account is deleted',
  letInAgain: 'A deactivated or deleted account is restored',
  handedOver: 'The account hands its families over, is deactivated and restored later',
  roleChanged: 'The account is given other roles',
  passwordChanged: 'The password is changed by its owner',
  passwordByMail: 'The password is set by a mailed link',
  passwordByAdministrator: 'An administrator sends a link for a new password',
  addressChanged: 'The account gets a new e-mail address',
  signedOut: 'Sign out',
  signedOutEverywhere: 'Sign out everywhere',
  deviceRemoved: 'The device is removed',
  factorsReset: 'An administrator resets the second factors',
  // The family itself.
  familyDeactivated: 'The family is deactivated',
  familyDeleted: 'The family is deleted',
  consentEnded: 'The family has not agreed to the current text',
  familyErased: 'The family’s record is erased',
  // The installation.
  backupRestored: 'A backup is restored',
} as const;

export type Act = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as Act[];
