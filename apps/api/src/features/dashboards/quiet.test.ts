import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addPass } from '../../testing/practice.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2');

// The demo families have never been here; what is tested adds its own.
beforeAll(() => rowsOf(server, sql`update users set created_at = now()`));

const read = async (token: string) => (await server.call('GET', 'dashboard/workspace', { token })).body.data;
const namesOf = (list: { items: { firstName: string }[] }) => list.items.map(({ firstName }) => firstName);
const quiet = async (token = tokens.coach) => namesOf((await read(token)).quietFamilies);

const family = async (firstName: string, daysAgo: number | null, about: object = {}, child: object = {}) => {
  const createdAt = new Date().toISOString();
  const user = await addUser(server, { firstName, csm: coach.id, validated: true, createdAt, ...about });
  const { id: memberId } = await addChild(server, { parentId: user.id, ...child });
  if (daysAgo !== null)
    await rowsOf(
      server,
      sql`insert into visits (user_id, root_id, seen_at) values (${user.id}, ${user.id}, now() - make_interval(days => ${daysAgo}))`,
    );
  return { ...user, memberId };
};

it('a family away for three weeks stands on its coach’s home until it returns', async () => {
  const linh = await family('Linh', 36);
  await family('Priya', 20);
  await family('Later', 22);
  expect(await quiet()).toEqual(['Linh', 'Later']);
  expect(await quiet(tokens.coach2)).toEqual([]);
  expect((await read(tokens.admin)).quietFamilies).toBeUndefined();
  const { quietFamilies } = await read(tokens.coach);
  expect(quietFamilies).toMatchObject({ count: 2, items: [{ _id: linh.id, member: linh.memberId }, {}] });
  await server.signIn(linh);
  await server.call('POST', 'dashboard/visit', { token: await server.signIn(linh) });
  expect(await quiet()).toEqual(['Later']);
});

it('not one that practises on a device without a sign-in, has ended, is inactive, on hold, or has never come', async () => {
  const before = await quiet();
  const device = await family('Device', 40);
  await addPass(server, [device.memberId], device.id);
  await rowsOf(server, sql`update practice_passes set last_used_at = now() where user_id = ${device.id}`);
  await family('Ended', 40, {}, { memberShipStart: '2026-01-01', memberShipEnd: '2026-02-01' });
  await family('Inactive', 40, { userStatus: 'Inactive' });
  await family('Paused', 40, { userStatus: 'OnHold' });
  await family('Nils', null, { validated: false });
  expect(await quiet()).toEqual(before);
});

it('administrators see who has never signed in a week after the last link, and sending it again takes the line away', async () => {
  const away = async () => (await read(tokens.admin)).notSignedIn;
  const old = { validated: false, createdAt: new Date(Date.now() - 8 * 86_400_000).toISOString() };
  const nils = await family('Nils', null, old);
  await family('New', null, { validated: false });
  await family('Gone', null, { ...old, userStatus: 'Inactive' });
  // A new e-mail address is not confirmed yet, but the family has been here.
  await family('Moved', 3, old);
  expect(namesOf(await away())).toEqual(['Nils']);
  expect((await away()).items[0].linkSentAt).toBe(old.createdAt);
  expect((await read(tokens.coach)).notSignedIn).toBeUndefined();
  const body = { kind: 'setPassword' };
  const sent = await server.call('POST', `user/${nils.id}/passwordLink`, { token: tokens.admin, body });
  expect(sent.status, sent.text).toBe(200);
  expect((await away()).count).toBe(0);
});
