import { describe, expect, it } from 'vitest';
import { ACCOUNT_SOURCES as DECLARED } from '../../features/auth/access/sources.ts';
import type { Act } from '../../kernel/access/acts.ts';
import { useServer } from '../hooks.ts';
import { ACCOUNT_ACTS } from './account-acts.ts';
import { ALL_ACTS } from './acts.ts';
import { ACCOUNT_SOURCES } from './account-sources.ts';
import type { Do, Held } from './given.ts';
import { makeScene, type Scene } from './scene.ts';

const server = useServer({ env: { PUBLIC_URL: 'http://localhost:3000' } });

type Name = keyof typeof ACCOUNT_SOURCES;
/** Together they would be a second factor that counts, which a mailed link asks for (features/auth/access/planted.test.ts). */
const GROUPS: readonly Name[][] = [
  ['devices', 'sessions', 'challenges', 'passes', 'feed', 'links', 'passkeys', 'directory', 'google'],
  ['totp'],
  ['recoveryCodes'],
];

const staysBy = (name: Name, act: Act): boolean => {
  const cell = DECLARED[name].acts[act];
  return typeof cell === 'object' && 'stays' in cell;
};

const patch = async ({ server: { call }, admin, holder, tokenOf }: Scene, userStatus: string) => {
  const token = await tokenOf(admin);
  expect((await call('PATCH', `user/${holder.id}`, { token, body: { userStatus } })).status).toBe(200);
};
const STATUS_ACTS = {
  deactivated: (scene) => patch(scene, 'Inactive'),
  deleted: (scene) => patch(scene, 'Deleted'),
  letInAgain: async (scene) => {
    await patch(scene, 'Inactive');
    await patch(scene, 'Active');
  },
} as const satisfies Partial<Record<Act, Do>>;
/** With `npm run sequences` also those that only concern families, which end none of these. */
const ALL = Object.entries({
  ...(process.env['SEQUENCES'] ? ALL_ACTS : ACCOUNT_ACTS),
  ...STATUS_ACTS,
}) as [Act, Do][];

describe('what opens an account', () => {
  it.each(ALL)('%s ends what the table says, and nothing of it comes back', async (act, doIt) => {
    const left: Record<string, boolean> = {};
    for (const group of GROUPS) {
      const scene = await makeScene(server);
      const held: [Name, Held][] = [];
      for (const name of group) held.push([name, await ACCOUNT_SOURCES[name](scene)]);
      for (const [name, { open }] of held) expect(await open(), `${name} before`).not.toEqual([]);
      await doIt(scene);
      // Somebody who still has it needs no way to get it back.
      for (const [name, { regain }] of held) if (!staysBy(name, act)) await regain();
      for (const [name, { open }] of held) left[name] = (await open()).length > 0;
    }
    // Where the owner decides, the act names nothing as staying.
    const expected = Object.fromEntries((Object.keys(DECLARED) as Name[]).map((name) => [name, staysBy(name, act)]));
    expect(left).toEqual(expected);
  });
});
