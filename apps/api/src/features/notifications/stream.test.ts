import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { STREAMS_PER_USER } from '../../kernel/events/hub.ts';
import { useServer } from '../../testing/hooks.ts';
import { addNotification } from '../../testing/notifications.ts';
import { addUser, type TestUser } from '../../testing/people.ts';
import { ageSession, me, sessionOf } from '../../testing/sessions.ts';
import { openPage, type Page } from '../../testing/streams.ts';
import { recountUnread } from './unread.ts';

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
  return page;
};
const someone = async () => {
  const user = await addUser(server);
  return { user, token: await server.signIn(user) };
};
const add = async ({ id }: Pick<TestUser, 'id'>, amount: number) => {
  for (let n = 0; n < amount; n += 1) await addNotification(server, id);
  await server.within(() => recountUnread([id]));
};
const unread = (unreadCount: number) => ({ type: 'unread', unreadCount });

describe('an open page [C253]', () => {
  it('receives the unread count at once, and every change of it', async () => {
    const { user, token } = await someone();
    await add(user, 2);
    const page = await open(token);
    await vi.waitFor(() => expect(page.events).toEqual([unread(2)]));
    await add(user, 1);
    await server.call('PATCH', 'notification/readAll', { token, body: {} });
    await vi.waitFor(() => expect(page.events.slice(1)).toEqual([unread(3), unread(0)]));
    expect((await me(server, token)).body.data.unreadCount).toBe(0);
  });

  it('receives nothing about other users', async () => {
    const [one, other] = [await someone(), await someone()];
    const page = await open(one.token);
    await add(other.user, 5);
    await add(one.user, 1);
    await vi.waitFor(() => expect(page.events).toEqual([unread(0), unread(1)]));
  });

  it('receives the customer’s events when staff act as that customer', async () => {
    const { user } = await someone();
    const admin = await server.signIn('admin');
    const acting = (await server.call('POST', `auth/actAs/${user.id}`, { token: admin })).body.data.token as string;
    const page = await open(acting);
    await add(user, 3);
    await vi.waitFor(() => expect(page.events).toEqual([unread(0), unread(3)]));
  });

  it('gets a plain event stream: not compressed, not cached, not buffered by proxies', async () => {
    const { token } = await someone();
    const { status, headers } = await open(token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });

  it('does not count as activity of the session', async () => {
    const { token } = await someone();
    await ageSession(server, token, { idle: '30 minutes' });
    const page = await open(token);
    await vi.waitFor(() => expect(page.events).toHaveLength(1));
    expect((await sessionOf(server, token)).idle_seconds).toBeGreaterThan(1_790);
  });
});

it(`one user has at most ${STREAMS_PER_USER} streams, and closing one makes room`, async () => {
  const { token } = await someone();
  for (let n = 0; n < STREAMS_PER_USER; n += 1) expect((await open(token)).status).toBe(200);
  expect((await open(token)).status).toBe(429);
  pages[0]?.leave();
  await vi.waitFor(async () => expect((await open(token)).status).toBe(200), { timeout: 5_000 });
});
