import { WAITING_MAX } from '@amberway/contract/practice/limits';
import { type StoredEntry, database } from '../device/database.ts';
import { seal, unseal } from '../device/seal.ts';

// The entries that wait to be sent, of every owner. One queue for all kinds.

/** What was written, with the words that name it to its owner: a skill, a task, the beginning of a message. */
export type Entry<T = unknown> = Omit<StoredEntry, 'sealed'> & { body: T; label: string };
export type NewEntry<T = unknown> = Pick<Entry<T>, 'id' | 'owner' | 'kind' | 'body' | 'label'> & {
  /** For how many milliseconds it can be taken back. */
  undoMs?: number;
};

/** The queue of this device is full: what waits has to be sent first. */
export class OutboxFull extends Error {
  constructor() {
    super(`This device holds ${WAITING_MAX} entries that wait to be sent. Connect it first.`);
    this.name = 'OutboxFull';
  }
}

const ENTRIES = 'entries';

/** Resolves when the entry is on the disk, not only in a buffer. Rejects if it is not stored. */
export const storeEntry = async ({ body, label, undoMs = 0, ...entry }: NewEntry): Promise<void> => {
  const sealed = await seal('outbox', entry.owner, { body, label });
  const now = Date.now();
  const tx = (await database()).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
  if ((await tx.store.count()) >= WAITING_MAX) {
    tx.abort();
    await tx.done.catch(() => {});
    throw new OutboxFull();
  }
  await Promise.all([
    tx.store.put({ ...entry, at: now, notBefore: now + undoMs, state: 'waiting', reason: null, sealed }),
    tx.done,
  ]);
};

export const readEntries = async (owner: string): Promise<Entry[]> => {
  const stored = await (await database()).getAllFromIndex(ENTRIES, 'owner', owner);
  const read = stored.map(async ({ sealed, ...entry }) => {
    const text = await unseal<{ body: unknown; label: string }>('outbox', owner, sealed);
    return text && { ...entry, ...text };
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

/** For what the server has rejected and not stored: another content under the same id is safe then. */
export const replaceBody = async ({ id, owner, label }: Entry, body: unknown): Promise<void> =>
  change(id, { sealed: await seal('outbox', owner, { body, label }) });
