import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { RESET_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { createChallenge, findChallenge } from '../../features/auth/factors/challenges.queries.ts';
import { replaceRecoveryCodes } from '../../features/auth/factors/recovery-codes.queries.ts';
import { newRecoveryCodes } from '../../features/auth/factors/recovery-codes.ts';
import { findLinkedUser } from '../../features/auth/sso/queries.ts';
import type { ACCOUNT_SOURCES as DECLARED } from '../../features/auth/access/sources.ts';
import { insertPass } from '../../kernel/identity/passes.queries.ts';
import { createLink } from '../../kernel/identity/links.queries.ts';
import { isKnownDevice } from '../../kernel/identity/devices.queries.ts';
import { freshAddress } from '../addresses.ts';
import { cookieFrom } from '../devices.ts';
import { addPasskey, signInByPasskey } from '../factors.ts';
import { rowsOf } from '../rows.ts';
import type { Give, Held } from './given.ts';
import type { Scene } from './scene.ts';

// The ways into the holder's account, each as somebody would have it.

const labelled = (label: string, opens: boolean): string[] => (opens ? [label] : []);

/** The sign-in that the holder makes on a device, of which some acts are about. */
const signedIn = new WeakMap<Scene, { token: string; cookie: string }>();
export const signInOf = async (scene: Scene) => {
  const stored = signedIn.get(scene);
  if (stored) return stored;
  const { email, password } = scene.holder;
  const response = await scene.server.call('POST', 'auth/login', { body: { email, password }, ip: freshAddress() });
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  const made = { token: response.body.data.token as string, cookie: cookieFrom(response) };
  signedIn.set(scene, made);
  return made;
};

/** Makes new ways in with a token that may have ended. */
const rebuildWith =
  ({ server, child }: Scene, token: string) =>
  async () => {
    await server.call('POST', 'auth/refresh', { token });
    await server.call('POST', 'calendar/feed', { token, body: {} });
    await server.call('POST', 'practice/passes', { token, body: { deviceName: 'Again', members: [child.id] } });
    await server.call('POST', 'account/passkey/options', { token, body: { purpose: 'register' } });
    await server.call('POST', 'account/recovery-codes', { token });
  };

const nothing = async () => undefined;
const heldBy = (label: string, opens: () => Promise<boolean>, regain: Held['regain'] = nothing): Held => ({
  open: async () => labelled(label, await opens()),
  regain,
});

const hasRow = async ({ server, holder }: Scene, table: string, condition = 'true') =>
  (await rowsOf(server, sql`select 1 from ${sql.raw(table)} where user_id = ${holder.id} and ${sql.raw(condition)}`))
    .length > 0;

export const ACCOUNT_SOURCES = {
  devices: async (scene) => {
    const { cookie } = await signInOf(scene);
    const tokens = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split(/[^\w-]/);
    return heldBy('known device', async () => (await scene.server.within(() => isKnownDevice(tokens))) !== undefined);
  },
  sessions: async (scene) => {
    const { token } = await signInOf(scene);
    const opens = async (path: string) =>
      labelled(path, (await scene.server.call('GET', path, { token })).status === 200);
    return {
      open: async () => [
        ...(await opens('user/me')),
        ...(await opens('account/access')),
        ...(await opens('auth/devices')),
      ],
      regain: rebuildWith(scene, token),
    };
  },
  challenges: async (scene) => {
    const { challenge } = await scene.server.within(() =>
      createChallenge({ userId: scene.holder.id, purpose: 'second', firstStep: 'password' }),
    );
    return heldBy('ticket', async () => Boolean(await scene.server.within(() => findChallenge(challenge, 'second'))));
  },
  passes: async (scene) => {
    const { token } = await scene.server.within(() =>
      insertPass({ userId: scene.holder.id, deviceName: 'Kitchen phone', memberIds: [scene.child.id] }),
    );
    const opens = async () => (await scene.server.call('GET', 'practice/plan', { token })).status === 200;
    return heldBy('practice/plan', opens, rebuildWith(scene, token));
  },
  feed: async (scene) => {
    const token = await scene.tokenOf(scene.holder);
    const { url } = (await scene.server.call('POST', 'calendar/feed', { token, body: {} })).body.data;
    const path = new URL(url as string).pathname.replace('/api/', '');
    return heldBy('calendar/feed', async () => (await scene.server.call('GET', path)).status === 200);
  },
  links: async (scene) => {
    const token = await scene.server.within(() => createLink(scene.holder.id, 'reset', RESET_TOKEN_MS));
    const read = () => scene.server.call('GET', 'user/resetPassword', { token, ip: freshAddress() });
    return heldBy('user/resetPassword', async () => (await read()).status === 200);
  },
  passkeys: async (scene) => {
    const { authenticator } = await addPasskey(scene.server, await scene.tokenOf(scene.holder));
    return heldBy('auth/passkey', async () => (await signInByPasskey(scene.server, authenticator)).status === 200);
  },
  totp: async (scene) => {
    await rowsOf(
      scene.server,
      sql`insert into totp_secrets (user_id, sealed, confirmed_at) values (${scene.holder.id}, 'x', now())`,
    );
    return heldBy('codes', () => hasRow(scene, 'totp_secrets', 'sealed is not null'));
  },
  recoveryCodes: async (scene) => {
    await scene.server.within(() => replaceRecoveryCodes(scene.holder.id, newRecoveryCodes()));
    return heldBy('recovery codes', () => hasRow(scene, 'recovery_codes', 'used_at is null'));
  },
  directory: async (scene) => {
    const identity = { issuer: 'https://directory.example', subject: uuidv7() };
    await rowsOf(
      scene.server,
      sql`insert into identities (issuer, subject, user_id) values (${identity.issuer}, ${identity.subject}, ${scene.holder.id})`,
    );
    const found = () => scene.server.within(() => findLinkedUser(identity));
    return heldBy('directory', async () => (await found()) !== undefined);
  },
  google: async (scene) => {
    await rowsOf(
      scene.server,
      sql`insert into google_connections (user_id, kind, sealed) values (${scene.holder.id}, 'calendar', 'x')`,
    );
    return heldBy('calendar at Google', () => hasRow(scene, 'google_connections'));
  },
} as const satisfies Record<keyof typeof DECLARED, Give>;
