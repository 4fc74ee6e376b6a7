import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
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
