import { asks, type Cell as AccessCell, type Source as AccessSource, stays } from '../../../kernel/access/source.ts';
import { type AccountAct, ACTS, type Cell, type Source } from './acts.ts';

// The ways into an account for the table of docs/privacy.md, made of the list that `endAccess` reads.

const OTHER_FAMILIES = stays('It opens the account, whichever families its owner works with.');
const NOT_ITS_ACCOUNT = stays('A family’s own account ends with it as any account; that of its coach is another.');
const SAME_PERSON = stays('Another role at work is the same person.');
const NOT_YET = stays('Nothing ends before the link is used.');
const ONE_SIGN_IN = stays('Signing out ends this sign-in only.');
const ONE_DEVICE = stays('It belongs to the account and not to that browser.');
const AS_OF_BACKUP = stays('As of the backup: what was removed since has to be removed again.');

/** Nothing that only concerns families ends a way into the account of their coach. */
const ofFamilies = {
  reallocated: OTHER_FAMILIES,
  clinicianChanged: OTHER_FAMILIES,
  managerChanged: OTHER_FAMILIES,
  teamChanged: OTHER_FAMILIES,
  coverEnded: OTHER_FAMILIES,
  skillClosed: OTHER_FAMILIES,
  skillDeleted: OTHER_FAMILIES,
  skillRestored: OTHER_FAMILIES,
  closingUndone: OTHER_FAMILIES,
  outcomeClosed: OTHER_FAMILIES,
  childRemoved: OTHER_FAMILIES,
  childRestored: OTHER_FAMILIES,
  familyDeactivated: NOT_ITS_ACCOUNT,
  familyDeleted: NOT_ITS_ACCOUNT,
  consentEnded: NOT_ITS_ACCOUNT,
  familyErased: NOT_ITS_ACCOUNT,
} as const;

const inWords = (cell: Cell): AccessCell => {
  if (cell === 'asks') return asks('The owner sees each by name and day; what they do not name ends.');
  if (cell === 'proved')
    return asks(
      'It ends unless it is ticked and one that stays is proved in the same step, which a second step needs.',
    );
  return typeof cell === 'object' ? cell : 'ends';
};

type About = Pick<AccessSource, 'title' | 'opens' | 'tables'>;
type Own = Pick<AccessSource['acts'], 'signedOut' | 'deviceRemoved' | 'passwordByAdministrator' | 'backupRestored'>;

const sourceOf = (source: Source, about: About, own: Partial<Own> = {}): AccessSource => {
  const by = (act: AccountAct) => inWords(ACTS[act][source]);
  return {
    ...about,
    reaches: 'account',
    acts: {
      ...ofFamilies,
      deactivated: by('deactivated'),
      deleted: by('deleted'),
      // What has ended is not revived.
      letInAgain: by('deactivated'),
      handedOver: by('deactivated'),
      roleChanged: SAME_PERSON,
      passwordChanged: by('passwordChanged'),
      passwordByMail: by('passwordByMail'),
      passwordByAdministrator: NOT_YET,
      addressChanged: by('addressByOther'),
      signedOut: ONE_SIGN_IN,
      signedOutEverywhere: by('signedOutEverywhere'),
      deviceRemoved: ONE_DEVICE,
      factorsReset: by('factorsReset'),
      backupRestored: AS_OF_BACKUP,
      ...own,
    },
  };
};

const ENDED_BY_RESTORE = { backupRestored: 'ends' } as const;

export const ACCOUNT_SOURCES = {
  devices: sourceOf(
    'devices',
    {
      title: 'Known device',
      opens: 'nothing by itself: it spares its owner the limits of wrong passwords',
      tables: ['devices'],
    },
    { ...ENDED_BY_RESTORE, deviceRemoved: 'ends' },
  ),
  sessions: sourceOf(
    'sessions',
    {
      title: 'Sign-in',
      opens: 'the account, with views of families, live events and files, for 12 hours at most',
      tables: ['sessions'],
    },
    { ...ENDED_BY_RESTORE, signedOut: 'ends', deviceRemoved: 'ends' },
  ),
  challenges: sourceOf(
    'challenges',
    {
      title: 'Step between password and code',
      opens: 'the account with a second step, for five minutes',
      tables: ['auth_challenges'],
    },
    ENDED_BY_RESTORE,
  ),
  passes: sourceOf(
    'passes',
    {
      title: 'Phone that is ready for practice',
      opens: 'recording of practice for the children it names, for 90 days after its last use',
      tables: ['practice_passes', 'practice_pass_members'],
    },
    ENDED_BY_RESTORE,
  ),
  feed: sourceOf(
    'feed',
    { title: 'Calendar address', opens: 'the times of sessions, until it is replaced', tables: ['calendar_feeds'] },
    ENDED_BY_RESTORE,
  ),
  links: sourceOf(
    'links',
    { title: 'Mailed link', opens: 'a new password, once, for 30 minutes or seven days', tables: ['link_tokens'] },
    // A newer one replaces it.
    { ...ENDED_BY_RESTORE, passwordByAdministrator: 'ends' },
  ),
  passkeys: sourceOf('passkeys', {
    title: 'Passkey',
    opens: 'the account without a password',
    tables: ['passkeys'],
  }),
  totp: sourceOf('totp', {
    title: 'Codes from an app',
    opens: 'the account together with the password',
    tables: ['totp_secrets'],
  }),
  recoveryCodes: sourceOf('recoveryCodes', {
    title: 'Recovery codes',
    opens: 'the account together with the password, once each',
    tables: ['recovery_codes'],
  }),
  directory: sourceOf('directory', {
    title: 'Link to the organisation’s directory',
    opens: 'the account for the person whom the directory names',
    tables: ['identities'],
  }),
  google: sourceOf('google', {
    title: 'Connection to Google',
    opens: 'nothing here: appointments are written to that calendar, and mails sent from that address',
    tables: ['google_connections'],
  }),
} as const satisfies Record<Source, AccessSource>;
