import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SECOND } from '@amberway/contract/kernel/limits';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { openPage, type Page } from '../../testing/streams.ts';

// Over real HTTP: a stream whose sign-in or reach has ended is closed at once, not at the next minutely check.

const { coach, subscriber } = DEMO_PEOPLE;
const server = useServer({ jobs: [] });
let url: string;
beforeAll(async () => {
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
const pages: Page[] = [];
afterEach(() => pages.splice(0).forEach(({ leave }) => leave()));

const open = async (token: string) => {
  const page = await openPage(url, token);
  pages.push(page);
  expect(page.status).toBe(200);
  return page;
};
const stateAfter = async ({ ended }: Page, ms: number) => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, ms, 'open'));
  return Promise.race([ended.then(() => 'ended'), late]);
};
/** About a second on an idle machine; a busy one takes longer, but not the minute until the next check. */
const endsSoon = (page: Page) => stateAfter(page, 8 * SECOND);
const stillOpen = (page: Page) => stateAfter(page, SECOND / 4);
const viewOf = async (token: string, customerId: string) =>
  (await server.call('POST', `auth/actAs/${customerId}`, { token })).body.data.token as string;
const newPerson = async () => {
  const user = await addUser(server);
  return { user, token: await server.signIn(user) };
};
const cover = (customerId: string, left: string) =>
  rowsOf(
    server,
    sql`insert into cover_grants (id, business_user_id, customer_id, reason, expires_at)
      values (gen_random_uuid(), ${coach.id}, ${customerId}, 'a colleague is ill', now() + ${left}::interval)`,
  );

it('signing out ends the streams of all tabs of this sign-in, and no others', async () => {
  const { user, token } = await newPerson();
  const elsewhere = await open(await server.signIn(user));
  const tabs = [await open(token), await open(token)];
  await server.call('POST', 'auth/logout', { token });
  expect(await Promise.all(tabs.map(endsSoon))).toEqual(['ended', 'ended']);
  expect(await stillOpen(elsewhere)).toBe('open');
});

it('a new password ends the streams of the user’s other devices', async () => {
  const { user, token } = await newPerson();
  const [here, other] = [await open(token), await open(await server.signIn(user))];
  const body = { userId: user.id, oldPassword: user.password, newPassword: `${DEMO_PASSWORD}-Next2!` };
  expect((await server.call('POST', 'password/resetUserPassword', { token, body })).status).toBe(200);
  expect(await endsSoon(other)).toBe('ended');
  expect(await stillOpen(here)).toBe('open');
});

it('deactivating an account ends its streams', async () => {
  const { user, token } = await newPerson();
  const page = await open(token);
  await rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${user.id}`);
  expect(await endsSoon(page)).toBe('ended');
});

it('ending actAs ends its stream, but not the staff member’s own', async () => {
  const token = await server.signIn('coach');
  const view = await viewOf(token, DEMO_PEOPLE.parent.id);
  const [own, acting] = [await open(token), await open(view)];
  await server.call('POST', 'auth/actAs/end', { token: view });
  expect(await endsSoon(acting)).toBe('ended');
  expect(await stillOpen(own)).toBe('open');
});

it('a change of success manager ends the actAs stream of the previous one', async () => {
  const { user } = await newPerson();
  await rowsOf(server, sql`update users set csm = ${coach.id} where id = ${user.id}`);
  const page = await open(await viewOf(await server.signIn('coach'), user.id));
  await rowsOf(server, sql`update users set csm = null where id = ${user.id}`);
  expect(await endsSoon(page)).toBe('ended');
});

it('a cover that expires ends its actAs stream', async () => {
  const token = await server.signIn('coach');
  await cover(subscriber.id, '4 seconds');
  expect(await endsSoon(await open(await viewOf(token, subscriber.id)))).toBe('ended');
});

it('a cover that is withdrawn ends its actAs stream', async () => {
  await cover(subscriber.id, '1 hour');
  const page = await open(await viewOf(await server.signIn('coach'), subscriber.id));
  await rowsOf(server, sql`update cover_grants set expires_at = now() where customer_id = ${subscriber.id}`);
  expect(await endsSoon(page)).toBe('ended');
});
