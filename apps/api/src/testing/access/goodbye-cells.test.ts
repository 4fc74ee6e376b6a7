import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { goodbyeSource } from '../../features/auth/goodbye/access.ts';
import type { Act } from '../../kernel/access/acts.ts';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { freshAddress } from '../addresses.ts';
import { useServer } from '../hooks.ts';
import { rowsOf } from '../rows.ts';
import { ALL_ACTS } from './acts.ts';
import type { Do } from './given.ts';
import { makeScene, type Scene } from './scene.ts';

// Every cell of the sign-in to a closed account, whose holder is a family and no coach.

const server = useServer();

const isRefused = (act: Act): boolean => {
  const cell = goodbyeSource.acts[act];
  return typeof cell === 'object' && 'stays' in cell && cell.stays.endsWith('this is refused.');
};

const setStatus =
  (userStatus: string): Do =>
  async ({ server: { call }, admin, customer, tokenOf }) => {
    const path = `user/${customer.id}`;
    const { status } = await call('PATCH', path, { token: await tokenOf(admin), body: { userStatus } });
    if (status !== 200) throw new Error(`${userStatus}: ${status}`);
  };

const signInToClosed = async ({ customer }: Scene): Promise<string> => {
  const body = { email: customer.email, password: DEMO_PASSWORD };
  const response = await server.call('POST', 'auth/login', { body, ip: freshAddress() });
  const { closed } = response.body as unknown as { closed?: { access: { token: string } | null } };
  if (!closed?.access) throw new Error(response.text);
  return closed.access.token;
};

const ACTS: Record<Act, (scene: Scene, token: string) => Promise<void>> = {
  ...ALL_ACTS,
  deactivated: setStatus('Inactive'),
  deleted: setStatus('Deleted'),
  letInAgain: setStatus('Active'),
  signedOut: async (_scene, token) => void (await server.call('POST', 'auth/logout', { token, body: {} })),
};

it.each(Object.keys(ACTS) as Act[])('%s does to it what the table says', async (act) => {
  const made = await makeScene(server);
  const scene: Scene = { ...made, holder: made.customer };
  const { customer } = scene;
  // What the act is about has to be there.
  await rowsOf(
    server,
    sql`insert into skill_team (skill_id, user_id) values (${scene.skill.id}, ${scene.successor.id})`,
  );
  await setStatus('Inactive')(scene);
  const token = await signInToClosed(scene);
  const open = async () =>
    (await server.call('POST', `privacy/${customer.id}/export`, { token, body: {} })).status === 200;
  expect(await open()).toBe(true);
  const done = await ACTS[act](scene, token).then(
    () => true,
    () => false,
  );
  expect(done, 'the act is refused').toBe(!isRefused(act));
  expect(await open()).toBe(goodbyeSource.acts[act] !== 'ends');
});
