import { type Source, stays } from '../../../kernel/access/source.ts';

// What a family can still open whose account is closed. The person who has it is the family itself.

const OWN_RECORD = stays('It is the family’s own record, whoever works with it.');
const REFUSED = stays('While the account is closed, this is refused.');
const OPENS_IT = stays('It is what opens it; a second time changes nothing.');

export const goodbyeSource: Source = {
  title: 'Sign-in to a closed account',
  opens:
    'a family’s own record as a file, and nothing else, for half an hour, within GOODBYE_DAYS after its account was deactivated',
  reaches: 'account',
  tables: ['sessions'],
  acts: {
    reallocated: REFUSED,
    clinicianChanged: OWN_RECORD,
    managerChanged: OWN_RECORD,
    teamChanged: OWN_RECORD,
    coverEnded: OWN_RECORD,
    skillClosed: OWN_RECORD,
    skillDeleted: OWN_RECORD,
    skillRestored: OWN_RECORD,
    closingUndone: OWN_RECORD,
    outcomeClosed: OWN_RECORD,
    childRemoved: OWN_RECORD,
    childRestored: OWN_RECORD,
    deactivated: OPENS_IT,
    deleted: 'ends',
    letInAgain: 'ends',
    handedOver: REFUSED,
    roleChanged: REFUSED,
    passwordChanged: REFUSED,
    passwordByMail: 'ends',
    passwordByAdministrator: REFUSED,
    addressChanged: 'ends',
    signedOut: 'ends',
    signedOutEverywhere: REFUSED,
    deviceRemoved: REFUSED,
    factorsReset: REFUSED,
    familyDeactivated: OPENS_IT,
    familyDeleted: 'ends',
    consentEnded: stays('A family takes its record along without agreeing to a new text.'),
    familyErased: 'ends',
    backupRestored: 'ends',
  },
};
