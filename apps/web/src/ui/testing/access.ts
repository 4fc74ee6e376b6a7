import type { AccountAccess, LastingAccess } from '@amberway/contract/kernel/account-access';

const PASSKEY_ID = '01a00000-0000-7000-8000-0000000000f1';

export const lasting = (about: Partial<LastingAccess> = {}): LastingAccess => ({
  key: `passkey:${PASSKEY_ID}`,
  kind: 'passkey',
  name: 'Mia’s phone',
  addedAt: '2026-11-01T01:00:00.000Z',
  lastUsedAt: null,
  here: false,
  ...about,
});

export const accessOf = (about: Partial<AccountAccess> = {}): AccountAccess => ({
  lasting: [],
  signIns: 0,
  passes: 0,
  feed: false,
  ...about,
});
