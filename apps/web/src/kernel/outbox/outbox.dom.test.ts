// oxlint-disable-next-line import/no-unassigned-import -- the test's document has no database of its own
import 'fake-indexeddb/auto';
import { WAITING_MAX } from '@amberway/contract/practice/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { closeDatabase, database } from '../device/database.ts';
import { DATABASE, endDevice, PASS } from '../device/end.ts';
import { getSealed, putSealed } from '../device/sealed-store.ts';
import { type Entry, OutboxFull, readEntries, storeEntry } from './entries.ts';
import { newId } from './new-id.ts';
import { addEntry, dismiss, flush, openOutbox, outboxState, takeBack } from './outbox.ts';
import { clearSenders, type Outcome, registerSender } from './senders.ts';
import { retryMs } from './sending.ts';

const PRIYA = '0192f3a0-0000-7000-8000-000000000001';
const SAM = '0192f3a0-0000-7000-8000-000000000002';
const OFFLINE = new ApiError({ status: 0, code: 'unavailable', message: 'offline', noResponse: true });

type Send = (entries: readonly Entry[]) => Promise<readonly Outcome[]>;
const stored: Send = async (entries) => entries.map(({ id }) => ({ id, result: 'stored' }));

let close: (() => void) | undefined;
const open = (owner: string | null) => {
  close?.();
  close = openOutbox(owner);
};
const add = (label = 'Waits for an answer', undoMs = 0) =>
  addEntry({ kind: 'practice', body: { note: `about ${label}` }, label, undoMs });

/** Everything in the database as text, the way somebody with the device could look through it. */
const everything = async () => {
  const db = await database();
  const rows = await Promise.all((['entries', 'keys', 'values'] as const).map((name) => db.getAll(name)));
  const seen = (value: unknown): string =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? new TextDecoder().decode(value)
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(seen).join(' ')
        : String(value);
  return rows.flat().map(seen).join('\n');
};

beforeEach(() => {
  clearSenders();
});
afterEach(async () => {
  close?.();
  close = undefined;
  await closeDatabase();
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(DATABASE).addEventListener('success', () => resolve());
  });
});

describe('the outbox', () => {
  it('makes ids of version 7 that sort by their time', () => {
    const [earlier, later] = [newId(1_700_000_000_000), newId(1_700_000_000_001)];
    expect(earlier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(earlier < later).toBe(true);
  });

  it('stores an entry before it resolves, and removes it when the server has it [practice 3]', async () => {
    const send = vi.fn(stored);
    registerSender('practice', { batch: 50, send });
    open(PRIYA);
    const id = await add();
    expect((await readEntries(PRIYA)).map((entry) => entry.id)).toEqual([id]);
    await vi.waitFor(() => expect(outboxState().waiting).toEqual([]));
    expect(send.mock.calls.flat(2).map((entry) => entry.id)).toEqual([id]);
    expect(await readEntries(PRIYA)).toEqual([]);
  });

  it('sends at most a batch at once, oldest first [practice 5, 9]', async () => {
    for (let n = 0; n < 7; n += 1)
      await storeEntry({ id: newId(n), owner: PRIYA, kind: 'practice', body: n, label: `${n}` });
    const batches: unknown[][] = [];
    registerSender('practice', {
      batch: 3,
      send: (entries) => {
        batches.push(entries.map(({ body }) => body));
        return stored(entries);
      },
    });
    open(PRIYA);
    await vi.waitFor(() => expect(outboxState().waiting).toEqual([]));
    await flush();
    expect(batches).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  });

  it('a request without a response is repeated with the same id; nothing is lost [practice 3, 4]', async () => {
    const ids: string[] = [];
    let answers = false;
    registerSender('practice', {
      batch: 50,
      send: async (entries) => {
        ids.push(...entries.map(({ id }) => id));
        if (!answers) throw OFFLINE;
        return entries.map(({ id }) => ({ id, result: 'known' }));
      },
    });
    open(PRIYA);
    const id = await add();
    await vi.waitFor(() => expect(ids).toEqual([id]));
    await flush();
    expect(outboxState().waiting.map((entry) => entry.id)).toEqual([id]);
    answers = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(outboxState().waiting).toEqual([]));
    expect(new Set(ids)).toEqual(new Set([id]));
  });

  it('waits 5, 10, 20, 40 and then 60 seconds between attempts [practice 9]', () => {
    expect([0, 1, 2, 3, 4, 9].map(retryMs)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('a refused entry holds up no other, and stays with its text until it is dismissed [practice 5, 8]', async () => {
    const [good, bad] = [newId(1), newId(2)];
    for (const [id, label] of [
      [good, 'Asks for help'],
      [bad, 'Puts his shoes on'],
    ] as const)
      await storeEntry({ id, owner: PRIYA, kind: 'practice', body: { note: 'at dinner' }, label });
    registerSender('practice', {
      batch: 50,
      send: async () => [
        { id: good, result: 'stored' },
        { id: bad, result: 'refused', reason: 'We could not find it.' },
      ],
    });
    open(PRIYA);
    await vi.waitFor(() => expect(outboxState().refused).toHaveLength(1));
    const [refused] = outboxState().refused;
    expect(refused).toMatchObject({
      id: bad,
      label: 'Puts his shoes on',
      body: { note: 'at dinner' },
      reason: 'We could not find it.',
    });
    await flush();
    expect(outboxState().refused).toHaveLength(1);
    await dismiss(bad);
    expect(await readEntries(PRIYA)).toEqual([]);
  });

  it('a batch that is rejected as a whole is sent one by one', async () => {
    const bad = newId(2);
    for (const id of [newId(1), bad, newId(3)])
      await storeEntry({ id, owner: PRIYA, kind: 'practice', body: id, label: id });
    registerSender('practice', {
      batch: 50,
      send: async (entries) => {
        if (entries.some(({ id }) => id === bad)) throw new ApiError({ status: 422, code: 'invalid', message: 'No.' });
        return stored(entries);
      },
    });
    open(PRIYA);
    await vi.waitFor(() => expect(outboxState().refused.map(({ id }) => id)).toEqual([bad]));
    expect(outboxState().waiting).toEqual([]);
  });

  it('a revoked pass asks for a sign-in and loses nothing [practice 11]', async () => {
    registerSender('practice', {
      batch: 50,
      send: () => Promise.reject(new ApiError({ status: 401, code: 'session_expired', message: 'ended' })),
    });
    open(PRIYA);
    await add();
    await vi.waitFor(() => expect(outboxState().needs).toBe('signIn'));
    expect(outboxState().waiting).toHaveLength(1);
  });

  it('an entry that was corrected is sent again with its new body and the same id [practice 7]', async () => {
    const bodies: unknown[] = [];
    registerSender('practice', {
      batch: 50,
      send: async (entries) => {
        bodies.push(...entries.map(({ body }) => body));
        return entries.map(({ id }) =>
          bodies.length === 1 ? { id, result: 'corrected', body: 'now' } : { id, result: 'stored' },
        );
      },
    });
    open(PRIYA);
    await addEntry({ kind: 'practice', body: 'in three days', label: 'Waits' });
    await vi.waitFor(() => expect(outboxState().waiting).toEqual([]));
    expect(bodies).toEqual(['in three days', 'now']);
  });

  it('an entry can be taken back until it is sent [practice 1]', async () => {
    const send = vi.fn(stored);
    registerSender('practice', { batch: 50, send });
    open(PRIYA);
    const first = await add('first', 10_000);
    expect(await takeBack(first)).toBe(true);
    const second = await add('second', 0);
    await vi.waitFor(() => expect(outboxState().waiting).toEqual([]));
    expect(await takeBack(second)).toBe(false);
    expect(send.mock.calls.flat(2).map(({ label }) => label)).toEqual(['second']);
  });

  it('an entry that is added while a run ends is sent without waiting for the next occasion', async () => {
    const send = vi.fn(stored);
    registerSender('practice', { batch: 50, send });
    let afterSending = async (): Promise<void> => {};
    // A run holds this lock until it has read its entries for the last time.
    const request = async (_: string, __: LockOptions, work: (lock: object) => Promise<unknown>) => {
      const sent = await work({});
      await afterSending();
      return sent;
    };
    vi.stubGlobal('navigator', { onLine: true, locks: { request, query: async () => ({ held: [] }) } });
    open(PRIYA);
    await flush();
    afterSending = async () => {
      afterSending = async () => {};
      await add('second');
      void flush();
    };
    await add('first');
    const labels = () => send.mock.calls.flat(2).map(({ label }) => label);
    // Far below the first pause of a repetition, and long enough for a busy machine.
    await vi.waitFor(() => expect(labels()).toEqual(['first', 'second']), { timeout: 30_000 });
  });

  it('a kind without a sender waits', async () => {
    open(PRIYA);
    await addEntry({ kind: 'message', body: 'Hello', label: 'Hello' });
    await flush();
    expect(outboxState().waiting).toHaveLength(1);
  });

  it(`takes at most ${WAITING_MAX} entries [practice 9]`, async () => {
    open(PRIYA);
    const db = await database();
    await add();
    const [one] = await db.getAll('entries');
    const tx = db.transaction('entries', 'readwrite');
    for (let n = 1; n < WAITING_MAX; n += 1) if (one) void tx.store.put({ ...one, id: newId(n) });
    await tx.done;
    await expect(add()).rejects.toThrow(OutboxFull);
    expect(await db.count('entries')).toBe(WAITING_MAX);
  });

  it('a failed write rejects and stores nothing, so that the screen keeps the entry [practice 3]', async () => {
    open(PRIYA);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(add()).rejects.toThrow('no room');
    put.mockRestore();
    expect(await readEntries(PRIYA)).toEqual([]);
  });

  it('an entry is saved with a new connection when the browser has lost the old one [practice 3]', async () => {
    open(PRIYA);
    // As after the end of Safari's database process: no event, and every transaction fails.
    (await database()).close();
    await add();
    expect(await readEntries(PRIYA)).toHaveLength(1);
  });

  it('what waits is shown although the connection was lost and every run fails [practice 3]', async () => {
    registerSender('practice', { batch: 50, checked: () => Promise.reject(new RangeError('broken')), send: stored });
    await storeEntry({ id: newId(), owner: PRIYA, kind: 'practice', body: {}, label: 'Waits' });
    (await database()).close();
    open(PRIYA);
    await vi.waitFor(() => expect(outboxState().waiting).toHaveLength(1));
  });

  it('a run that ends after the outbox was opened again leaves its connection alone', async () => {
    let fail: ((reason: Error) => void) | undefined;
    const checked = () => new Promise<never>((_, reject) => (fail = reject));
    registerSender('practice', { batch: 50, checked, send: stored });
    open(PRIYA);
    await add();
    await vi.waitFor(() => expect(fail).toBeDefined());
    open(null);
    const connection = await database();
    fail?.(new RangeError('broken'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await database()).toBe(connection);
  });

  it('a database that never opens rejects the entry instead of leaving its button without an answer', async () => {
    await closeDatabase();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = vi
      .spyOn(indexedDB, 'open')
      .mockImplementation(() =>
        Object.assign(Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest, { addEventListener: () => {} }),
      );
    try {
      const saved = addEntry({ kind: 'practice', owner: PRIYA, body: {}, label: 'Waits', undoMs: 0 }).catch(
        (error: unknown) => error,
      );
      // The entry may try a connection that an earlier request still closes, and open the database after that.
      const passes = setInterval(() => void vi.advanceTimersByTimeAsync(6000), 20);
      expect(String(await saved)).toContain('does not open');
      clearInterval(passes);
    } finally {
      opening.mockRestore();
      vi.useRealTimers();
    }
    open(PRIYA);
    await add();
    expect(await readEntries(PRIYA)).toHaveLength(1);
  });

  it('stops when its owner leaves: what is left is not sent with the session of who comes next', async () => {
    const sent: string[] = [];
    let answer = (): void => {};
    const send = vi.fn<Send>(async (entries) => {
      sent.push(...entries.map(({ label }) => label));
      await new Promise<void>((resolve) => (answer = resolve));
      return stored(entries);
    });
    open(PRIYA);
    await add('first');
    await add('second');
    registerSender('practice', { batch: 1, send });
    void flush();
    await vi.waitFor(() => expect(sent).toEqual(['first']));
    open(SAM);
    answer();
    await vi.waitFor(() => expect(outboxState().others).toBe(1));
    await flush();
    expect(sent).toEqual(['first']);
    open(PRIYA);
    await vi.waitFor(() => expect(sent).toEqual(['first', 'second']));
    answer();
  });

  it('shows others only a number, and sends nothing of theirs', async () => {
    const send = vi.fn(stored);
    open(PRIYA);
    await add();
    open(SAM);
    registerSender('practice', { batch: 50, send });
    await vi.waitFor(() => expect(outboxState().others).toBe(1));
    expect(outboxState()).toMatchObject({ waiting: [], refused: [], others: 1 });
    await flush();
    expect(send).not.toHaveBeenCalled();
    open(PRIYA);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });
});

describe('what is stored on the device', () => {
  it('no word of an entry or of what is kept ready is readable [practice, privacy]', async () => {
    open(PRIYA);
    await add('Puts his shoes on');
    await putSealed(PRIYA, 'plan', { child: 'Arlo' });
    const text = await everything();
    expect(text).toContain(PRIYA);
    for (const word of ['Arlo', 'shoes', 'about']) expect(text).not.toContain(word);
    expect(await getSealed(PRIYA, 'plan')).toEqual({ child: 'Arlo' });
  });

  it('sign-out removes what is kept ready with its key; entries stay for their owner', async () => {
    open(PRIYA);
    await add('Puts his shoes on');
    await putSealed(PRIYA, 'plan', { child: 'Arlo' });
    const copy = await (await database()).get('values', `${PRIYA}|plan`);
    await endDevice();
    const db = await database();
    expect(await db.count('values')).toBe(0);
    expect(await db.getAllKeys('keys')).toEqual([`outbox:${PRIYA}`]);
    // Even a copy of it made before cannot be read any more.
    if (copy) await db.put('values', copy, `${PRIYA}|plan`);
    expect(await getSealed(PRIYA, 'plan')).toBeUndefined();
    expect((await readEntries(PRIYA)).map(({ label }) => label)).toEqual(['Puts his shoes on']);
  });

  it('an end without a sign-out leaves what belongs to a pass, and a sign-in what is the person’s own', async () => {
    await putSealed(PRIYA, PASS, { token: 'pass_1' });
    await putSealed(PRIYA, 'plan', { child: 'Arlo' });
    await putSealed(SAM, 'plan', { child: 'Kit' });
    await endDevice({ passes: true });
    expect(await getSealed(PRIYA, 'plan')).toEqual({ child: 'Arlo' });
    expect(await getSealed(SAM, 'plan')).toBeUndefined();
    await endDevice({ owner: SAM });
    expect(await getSealed(PRIYA, PASS)).toBeUndefined();
  });

  it('ending a device that has stored nothing makes no database', async () => {
    await endDevice();
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  });
});
