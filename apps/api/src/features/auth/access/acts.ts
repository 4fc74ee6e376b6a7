// What ends which way into an account: the only list of both. A new source or act does not compile without its cells.
// In words, for people: docs/privacy.md, 'What ends a way in'.

/**
 * Every way into an account beside its password, and what acts for it elsewhere. Views of families, live events and
 * signed URLs of files belong to a session and end with it; stored replies and drafts are read with a session only.
 */
export const SOURCES = [
  // Devices before sessions, so that a concurrent sign-in is not left open on a device that is no longer listed.
  'devices',
  'sessions',
  'challenges',
  'passes',
  'feed',
  'links',
  'passkeys',
  'totp',
  'recoveryCodes',
  'directory',
  'google',
] as const;
export type Source = (typeof SOURCES)[number];

/**
 * `ends`: all of it. `others`: all but this sign-in and its device. `asks`: what the person did not name as staying.
 * `proved`: the same, and only after a confirmation with one that stays.
 */
export type Cell = 'ends' | 'others' | 'asks' | 'proved' | { stays: string };

/** Ends with the session that it began in. */
const SESSION_BOUND = {
  challenges: 'ends',
  passes: 'ends',
  feed: 'ends',
} as const;

const ALL_END = {
  ...SESSION_BOUND,
  devices: 'ends',
  sessions: 'ends',
  links: 'ends',
  passkeys: 'ends',
  totp: 'ends',
  recoveryCodes: 'ends',
  directory: 'ends',
  google: 'ends',
} as const satisfies Record<Source, Cell>;

/** The person is signed in and decides. */
const OWN = {
  ...SESSION_BOUND,
  devices: 'others',
  sessions: 'others',
  links: 'ends',
  passkeys: 'asks',
  totp: 'asks',
  recoveryCodes: 'asks',
  directory: 'asks',
  google: 'asks',
} as const satisfies Record<Source, Cell>;

export const ACTS = {
  passwordByMail: {
    ...ALL_END,
    passkeys: 'proved',
    totp: 'proved',
    recoveryCodes: 'proved',
    google: 'proved',
    directory: { stays: 'Only the directory links a person, at an address that it vouches for.' },
  },
  passwordChanged: OWN,
  signedOutEverywhere: OWN,
  ownAddress: OWN,
  addressByOther: ALL_END,
  deactivated: ALL_END,
  deleted: ALL_END,
  /** From the command line. */
  locked: ALL_END,
  factorsReset: {
    ...ALL_END,
    links: { stays: 'Who lost the factors may be about to set a new password.' },
    google: { stays: 'It opens nothing here.' },
  },
} as const satisfies Record<string, Record<Source, Cell>>;
export type AccountAct = keyof typeof ACTS;
