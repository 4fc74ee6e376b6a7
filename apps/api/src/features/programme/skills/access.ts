import { asks, type Source, stays } from '../../../kernel/access/source.ts';

const OWN_SIGN_IN = stays('The way in to the account changes, not what it works on.');
const UNTIL_ERASED = stays(
  'The account and acting as the family end; the children’s record can be read until it is erased.',
);
const NAMED_AGAIN = asks(
  'Undoing names the team again: it is restored by the clinician or the success manager, and by nobody else.',
);

export const teamSource: Source = {
  title: 'Team of a skill',
  opens: 'the child of that skill, not its siblings and not the family’s account',
  reaches: 'family',
  tables: ['skill_team'],
  acts: {
    reallocated: 'ends',
    clinicianChanged: 'ends',
    managerChanged: 'ends',
    teamChanged: 'ends',
    coverEnded: 'ends',
    skillClosed: 'ends',
    skillDeleted: 'ends',
    skillRestored: NAMED_AGAIN,
    closingUndone: NAMED_AGAIN,
    outcomeClosed: 'ends',
    childRemoved: 'ends',
    childRestored: stays('The child is as it was, and the family’s privacy page names who works with it.'),
    deactivated: 'ends',
    deleted: 'ends',
    letInAgain: 'ends',
    handedOver: 'ends',
    roleChanged: stays('Another role at work is no other family.'),
    passwordChanged: OWN_SIGN_IN,
    passwordByMail: OWN_SIGN_IN,
    passwordByAdministrator: OWN_SIGN_IN,
    addressChanged: OWN_SIGN_IN,
    signedOut: OWN_SIGN_IN,
    signedOutEverywhere: OWN_SIGN_IN,
    deviceRemoved: OWN_SIGN_IN,
    factorsReset: OWN_SIGN_IN,
    familyDeactivated: stays('It is for the coach’s own work; the family decides about its own account.'),
    familyDeleted: UNTIL_ERASED,
    consentEnded: stays('The coach goes on working; only the family’s own screens ask first.'),
    familyErased: 'ends',
    backupRestored: stays('A backup is the state of that day: who worked with the child then, works with it again.'),
  },
};
