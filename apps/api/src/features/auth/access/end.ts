import { deviceOfSignIn, endKnownDevices } from '../../../kernel/identity/devices.queries.ts';
import { deleteConnectionsOf } from '../../../kernel/google/queries.ts';
import { voidLinks } from '../../../kernel/identity/links.queries.ts';
import { revokeUserPasses } from '../../../kernel/identity/passes.queries.ts';
import { revokeUserSessions } from '../../../kernel/identity/sign-ins.queries.ts';
import { deleteEventMapping, endFeed } from '../../calendar/public.ts';
import { voidChallenges } from '../factors/challenges.queries.ts';
import { deletePasskeysOf } from '../factors/passkeys.queries.ts';
import { deleteRecoveryCodes } from '../factors/recovery-codes.queries.ts';
import { deleteTotp } from '../factors/totp.queries.ts';
import { deleteIdentities } from '../sso/queries.ts';
import { ACTS, type AccountAct, type Source, SOURCES } from './acts.ts';
import { RECOVERY, TOTP, DIRECTORY, idsIn } from './keys.ts';

/** What an act leaves: the sign-in that it comes from, and the keys of what its person named as staying. */
export type Spared = { rootId?: string | undefined; stays?: readonly string[] };
type Given = { rootId: string | undefined; stays: readonly string[] };
type Ended = Partial<Record<Source, unknown>>;

const unless = <T>(spared: boolean, end: () => Promise<T>): Promise<T> | undefined => (spared ? undefined : end());

/** How each source ends. */
const END: Record<Source, (userId: string, given: Given) => Promise<unknown> | undefined> = {
  devices: async (userId, { rootId }) => endKnownDevices(userId, rootId && (await deviceOfSignIn(rootId))),
  sessions: (userId, { rootId }) => revokeUserSessions(userId, rootId),
  challenges: (userId) => voidChallenges(userId),
  passes: (userId) => revokeUserPasses(userId),
  feed: (userId) => endFeed(userId),
  links: (userId) => voidLinks(userId),
  passkeys: (userId, { stays }) => deletePasskeysOf(userId, idsIn(stays, 'passkey')),
  totp: (userId, { stays }) => unless(stays.includes(TOTP), () => deleteTotp(userId)),
  recoveryCodes: (userId, { stays }) => unless(stays.includes(RECOVERY), () => deleteRecoveryCodes(userId)),
  directory: (userId, { stays }) =>
    unless(stays.includes(DIRECTORY), async () => (await deleteIdentities(userId)).length),
  google: async (userId, { stays }) => {
    const gone = await deleteConnectionsOf(userId, idsIn(stays, 'google'));
    if (gone.includes('calendar')) await deleteEventMapping(userId);
    return gone.length;
  },
};

/**
 * Ends what an act ends: the only function that does. Call it in the transaction of the act, with the account locked.
 * Returns whether factors or connections ended, which their owner may want to know.
 */
export const endAccess = async (userId: string, act: AccountAct, spared: Spared = {}): Promise<boolean> => {
  const ended: Ended = {};
  // One after another: a transaction has one connection.
  for (const source of SOURCES) {
    const cell = ACTS[act][source];
    if (typeof cell === 'object') continue;
    ended[source] = await END[source](userId, {
      rootId: cell === 'others' ? spared.rootId : undefined,
      stays: cell === 'asks' || cell === 'proved' ? (spared.stays ?? []) : [],
    });
  }
  return Boolean(ended.passkeys || ended.totp || ended.recoveryCodes || ended.directory || ended.google);
};
