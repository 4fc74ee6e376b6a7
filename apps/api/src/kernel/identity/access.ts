import { carried, WITH_SIGN_IN } from '../access/carried.ts';
import { type Source, stays } from '../access/source.ts';

// Who works with a family, beside the team of a skill (features/programme/skills/access.ts).

const OWN_SIGN_IN = stays('The way in to the account changes, not whom it works with.');
const STILL_ASSIGNED = stays('The family is still assigned to them, and its privacy page names them.');
const OTHER_WAY = stays('They have it in another way, which ends by itself.');
const ABOUT_SKILL = stays('They work with the child, not only on this skill.');
/** The product removes and restores no child; an operator can, in the database. */
const RESTORED = stays('The child is as it was, and the family’s privacy page names who works with it.');
const OWN_FAMILY = stays('It is for the coach’s own work; the family decides about its own account.');

const ofAccount = {
  roleChanged: stays('Another role at work is no other family.'),
  passwordChanged: OWN_SIGN_IN,
  passwordByMail: OWN_SIGN_IN,
  passwordByAdministrator: OWN_SIGN_IN,
  addressChanged: OWN_SIGN_IN,
  signedOut: OWN_SIGN_IN,
  signedOutEverywhere: OWN_SIGN_IN,
  deviceRemoved: OWN_SIGN_IN,
  factorsReset: OWN_SIGN_IN,
} as const;

const ofSkill = {
  skillClosed: ABOUT_SKILL,
  skillDeleted: ABOUT_SKILL,
  skillRestored: ABOUT_SKILL,
  closingUndone: ABOUT_SKILL,
  outcomeClosed: ABOUT_SKILL,
} as const;

const UNTIL_ERASED = stays(
  'The account and acting as the family end; the children’s record can be read until it is erased.',
);
const CONSENT = stays('The coach goes on working; only the family’s own screens ask first.');
const BACKUP = stays('A backup is the state of that day: who worked with the family then, works with it again.');

export const clinicianSource: Source = {
  title: 'Clinician of a child',
  opens: 'the family with all its children',
  reaches: 'family',
  tables: ['members'],
  acts: {
    ...ofAccount,
    ...ofSkill,
    reallocated: 'ends',
    clinicianChanged: 'ends',
    managerChanged: OTHER_WAY,
    teamChanged: OTHER_WAY,
    coverEnded: OTHER_WAY,
    childRemoved: 'ends',
    childRestored: RESTORED,
    deactivated: 'ends',
    deleted: 'ends',
    letInAgain: STILL_ASSIGNED,
    handedOver: 'ends',
    familyDeactivated: OWN_FAMILY,
    familyDeleted: UNTIL_ERASED,
    consentEnded: CONSENT,
    familyErased: 'ends',
    backupRestored: BACKUP,
  },
};

export const managerSource: Source = {
  title: 'Success manager of a family',
  opens: 'the family with all its children',
  reaches: 'family',
  tables: ['users'],
  acts: {
    ...ofAccount,
    ...ofSkill,
    reallocated: 'ends',
    clinicianChanged: OTHER_WAY,
    managerChanged: 'ends',
    teamChanged: OTHER_WAY,
    coverEnded: OTHER_WAY,
    childRemoved: stays('They manage the family, whichever children it has.'),
    childRestored: stays('They manage the family, whichever children it has.'),
    deactivated: 'ends',
    deleted: 'ends',
    letInAgain: STILL_ASSIGNED,
    handedOver: 'ends',
    familyDeactivated: OWN_FAMILY,
    familyDeleted: UNTIL_ERASED,
    consentEnded: CONSENT,
    familyErased: 'ends',
    backupRestored: BACKUP,
  },
};

export const coverSource: Source = {
  title: 'Cover for a colleague',
  opens: 'the family with all its children, for one day',
  reaches: 'family',
  tables: ['cover_grants'],
  acts: {
    ...ofAccount,
    ...ofSkill,
    reallocated: stays('It ends within a day, and the new coach may need it most.'),
    clinicianChanged: stays('It ends within a day, and the new coach may need it most.'),
    managerChanged: OTHER_WAY,
    teamChanged: OTHER_WAY,
    coverEnded: 'ends',
    childRemoved: stays('They cover for the family, whichever children it has.'),
    childRestored: stays('They cover for the family, whichever children it has.'),
    deactivated: 'ends',
    deleted: 'ends',
    letInAgain: 'ends',
    handedOver: 'ends',
    familyDeactivated: OWN_FAMILY,
    familyDeleted: UNTIL_ERASED,
    consentEnded: CONSENT,
    familyErased: 'ends',
    backupRestored: BACKUP,
  },
};

/** A team opens none; who covers or manages has one like a clinician. */
export const viewSource = carried({
  title: 'View of a family',
  opens: 'the family’s own screens, acting as the family, for four hours at most',
  tables: ['sessions'],
  by: clinicianSource,
  account: WITH_SIGN_IN,
  except: { familyDeleted: 'ends' },
});
