import type { Act } from './acts.ts';
import { asks, type Cell, type Source, stays } from './source.ts';

// What carries a right on: it is made with a right to a family and read with a sign-in, and must not outlive either.

type AccountAct =
  | 'deactivated'
  | 'deleted'
  | 'letInAgain'
  | 'handedOver'
  | 'roleChanged'
  | 'passwordChanged'
  | 'passwordByMail'
  | 'passwordByAdministrator'
  | 'addressChanged'
  | 'signedOut'
  | 'signedOutEverywhere'
  | 'deviceRemoved'
  | 'factorsReset'
  | 'backupRestored';

const NOT_ENDED = stays('The right that it was made with has not ended.');
const SAME_PERSON = stays('Another role at work is the same person.');
const NOT_YET = stays('Nothing ends before the link is used.');

/** Ends with the sign-in that it was made in. */
export const WITH_SIGN_IN: Readonly<Record<AccountAct, Cell>> = {
  deactivated: 'ends',
  deleted: 'ends',
  letInAgain: 'ends',
  handedOver: 'ends',
  roleChanged: SAME_PERSON,
  passwordChanged: 'ends',
  passwordByMail: 'ends',
  passwordByAdministrator: NOT_YET,
  addressChanged: 'ends',
  signedOut: 'ends',
  signedOutEverywhere: 'ends',
  deviceRemoved: 'ends',
  factorsReset: 'ends',
  backupRestored: 'ends',
};

const BY_OWNER = stays('Nobody reads it but its owner, signed in, and only while the family is theirs.');
const STILL_THEIRS = stays('The family is still assigned to its owner, who reads it after signing in again.');
const UNTIL_NEW_FACTORS = asks('Staff read nothing until new factors count: a day, or a second administrator.');
const AS_OF_BACKUP = stays('As of the backup, as the right that it was made with.');

/** Read with any sign-in of its owner. */
export const BY_OWNER_ONLY: Readonly<Record<AccountAct, Cell>> = {
  deactivated: 'ends',
  deleted: 'ends',
  letInAgain: STILL_THEIRS,
  handedOver: 'ends',
  roleChanged: BY_OWNER,
  passwordChanged: BY_OWNER,
  passwordByMail: BY_OWNER,
  passwordByAdministrator: BY_OWNER,
  addressChanged: BY_OWNER,
  signedOut: BY_OWNER,
  signedOutEverywhere: BY_OWNER,
  deviceRemoved: BY_OWNER,
  factorsReset: UNTIL_NEW_FACTORS,
  backupRestored: AS_OF_BACKUP,
};

type About = Pick<Source, 'title' | 'opens' | 'tables'> & {
  /** The right to a family that it was made with. */
  by: Pick<Source, 'acts'>;
  account: Readonly<Record<AccountAct, Cell>>;
  /** Where it differs. */
  except?: Partial<Source['acts']>;
};

export const carried = ({ title, opens, tables, by, account, except }: About): Source => ({
  title,
  opens,
  tables,
  reaches: 'carried',
  acts: {
    ...(Object.fromEntries(
      Object.entries(by.acts).map(([act, cell]) => [act, cell === 'ends' ? cell : NOT_ENDED]),
    ) as Record<Act, Cell>),
    ...account,
    ...except,
  },
});
