import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { me } from '../../testing/sessions.ts';

const { coach, parent } = DEMO_PEOPLE;
const server = useServer();

it('user/me contains the children with their primary contact resolved [C009]', async () => {
  const { body } = await me(server, await server.signIn('parent'));
  const { arlo } = DEMO_CHILDREN;
  expect(body.data.members[0]).toEqual({
    _id: arlo.id,
    parent: parent.id,
    firstName: 'Arlo',
    lastName: 'Sharma',
    dob: arlo.dob,
    avatarUrl: '/pictures/arlo.svg',
    memberShipStart: arlo.memberShipStart,
    memberShipEnd: arlo.memberShipEnd,
    primaryContact: coach.id,
    primaryContactObject: {
      _id: coach.id,
      firstName: coach.firstName,
      lastName: coach.lastName,
      email: coach.email,
      avatar: null,
    },
  });
});

it('user/me has null for a child without a primary contact, and leaves out removed children', async () => {
  const user = await addUser(server);
  const remaining = await addChild(server, { parentId: user.id });
  const removed = await addChild(server, { parentId: user.id });
  await rowsOf(server, sql`update members set deleted_at = now() where id = ${removed.id}`);
  const { members } = (await me(server, await server.signIn(user))).body.data;
  expect(members).toHaveLength(1);
  expect(members[0]).toMatchObject({ _id: remaining.id, primaryContact: null, primaryContactObject: null });
});

it('user/me returns dates as ISO 8601 and never the password', async () => {
  const { body, text } = await me(server, await server.signIn('coach'));
  const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
  for (const field of ['createdAt', 'updatedAt', 'sessionExpiresAt']) expect(body.data[field]).toMatch(iso);
  // Demo dates are relative to now, which this process reads a little later than the seed did.
  expect(Math.abs(Date.parse(body.data.createdAt) - Date.parse(coach.createdAt))).toBeLessThan(HOUR);
  expect(text).not.toMatch(/argon2|password/i);
});
