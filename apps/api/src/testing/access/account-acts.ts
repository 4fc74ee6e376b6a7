import { sql } from 'drizzle-orm';
import { RESET_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { endRestoredAccess } from '../../backup/end-access.ts';
import type { Manifest } from '../../backup/manifest.ts';
import { describeTables } from '../../backup/queries.ts';
import { countWays } from '../../features/auth/factors/queries.ts';
import { replaceRecoveryCodes } from '../../features/auth/factors/recovery-codes.queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { createLink } from '../../kernel/identity/links.queries.ts';
import { createSession } from '../../kernel/identity/sign-ins.queries.ts';
import type { Act } from '../../kernel/access/acts.ts';
import { freshAddress } from '../addresses.ts';
import { rowsOf } from '../rows.ts';
import type { TestServer } from '../server.ts';
import { signInOf } from './account-sources.ts';
import type { Do } from './given.ts';
import type { Scene } from './scene.ts';

// Acts on the holder's account. Where the owner decides, nothing is named as staying.

const NEW_PASSWORD = 'Quiet-Lantern-Orbit-58';

type Options = Parameters<TestServer['call']>[2];
const must = async ({ server }: Scene, method: Parameters<TestServer['call']>[0], path: string, options: Options) => {
  const response = await server.call(method, path, { ip: freshAddress(), ...options });
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
};

/** A sign-in with a factor that is not among those that are given, so that none of them stays because of it. */
const ownToken = async ({ server, holder }: Scene): Promise<string> =>
  (await server.within(() => createSession(holder.id, undefined, ['passkey:another']))).token;

const byAdmin = async (scene: Scene, method: 'PATCH' | 'POST', path: string, body?: object) =>
  must(scene, method, `user/${scene.holder.id}${path}`, {
    token: await scene.tokenOf(scene.admin),
    ...(body && { body }),
  });

export const ACCOUNT_ACTS = {
  roleChanged: (scene) => byAdmin(scene, 'PATCH', '', { businessUserType: ['Resource Manager'] }),
  passwordChanged: async (scene) =>
    must(scene, 'POST', 'password/resetUserPassword', {
      token: await ownToken(scene),
      body: { userId: scene.holder.id, oldPassword: scene.holder.password, newPassword: NEW_PASSWORD, stays: [] },
    }),
  passwordByMail: async (scene) => {
    const token = await scene.server.within(() => createLink(scene.holder.id, 'reset', RESET_TOKEN_MS));
    await must(scene, 'PATCH', 'user/resetPassword', { token, body: { password: NEW_PASSWORD } });
  },
  passwordByAdministrator: (scene) => byAdmin(scene, 'POST', '/passwordLink', { kind: 'reset' }),
  addressChanged: (scene) => byAdmin(scene, 'PATCH', '', { email: `next-${scene.holder.email}` }),
  signedOut: async (scene) => {
    const { token } = await signInOf(scene);
    await must(scene, 'POST', 'auth/logout', { token, body: {} });
  },
  signedOutEverywhere: async (scene) =>
    must(scene, 'POST', 'auth/devices/endOthers', { token: await ownToken(scene), body: { stays: [] } }),
  deviceRemoved: async (scene) => {
    await signInOf(scene);
    const token = await ownToken(scene);
    const devices = (await scene.server.call('GET', 'auth/devices', { token })).body.data as { _id: string }[];
    for (const { _id } of devices) await must(scene, 'DELETE', `auth/devices/${_id}`, { token });
  },
  factorsReset: async (scene) => {
    const { id } = scene.holder;
    // Somebody without factors has nothing to reset.
    await scene.server.within(async () => {
      const { passkeys, totp, recoveryCodes } = await countWays(id);
      if (passkeys === 0 && !totp && recoveryCodes === 0) await replaceRecoveryCodes(id, ['one']);
    });
    await byAdmin(scene, 'POST', '/reset-factors');
  },
  consentEnded: async ({ server, customer }) => {
    await rowsOf(server, sql`update users set consent_version = 'former' where id = ${customer.id}`);
  },
  backupRestored: ({ server }) =>
    server.within(() =>
      inTransaction(async () => {
        const tables = (await describeTables()).map((table) => ({ ...table, rows: 0 }));
        await endRestoredAccess({ tables, createdAt: new Date().toISOString() } as unknown as Manifest);
      }),
    ),
} as const satisfies Partial<Record<Act, Do>>;
