// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { type AfterFailure, afterFailure } from '@amberway/contract/kernel/after-failure';
import { FAILURES, type FailureCode } from '@amberway/contract/kernel/errors';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { closeDatabase } from '../device/database.ts';
import { DATABASE } from '../device/end.ts';
import { type Entry, readEntries, storeEntry } from './entries.ts';
import { newId } from './new-id.ts';
import { clearSenders, registerSender } from './senders.ts';
import { sendOnce } from './sending.ts';
import { outboxTexts } from './texts.ts';

const PRIYA = '0192f3a0-0000-7000-8000-000000000001';
const BROKEN = new ApiError({ status: 500, code: 'internal', message: 'Something went wrong.' });

/** One entry for each key. */
const store = async (...keys: string[]) => {
  for (const [n, key] of keys.entries())
    await storeEntry({ id: newId(n), owner: PRIYA, kind: 'tick', body: { key }, label: `${n} ${key}` });
};
const left = async () => (await readEntries(PRIYA)).map(({ label }) => label);
const failAt = (batch: number, isBad: (entry: Entry) => boolean) => {
  const send = vi.fn(async (entries: readonly Entry[]) => {
    if (entries.some(isBad)) throw BROKEN;
    return entries.map(({ id }) => ({ id, result: 'stored' as const }));
  });
  registerSender('tick', { batch, send });
  return send;
};

afterEach(async () => {
  clearSenders();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await closeDatabase();
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(DATABASE).addEventListener('success', () => resolve());
  });
});

it.each([1, 50])(
  'an entry at which the server fails holds up only later ones about its record (batches of %i)',
  async (batch) => {
    await store('a', 'bad', 'bad', 'b');
    failAt(batch, ({ body }) => (body as { key: string }).key === 'bad');
    expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'again', answered: { length: 2 } });
    expect(await left()).toEqual(['1 bad', '2 bad']);
  },
);

it('a server that fails at everything is left alone after a few entries', async () => {
  await store(...Array.from('abcdefghijklmnop'));
  const send = failAt(50, () => true);
  expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'again', answered: [] });
  expect(send).toHaveBeenCalledTimes(6);
});

it('the lock of a tab that is frozen is taken over after two minutes', async () => {
  await store('a');
  failAt(1, () => false);
  const request = async (_: string, { steal }: LockOptions, work: (lock: object | null) => unknown) =>
    work(steal ? {} : null);
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'busy' });
  vi.useFakeTimers({ now: Date.now() + MINUTE, toFake: ['Date'] });
  expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'busy' });
  vi.setSystemTime(Date.now() + MINUTE);
  expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'done' });
  expect(await left()).toEqual([]);
});

it('what cannot be noted for lack of room is sent all the same, and repeated as it was [practice 3]', async () => {
  await store('a', 'b');
  const bodies: unknown[] = [];
  let answers = false;
  let offset = 0;
  registerSender('tick', {
    batch: 50,
    checked: async ({ body }) => ({ ...(body as object), offset: ++offset }),
    send: async (entries) => {
      bodies.push(...entries.map(({ body }) => body));
      if (!answers) throw new ApiError({ status: 0, code: 'unavailable', message: 'lost', noResponse: true });
      return entries.map(({ id }) => ({ id, result: 'stored' as const }));
    },
  });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  try {
    expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'again' });
    answers = true;
    expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'done', answered: { length: 2 } });
  } finally {
    put.mockRestore();
  }
  expect(bodies.slice(2)).toEqual(bodies.slice(0, 2));
  expect(await left()).toEqual([]);
});

it('an entry that the response does not name is tried again later, not at once', async () => {
  await store('a', 'b');
  registerSender('tick', {
    batch: 50,
    send: async ([first]) => (first ? [{ id: first.id, result: 'stored' }] : []),
  });
  expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'again', answered: { length: 1 } });
  expect(await left()).toEqual(['1 b']);
});

it('a batch that is too large for a proxy is sent one by one', async () => {
  await store('a', 'b', 'c');
  const send = vi.fn(async (entries: readonly Entry[]) => {
    if (entries.length > 1) throw new ApiError({ status: 413, code: 'internal', message: 'Too large' });
    return entries.map(({ id }) => ({ id, result: 'stored' as const }));
  });
  registerSender('tick', { batch: 50, send });
  expect(await sendOnce(PRIYA)).toMatchObject({ outcome: 'done', answered: { length: 3 } });
  expect(await left()).toEqual([]);
});

it('one entry that is too large for a proxy says so in words', async () => {
  await store('a');
  registerSender('tick', {
    batch: 50,
    send: () => Promise.reject(new ApiError({ status: 413, code: 'internal', message: 'Something went wrong' })),
  });
  await sendOnce(PRIYA);
  expect(await readEntries(PRIYA)).toMatchObject([{ state: 'refused', reason: outboxTexts.tooLarge }]);
});

it.each([
  ['stored a moment after the time was read waits for its Undo', 5, 0],
  ['of a clock that was set back by a day is sent', DAY, 1],
])('an entry %s [practice 1, 7]', async (_, ms, sent) => {
  await storeEntry({ id: newId(), owner: PRIYA, kind: 'tick', body: {}, label: 'a', undoMs: 10_000 });
  const send = failAt(50, () => false);
  vi.useFakeTimers({ now: Date.now() - ms, toFake: ['Date'] });
  await sendOnce(PRIYA);
  expect(send).toHaveBeenCalledTimes(sent);
});

const CODES = Object.keys(FAILURES) as FailureCode[];
/** What is left of two entries, what the person is shown to do, and which of them the server has. */
const expectedAfter = (after: AfterFailure) => {
  const needs = ['waits', 'refused', 'stored'].includes(after) ? null : after;
  if (after === 'stored') return { states: [], needs, answered: 2 };
  const state = after === 'refused' ? 'refused' : 'waiting';
  return { states: [state, state], needs, answered: 0 };
};

it.each(CODES.flatMap((code) => [[code, 1] as const, [code, 50] as const]))(
  'a request that fails with %s refuses nothing that it does not judge (batches of %i)',
  async (code, batch) => {
    await store('a', 'b');
    const { status, message } = FAILURES[code];
    registerSender('tick', { batch, send: () => Promise.reject(new ApiError({ status, code, message })) });
    const { needs, answered } = await sendOnce(PRIYA);
    const states = (await readEntries(PRIYA)).map(({ state }) => state);
    expect({ states, needs, answered: answered.length }).toEqual(expectedAfter(afterFailure(code)));
  },
);

it('what a network answers in the place of the server refuses nothing', async () => {
  for (const status of [400, 401, 403, 404, 405, 407, 409, 410, 422, 451, 511, 500, 502]) {
    await store('a');
    const send = () => Promise.reject(new ApiError({ status, code: 'internal', message: 'Blocked' }));
    registerSender('tick', { batch: 1, send });
    await sendOnce(PRIYA);
  }
  expect(new Set((await readEntries(PRIYA)).map(({ state }) => state))).toEqual(new Set(['waiting']));
});
