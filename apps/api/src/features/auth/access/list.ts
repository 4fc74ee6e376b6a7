import type { AccessCounts, AccountAccess, LastingAccess } from '@amberway/contract/kernel/account-access';
import { listKnownDevices, deviceOfSignIn } from '../../../kernel/identity/devices.queries.ts';
import { listConnections } from '../../../kernel/google/queries.ts';
import { listPasses } from '../../../kernel/identity/passes.queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { findFeed } from '../../calendar/public.ts';
import { listPasskeysOf } from '../factors/passkeys.queries.ts';
import { recoveryCodesOf } from '../factors/recovery-codes.queries.ts';
import { timeOfStep } from '../factors/totp.ts';
import { findTotp } from '../factors/totp.queries.ts';
import { listIdentities } from '../sso/queries.ts';
import { DIRECTORY, keyOf, RECOVERY, TOTP } from './keys.ts';

/** As in the factors of a session, of which the key of the directory differs. */
const FACTOR_OF: Partial<Record<string, string>> = { [DIRECTORY]: 'sso' };

/** What stays in an account until somebody removes it. `used`: the factors of this sign-in. */
export const listLasting = async (userId: string, used: readonly string[] = []): Promise<LastingAccess[]> => {
  // One after another: this also runs in transactions, which have one connection.
  const passkeys = await listPasskeysOf(userId);
  const totp = await findTotp(userId);
  const recovery = await recoveryCodesOf(userId);
  const identities = await listIdentities(userId);
  const connections = await listConnections(userId);
  const all = [
    ...passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      key: keyOf('passkey', id),
      kind: 'passkey' as const,
      name,
      addedAt: createdAt,
      lastUsedAt,
    })),
    ...(totp?.confirmedAt
      ? [
          {
            key: TOTP,
            kind: 'totp' as const,
            name: null,
            addedAt: totp.confirmedAt,
            lastUsedAt: totp.lastStep === null ? null : timeOfStep(totp.lastStep),
          },
        ]
      : []),
    ...(recovery
      ? [{ key: RECOVERY, kind: 'recovery' as const, name: null, addedAt: recovery.createdAt, lastUsedAt: null }]
      : []),
    // One link for the account, also where an earlier directory is linked.
    ...identities.slice(0, 1).map(({ issuer, linkedAt }) => ({
      key: DIRECTORY,
      kind: 'directory' as const,
      name: new URL(issuer).host,
      addedAt: linkedAt,
      lastUsedAt: null,
    })),
    ...connections.map(({ kind, account, createdAt }) => ({
      key: keyOf('google', kind),
      kind: 'google' as const,
      name: account ?? kind,
      addedAt: createdAt,
      lastUsedAt: null,
    })),
  ];
  return all.map((one) => ({ ...one, here: used.includes(FACTOR_OF[one.key] ?? one.key) }));
};

const countBrief = async (userId: string, exceptRootId?: string) => {
  const here = exceptRootId ? await deviceOfSignIn(exceptRootId) : null;
  const devices = await listKnownDevices(userId);
  return {
    signIns: devices.filter(({ id, signedIn }) => signedIn && id !== here).length,
    passes: (await listPasses(userId)).length,
    feed: (await findFeed(userId)) !== undefined,
  };
};

/** What opens the caller's account beside its password. */
export const loadAccess = async ({ actorId, rootId, second }: Principal): Promise<AccountAccess> => ({
  lasting: await listLasting(actorId, second.used),
  ...(await countBrief(actorId, rootId)),
});

/** What a new address would end, for the administrator who is about to set it. */
export const countAccess = async (userId: string): Promise<AccessCounts> => {
  const lasting = await listLasting(userId);
  const has = (...kinds: string[]) => lasting.some(({ kind }) => kinds.includes(kind));
  return {
    ...(await countBrief(userId)),
    passkeys: lasting.filter(({ kind }) => kind === 'passkey').length,
    codes: has(TOTP, RECOVERY),
    directory: has(DIRECTORY),
    google: has('google'),
  };
};
