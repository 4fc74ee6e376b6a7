import { type Entry, EntryChanged, readEntries, releaseEntry, removeEntry } from './entries.ts';
import { addEntry, changed, flush, outboxOwner } from './outbox.ts';
import { HOLD_MS, startRunning } from './running.ts';
import type { Held, Write, Written } from './waiting.ts';

// The writes of a family on the device: each is stored before it is sent for the first time.

const earlierFor = async (owner: string, { id, key }: Write): Promise<Entry<Written>[]> =>
  ((await readEntries(owner)) as Entry<Written>[]).filter(
    (entry) => entry.id !== id && entry.state === 'waiting' && entry.body.key === key,
  );

/** What the server may have of a write that is replaced: it has to be sent before the one that replaces it. */
const earlierOf = ({ id, kind, body, triedAt }: Entry<Written>): Written['earlier'] =>
  triedAt === null ? body.earlier : { id, kind, body };

/** Behind writes about the same record that wait. Such a write is not sent at once. */
const queue = async ({ id, kind, label, key, input, replaces }: Write, before: readonly Entry<Written>[]) => {
  const last = before.at(-1);
  const earlier = replaces && last ? earlierOf(last) : undefined;
  const body: Written = { key, input, ...(earlier && { earlier }) };
  await addEntry({ id, kind, label, body, ...(replaces && { replaces: before }) });
};

const holdOnce = async (write: Write, owner: string): Promise<Held> => {
  const before = await earlierFor(owner, write);
  if (before.length > 0) {
    await queue(write, before);
    return 'queued';
  }
  const { id, kind, label, key, input } = write;
  const endRunning = await startRunning(id);
  try {
    await addEntry({ id, kind, label, body: { key, input } satisfies Written, held: true, undoMs: HOLD_MS });
  } catch (error) {
    endRunning();
    throw error;
  }
  const end = async (work: () => Promise<void>) => {
    // What cannot be removed is sent again later, under the same key.
    await work().catch(() => {});
    endRunning();
    await changed().catch(() => {});
    // Later writes about the same record have waited for it.
    void flush();
  };
  return { done: () => end(() => removeEntry(id)), release: () => end(() => releaseEntry(id)) };
};

const holdAgain = async (write: Write, owner: string): Promise<Held> => {
  try {
    return await holdOnce(write, owner);
  } catch (error) {
    if (error instanceof EntryChanged) return holdOnce(write, owner);
    throw error;
  }
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Stores a write. Returns how to end it after its request, or `queued` if an earlier one about the same record waits.
 * One after the other: two that look for earlier ones at the same moment would both be sent at once, in any order.
 */
export const holdWrite = (write: Write): Promise<Held> => {
  const owner = outboxOwner();
  if (owner === null) return Promise.reject(new Error('Nobody is signed in on this device'));
  const held = last.then(() => holdAgain(write, owner));
  last = held.catch(() => {});
  return held;
};
