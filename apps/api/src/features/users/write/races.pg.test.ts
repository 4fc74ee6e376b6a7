import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileUrl } from '@amberway/contract/uploads/file-url';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { storeTestFile } from '../../../testing/files.ts';
import { useServer } from '../../../testing/hooks.ts';
import { requestWhileHeld } from '../../../testing/locks.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { addChild, addUser } from '../../../testing/people.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { freshEmail, newCustomer } from '../../../testing/user-bodies.ts';

const RACERS = 16;
const server = useServer({ engine: 'postgres' });
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});
const atOnce = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: RACERS }, (_, n) => work(n)));
const countOf = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

it('when many create the same e-mail address at once, in any case, one user and one mail are created', async () => {
  const email = freshEmail();
  const responses = await atOnce((n) =>
    server.call('POST', 'user', {
      token: admin,
      body: newCustomer({ email: n % 2 ? email.toUpperCase() : email }),
    }),
  );
  expect([countOf(responses, 200), countOf(responses, 409)]).toEqual([1, RACERS - 1]);
  expect(await mailsTo(server, email)).toHaveLength(1);
});

it('an idempotency key sent many times at once creates one user and one mail', async () => {
  const body = newCustomer({ members: [{ firstName: 'Kit', primaryContact: DEMO_PEOPLE.coach.id }] });
  const responses = await atOnce(() =>
    server.call('POST', 'user', { token: admin, body, headers: { 'idempotency-key': 'racing-user' } }),
  );
  expect(new Set(responses.map((response) => response.body.data?._id)).size).toBe(1);
  expect(await mailsTo(server, body.email)).toHaveLength(1);
  expect(
    await rowsOf(server, sql`select 1 from members where parent_id = ${responses[0]?.body.data._id}`),
  ).toHaveLength(1);
});

it('of two deleted users with the same e-mail address only one can be restored', async () => {
  const email = freshEmail();
  const pair = [
    await addUser(server, { email, userStatus: 'Deleted' }),
    await addUser(server, { email, userStatus: 'Deleted' }),
  ];
  const responses = await atOnce((n) =>
    server.call('PATCH', `user/${pair[n % 2]?.id}`, { token: admin, body: { userStatus: 'Active' } }),
  );
  expect(countOf(responses, 500)).toBe(0);
  expect(await rowsOf(server, sql`select 1 from users where email = ${email} and user_status = 'Active'`)).toHaveLength(
    1,
  );
});

it('when many edit the same version of a user at once, one succeeds', async () => {
  const user = await addUser(server, { csm: DEMO_PEOPLE.coach.id, choosePlan: 'Flagship' });
  const responses = await atOnce((n) =>
    server.call('PUT', `user/${user.id}`, { token: admin, body: { address: `${n} Race Street`, version: 1 } }),
  );
  expect([countOf(responses, 200), countOf(responses, 409)]).toEqual([1, RACERS - 1]);
});

it('an edit of a family with its child and a concurrent notification about the child both succeed', async () => {
  const user = await addUser(server, { csm: DEMO_PEOPLE.coach.id, choosePlan: 'Flagship' });
  const child = await addChild(server, { parentId: user.id, primaryContact: DEMO_PEOPLE.coach.id });
  const response = await requestWhileHeld(server, {
    first: sql`select 1 from members where id = ${child.id} for no key update`,
    ask: () =>
      server.call('PUT', `user/${user.id}`, {
        token: admin,
        body: { address: '1 Race Street', members: [{ _id: child.id, firstName: 'Kit' }] },
      }),
    next: sql`update users set unread_count = unread_count + 1 where id = ${user.id}`,
  });
  expect(response.status, response.text).toBe(200);
});

it('of two concurrent changes to a signature the later one unlinks the picture of the earlier one', async () => {
  const user = await addUser(server, { type: 'Business' });
  const token = await server.signIn(user);
  const { id, name } = await storeTestFile(server, { uploaderId: user.id, kind: 'image', name: 'a.png' });
  const html = `<p><img src="${fileUrl(id, name)}"></p>`;
  // The state the other change leaves, just before it commits.
  const response = await requestWhileHeld(server, {
    first: sql`with saved as (update users set email_signature = ${html} where id = ${user.id} returning 1)
      update files set links = 1, orphan_since = null from saved where id = ${id}`,
    ask: () => server.call('PUT', 'user/me/emailSignature', { token, body: { emailSignature: '<p>Me</p>' } }),
  });
  expect(response.status, response.text).toBe(200);
  expect(await rowsOf(server, sql`select links from files where id = ${id}`)).toEqual([{ links: 0 }]);
});

it('administrators who delete each other at once leave one administrator', async () => {
  await rowsOf(server, sql`update users set user_status = 'OnHold' where type = 'Administrator'`);
  const pair = await Promise.all([1, 2].map(() => addUser(server, { type: 'Administrator' })));
  const tokens = await Promise.all(pair.map((user) => server.signIn(user)));
  const responses = await Promise.all(
    tokens.map((token, n) => server.call('DELETE', `user/${pair[1 - n]?.id}`, { token })),
  );
  expect(countOf(responses, 200)).toBe(1);
  expect(
    await rowsOf(server, sql`select 1 from users where type = 'Administrator' and user_status = 'Active'`),
  ).toHaveLength(1);
});

describe('a coach who hands over', () => {
  /** A coach with a family of two children. */
  const leavingCoach = async () => {
    const { id } = await addUser(server, { type: 'Business' });
    const family = await addUser(server, { csm: id, choosePlan: 'Flagship' });
    const children = [
      await addChild(server, { parentId: family.id, primaryContact: id }),
      await addChild(server, { parentId: family.id, primaryContact: id }),
    ];
    return { id, family: family.id, children: children.map((child) => child.id) };
  };
  const leave = (id: string, to: string) =>
    server.call('PATCH', `user/${id}`, { token: admin, body: { userStatus: 'Inactive', handOverTo: to } });
  /** Who has the children and the family now. */
  const teamOf = async (family: string) => {
    const rows = await rowsOf<{ id: string }>(
      server,
      sql`select distinct primary_contact as id from members where parent_id = ${family} and deleted_at is null
        union select csm from users where id = ${family}`,
    );
    return rows.map(({ id }) => id);
  };

  it('to two colleagues at once gives all to one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, family } = await leavingCoach();
      const colleagues = [await addUser(server, { type: 'Business' }), await addUser(server, { type: 'Business' })];
      const responses = await Promise.all(colleagues.map((to) => leave(id, to.id)));
      expect(countOf(responses, 200)).toBeGreaterThanOrEqual(1);
      expect(countOf(responses, 500)).toBe(0);
      const team = await teamOf(family);
      expect(team).toHaveLength(1);
      expect(colleagues.map((to) => to.id)).toContain(team[0]);
    }
  });

  it('and takes over from the same colleague at once causes no deadlock, and nobody is left with a coach who left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await leavingCoach(), await leavingCoach()];
      const responses = await Promise.all([leave(one.id, other.id), leave(other.id, one.id)]);
      expect(countOf(responses, 500)).toBe(0);
      // The later one is refused: its colleague has left meanwhile.
      expect([countOf(responses, 200), countOf(responses, 422)]).toEqual([1, 1]);
      const stays = responses[0]?.status === 200 ? other.id : one.id;
      for (const { family } of [one, other]) expect(await teamOf(family)).toEqual([stays]);
    }
  });

  it('while one of the children is edited waits for that edit and hands over all the same', async () => {
    const { id, family, children } = await leavingCoach();
    const to = await addUser(server, { type: 'Business' });
    const response = await requestWhileHeld(server, {
      first: sql`select 1 from members where id = ${children[1]} for no key update`,
      ask: () => leave(id, to.id),
      next: sql`update users set unread_count = unread_count + 1 where id = ${family}`,
    });
    expect(response.status, response.text).toBe(200);
    expect(await teamOf(family)).toEqual([to.id]);
  });
});
