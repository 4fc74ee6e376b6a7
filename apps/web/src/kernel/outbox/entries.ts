import { WAITING_MAX } from '@amberway/contract/practice/limits';
import { type StoredEntry, database } from '../device/database.ts';
import { seal, unseal } from '../device/seal.ts';
import { isRunning, runningWrites } from './running.ts';

// The entries that wait to be sent, of every owner. One queue for all kinds.

/** What was written, with the text that names it to its owner: a skill, a task, a message. */
export type Entry<T = unknown> = Omit<StoredEntry, 'sealed'> & { body: T; label: string };
export type NewEntry<T = unknown> = Pick<Entry<T>, 'id' | 'owner' | 'kind' | 'body' | 'label'> & {
  /** For how many milliseconds it can be taken back. */
  undoMs?: number;
  /** It is sent by the document that wrote it before the outbox does. */
  held?: boolean;
  timeChecked?: boolean;
  /** Entries that it replaces, as they were read. */
  replaces?: readonly Pick<Entry, 'id' | 'triedAt'>[];
};

/** The queue of this device is full: what waits has to be sent first. */
export class OutboxFull extends Error {
  constructor() {
    super(`This device has ${WAITING_MAX} entries waiting to be sent. Connect to the internet first.`);
    this.name = 'OutboxFull';
  }
}

/** An entry that was to be replaced has been sent or removed meanwhile. */
export class EntryChanged extends Error {}

const ENTRIES = 'entries';

/** Resolves when the entry is on the disk, not only in a buffer. Rejects if it is not stored. */
export const storeEntry = async ({
  body,
  label,
  undoMs = 0,
  held = false,
  timeChecked = false,
  replaces = [],
  ...entry
}: NewEntry): Promise<void> => {
  const sealed = await seal('outbox', entry.owner, { body, label });
  const now = Date.now();
  const tx = (await database()).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
  // The transaction rejects `done` when it is aborted; the reason is thrown instead.
  const abort = (reason: Error): never => {
    void tx.done.catch(() => {});
    tx.abort();
    throw reason;
  };
  for (const { id, triedAt } of replaces) {
    if ((await tx.store.get(id))?.triedAt !== triedAt) abort(new EntryChanged());
    await tx.store.delete(id);
  }
  if ((await tx.store.count()) >= WAITING_MAX) abort(new OutboxFull());
  const times = { at: now, notBefore: now + undoMs, triedAt: held ? now : null, timeChecked };
  await Promise.all([tx.store.put({ ...entry, ...times, held, state: 'waiting', reason: null, sealed }), tx.done]);
};

/** The entries of a person, oldest first. One whose document has ended during its first request is not held any more. */
export const readEntries = async (owner: string): Promise<Entry[]> => {
  const stored = await (await database()).getAllFromIndex(ENTRIES, 'owner', owner);
  const running = stored.some(({ held }) => held) ? await runningWrites() : null;
  const now = Date.now();
  const read = stored.map(async ({ sealed, ...entry }) => {
    const written = await unseal<{ body: unknown; label: string }>('outbox', owner, sealed);
    const held = entry.held && isRunning(entry, running, now);
    return written && { ...entry, ...written, held, notBefore: entry.held && !held ? entry.at : entry.notBefore };
  });
  const entries = (await Promise.all(read)).filter((entry) => entry !== undefined);
  return entries.toSorted((a, b) => a.at - b.at || a.id.localeCompare(b.id));
};

/** How many entries of other people wait here: nothing else of them is shown. */
export const countOfOthers = async (owner: string | null): Promise<number> => {
  const db = await database();
  return (await db.count(ENTRIES)) - (owner === null ? 0 : await db.countFromIndex(ENTRIES, 'owner', owner));
};

export const removeEntry = async (id: string): Promise<void> => (await database()).delete(ENTRIES, id);

const change = async (id: string, part: Partial<StoredEntry>): Promise<void> => {
  const tx = (await database()).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
  const entry = await tx.store.get(id);
  if (entry) await tx.store.put({ ...entry, ...part });
  await tx.done;
};

export const refuseEntry = (id: string, reason: string): Promise<void> => change(id, { state: 'refused', reason });

/** Its first request has ended without a response: the outbox sends it from now on. */
export const releaseEntry = (id: string): Promise<void> => change(id, { held: false, notBefore: Date.now() });

/** Removes an entry that can still be taken back. Returns false if it is too late. */
export const takeEntryBack = async (id: string): Promise<boolean> => {
  const tx = (await database()).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
  const entry = await tx.store.get(id);
  const isOpen = entry?.state === 'waiting' && entry.triedAt === null && entry.notBefore > Date.now();
  if (isOpen) await tx.store.delete(id);
  await tx.done;
  return isOpen;
};

/**
 * Before a request: from now on the server may have these entries, so their content must not change. Returns those that
 * are still there and wait.
 */
export const markTried = async (entries: readonly Entry[]): Promise<Entry[]> => {
  const now = Date.now();
  const sealed = new Map<string, StoredEntry['sealed']>();
  for (const { id, owner, body, label } of entries) sealed.set(id, await seal('outbox', owner, { body, label }));
  const tx = (await database()).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
  // Awaited below, unless a request fails before.
  void tx.done.catch(() => {});
  const there: Entry[] = [];
  for (const entry of entries) {
    const stored = await tx.store.get(entry.id);
    const text = sealed.get(entry.id);
    if (stored?.state !== 'waiting' || !text) continue;
    const triedAt = stored.triedAt ?? now;
    await tx.store.put({ ...stored, triedAt, timeChecked: entry.timeChecked, sealed: text });
    there.push({ ...entry, triedAt });
  }
  await tx.done;
  return there;
};

/** For what the server has rejected and not stored: another content under the same id is safe then. */
export const correctBody = async ({ id, owner, label }: Entry, body: unknown): Promise<void> =>
  change(id, { timeChecked: true, sealed: await seal('outbox', owner, { body, label }) });
