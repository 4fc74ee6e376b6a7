import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text } from 'node:stream/consumers';
import type { Database, Listener } from '../db/database.ts';
import { openLogger } from '../log/logger.ts';
import { type Hub, openHub } from './hub.ts';

const USER = 'user';
let listener: Listener;
let hub: Hub;
beforeEach(async () => {
  vi.useFakeTimers();
  const database = {
    listen: async (_: string, given: Listener) => ((listener = given), async () => undefined),
  } as unknown as Database;
  hub = await openHub(database, openLogger('silent'));
});
afterEach(() => vi.useRealTimers());

const fine = async (): Promise<string | undefined> => undefined;
const announce = (users: string[]) =>
  listener.onMessage(JSON.stringify({ userIds: users, event: { type: 'refresh' } }));

it('a stream sends a heartbeat every 25 seconds', async () => {
  const { body, end } = hub.open(USER, { check: fine });
  await vi.advanceTimersByTimeAsync(76_000);
  end();
  expect(await text(body)).toBe(':\n\n:\n\n:\n\n');
});

it('a stream ends within a minute after its session', async () => {
  let signedIn = true;
  const { body } = hub.open(USER, { check: async () => (signedIn ? undefined : Promise.reject(new Error('ended'))) });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(body.readableEnded || (body as unknown as { writableEnded: boolean }).writableEnded).toBe(false);
  signedIn = false;
  await vi.advanceTimersByTimeAsync(61_000);
  expect((body as unknown as { writableEnded: boolean }).writableEnded).toBe(true);
});

it('streams end when messages may have been missed, so that pages reload', async () => {
  const { body } = hub.open(USER, { check: fine });
  listener.missed();
  expect(await text(body)).toBe('');
});

it('an unreadable message is skipped without harm', async () => {
  const { body, end } = hub.open(USER, { check: fine });
  for (const broken of ['', 'null', '{"userIds":7}', '{']) listener.onMessage(broken);
  announce([USER, 'somebody else']);
  end();
  expect(await text(body)).toBe('data: {"type":"refresh"}\n\n');
});

it('the stream of a page that reads nothing is destroyed before it fills the memory', () => {
  const { body } = hub.open(USER, { check: fine });
  for (let n = 0; n < 10_000; n += 1) announce([USER]);
  expect(body.destroyed).toBe(true);
});

it('closing the hub ends every stream, also one opened later', async () => {
  const early = hub.open(USER, { check: fine });
  await hub.close();
  const late = hub.open(USER, { check: fine });
  expect(await Promise.all([text(early.body), text(late.body)])).toEqual(['', '']);
});

it('a stream checks its session at once when notified that it may have ended', async () => {
  let signedIn = true;
  const { body } = hub.open(USER, { check: async () => (signedIn ? undefined : Promise.reject(new Error('ended'))) });
  const check = () => listener.onMessage(JSON.stringify({ userIds: [USER], check: true }));
  check();
  await vi.advanceTimersByTimeAsync(0);
  expect((body as unknown as { writableEnded: boolean }).writableEnded).toBe(false);
  signedIn = false;
  check();
  await vi.advanceTimersByTimeAsync(0);
  expect(await text(body)).toBe('');
});

it('a stream ends when its session expires', async () => {
  const ends = Date.now() + 5_000;
  const check = async () =>
    Date.now() < ends ? new Date(ends).toISOString() : Promise.reject<undefined>(new Error('ended'));
  const { body } = hub.open(USER, { check });
  await vi.advanceTimersByTimeAsync(4_900);
  expect((body as unknown as { writableEnded: boolean }).writableEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(await text(body)).toBe('');
});
