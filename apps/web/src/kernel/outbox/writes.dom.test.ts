// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { DAY } from '@amberway/contract/kernel/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '../device/database.ts';
import { DATABASE } from '../device/end.ts';
import { type Entry, readEntries } from './entries.ts';
import { flush, openOutbox, outboxState } from './outbox.ts';
import { FROZEN_MS, HOLD_MS } from './running.ts';
import { clearSenders, type Outcome, registerSender } from './senders.ts';
import type { Held, Write, Written } from './waiting.ts';
import { holdWrite } from './writes.ts';

const PRIYA = '0192f3a0-0000-7000-8000-000000000001';

const writeOf = (id: string, part: Partial<Write> = {}): Write => ({
  id,
  kind: 'diary',
  key: 'arlo|2026-11-18',
  label: 'Wednesday',
  input: { body: { emoji: id } },
  ...part,
});

/** The browser's locks, as far as the outbox uses them: they are given at once and end with the document. */
const lockManager = () => {
  const held = new Set<string>();
  return {
    endAll: () => held.clear(),
    locks: {
      request: async (name: string, ...rest: unknown[]) => {
        const work = rest.at(-1) as (lock: object) => unknown;
        held.add(name);
        await work({ name });
        held.delete(name);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
    },
  };
};

const sent: Entry[] = [];
const send = async (entries: readonly Entry[]): Promise<Outcome[]> => {
  sent.push(...entries);
  return entries.map(({ id }) => ({ id, result: 'stored' }));
};

let close: () => void = () => {};
const start = () => {
  registerSender('diary', { batch: 1, send });
  close = openOutbox(PRIYA);
};
const ended = (held: Held) => {
  if (held === 'queued') throw new Error('It was queued');
  return held;
};

afterEach(async () => {
  close();
  clearSenders();
  sent.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await closeDatabase();
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(DATABASE).addEventListener('success', () => resolve());
  });
});

it.each(['with', 'without'])(
  'while its first request runs a write is neither shown nor sent (%s locks)',
  async (how) => {
    if (how === 'with') vi.stubGlobal('navigator', { onLine: true, locks: lockManager().locks });
    start();
    const held = ended(await holdWrite(writeOf('1')));
    expect((await readEntries(PRIYA)).map(({ id }) => id)).toEqual(['1']);
    await flush();
    expect(outboxState().waiting).toEqual([]);
    expect(sent).toEqual([]);
    await held.done();
    expect(await readEntries(PRIYA)).toEqual([]);
  },
);

it('a write whose response did not arrive is shown and sent', async () => {
  close = openOutbox(PRIYA);
  await ended(await holdWrite(writeOf('1'))).release();
  expect(outboxState().waiting.map(({ id }) => id)).toEqual(['1']);
  registerSender('diary', { batch: 1, send });
  await flush();
  expect(sent.map(({ id }) => id)).toEqual(['1']);
});

it('a write whose document was killed during the request is sent at the next start, with locks at once', async () => {
  const { endAll, locks } = lockManager();
  vi.stubGlobal('navigator', { onLine: true, locks });
  close = openOutbox(PRIYA);
  await holdWrite(writeOf('1'));
  close();
  endAll();
  start();
  await vi.waitFor(() => expect(sent.map(({ id }) => id)).toEqual(['1']));
});

it('a write whose document was killed is sent after the longest request where there are no locks', async () => {
  close = openOutbox(PRIYA);
  await holdWrite(writeOf('1'));
  close();
  start();
  await flush();
  expect(sent).toEqual([]);
  vi.useFakeTimers({ now: Date.now() + HOLD_MS, toFake: ['Date'] });
  await flush();
  expect(sent.map(({ id }) => id)).toEqual(['1']);
});

it('writes about the same record are sent in order; another record does not wait for them', async () => {
  start();
  const first = ended(await holdWrite(writeOf('1')));
  expect(await holdWrite(writeOf('2'))).toBe('queued');
  expect(await holdWrite(writeOf('3', { kind: 'diary', key: 'noor|2026-11-18' }))).not.toBe('queued');
  await flush();
  expect(sent).toEqual([]);
  await first.release();
  await vi.waitFor(() => expect(sent.map(({ id }) => id)).toEqual(['1', '2']));
});

it('a newer write replaces one that was never sent', async () => {
  close = openOutbox(PRIYA);
  await ended(await holdWrite(writeOf('0', { key: 'other' }))).done();
  const first = ended(await holdWrite(writeOf('1')));
  await holdWrite(writeOf('2', { replaces: false }));
  await first.done();
  expect(await holdWrite(writeOf('3', { replaces: true }))).toBe('queued');
  const [only, ...more] = (await readEntries(PRIYA)) as Entry<Written>[];
  expect(more).toEqual([]);
  expect(only).toMatchObject({ id: '3', body: { key: 'arlo|2026-11-18', input: { body: { emoji: '3' } } } });
  expect(only?.body.earlier).toBeUndefined();
});

it('what the server may have stays before the write that replaces it', async () => {
  close = openOutbox(PRIYA);
  await ended(await holdWrite(writeOf('1'))).release();
  await holdWrite(writeOf('2', { replaces: true }));
  await holdWrite(writeOf('3', { replaces: true }));
  const entries = (await readEntries(PRIYA)) as Entry<Written>[];
  expect(entries.map(({ id }) => id)).toEqual(['3']);
  expect(entries[0]?.body.earlier).toMatchObject({ id: '1', kind: 'diary', body: { input: { body: { emoji: '1' } } } });
});

it('of two writes about the same record at the same moment the second waits for the first', async () => {
  close = openOutbox(PRIYA);
  const [first, second] = await Promise.all([holdWrite(writeOf('1')), holdWrite(writeOf('2'))]);
  expect(first).not.toBe('queued');
  expect(second).toBe('queued');
});

it('a write that cannot be stored does not stop the next one', async () => {
  close = openOutbox(PRIYA);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const failed = holdWrite(writeOf('1'));
  await expect(failed).rejects.toThrow('no room');
  put.mockRestore();
  expect(await holdWrite(writeOf('2'))).not.toBe('queued');
});

it('a write whose tab is frozen, with its lock, is sent a minute after the longest request', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: lockManager().locks });
  start();
  await holdWrite(writeOf('1'));
  vi.useFakeTimers({ now: Date.now() + HOLD_MS + FROZEN_MS / 2, toFake: ['Date'] });
  await flush();
  expect(sent).toEqual([]);
  vi.setSystemTime(Date.now() + FROZEN_MS / 2);
  await flush();
  await vi.waitFor(() => expect(sent.map(({ id }) => id)).toEqual(['1']));
});

it.each(['with', 'without'])(
  'a clock that is set back does not hold a write for that long (%s locks)',
  async (locks) => {
    vi.stubGlobal('navigator', { onLine: true, ...(locks === 'with' && { locks: lockManager().locks }) });
    start();
    await holdWrite(writeOf('1'));
    vi.useFakeTimers({ now: Date.now() - DAY, toFake: ['Date'] });
    await flush();
    await vi.waitFor(() => expect(sent.map(({ id }) => id)).toEqual(['1']));
  },
);
