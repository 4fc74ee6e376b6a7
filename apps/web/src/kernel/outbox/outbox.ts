import type { Needed } from '@amberway/contract/kernel/after-failure';
import { closeDatabase, withDatabase } from '../device/database.ts';
import { createStore, useStore } from '../store.ts';
import { announce, listen } from './channel.ts';
import {
  countOfOthers,
  type Entry,
  type NewEntry,
  readEntries,
  removeEntry,
  storeEntry,
  takeEntryBack,
} from './entries.ts';
import { newId } from './new-id.ts';
import { retryMs, sendOnce } from './sending.ts';

// The outbox of this document: what its owner has written and the server does not have yet. Every kind of entry goes
// the same way: stored on the device, then sent by the kind's sender, with the id that was made here.

export type OutboxState = {
  /** Whose entries it follows and sends; null until it is opened. */
  owner: string | null;
  /** Entries of the owner that wait, oldest first. */
  waiting: readonly Entry[];
  /** Entries of the owner that the server rejected, until they are dismissed. */
  refused: readonly Entry[];
  /** How many entries of other people wait on this device. */
  others: number;
  /** Entries that the server took while this document was open, here or in another one. */
  answered: readonly string[];
  /** What its owner has to do before the server takes what waits. */
  needs: Needed | null;
};

const EMPTY: OutboxState = { owner: null, waiting: [], refused: [], others: 0, answered: [], needs: null };
const SYNC_TAG = 'outbox';
/** Between two requests that both succeeded. */
const PAUSE_MS = 200;

const store = createStore<OutboxState>(EMPTY);
export const useOutbox = (): OutboxState => useStore(store);
export const outboxState = store.get;

let owner: string | null = null;
/** How often the outbox was opened or closed: what was begun before must not touch what was opened since. */
let turn = 0;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let plannedFor = 0;
let sending: Promise<void> | undefined;
/** Something wanted to send while a run was in progress, which may have read the entries before. */
let again = false;

const refresh = async (): Promise<void> => {
  const person = owner;
  const entries = person === null ? [] : await readEntries(person);
  const others = await countOfOthers(person);
  // Somebody else signed in while it was read.
  if (owner !== person) return;
  store.set({
    ...store.get(),
    waiting: entries.filter(({ state, held }) => state === 'waiting' && !held),
    refused: entries.filter(({ state }) => state === 'refused'),
    others,
  });
};

const note = (answered: readonly string[]): void => {
  if (answered.length > 0) store.set({ ...store.get(), answered: [...store.get().answered, ...answered] });
};

/** Other tabs show the same. */
export const changed = async (answered: readonly string[] = []): Promise<void> => {
  note(answered);
  await refresh();
  announce(answered);
};

const stopTimer = (): void => {
  clearTimeout(timer);
  timer = undefined;
};

/** An earlier time that is planned already stays. */
const plan = (ms: number): void => {
  const at = Date.now() + ms;
  if (timer !== undefined && plannedFor <= at) return;
  stopTimer();
  plannedFor = at;
  timer = setTimeout(() => void flush(), ms);
};

const run = async (): Promise<void> => {
  const sender = owner;
  const mine = turn;
  const goesOn = () => mine === turn;
  if (sender === null) return;
  const { outcome, needs, nextMs, answered } = await sendOnce(sender, goesOn);
  if (!goesOn()) return;
  // Another tab sends, and knows better.
  if (outcome !== 'busy') store.set({ ...store.get(), needs });
  await changed(answered);
  if (nextMs === null) return;
  if (outcome === 'done') failures = 0;
  plan(outcome === 'done' ? Math.max(nextMs, PAUSE_MS) : retryMs(failures));
  if (outcome !== 'done') failures += 1;
};

/** Sends what waits now. A storage that cannot be read is opened again and tried with the next occasion. */
export const flush = async (): Promise<void> => {
  stopTimer();
  if (sending) {
    again = true;
    return sending;
  }
  const mine = turn;
  sending = run()
    .catch(async () => {
      if (mine !== turn) return;
      await closeDatabase();
      plan(retryMs(failures));
      failures += 1;
      // A reading of the lost connection has failed with it: what waits is shown all the same.
      void refresh().catch(() => {});
    })
    .finally(() => {
      sending = undefined;
      if (again) plan(0);
      again = false;
    });
  return sending;
};

/** An extra where it exists: the browser wakes the service worker when the network is back. */
const askForSync = async (): Promise<void> => {
  type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };
  try {
    const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Denied or not supported: the entry is sent by a page.
  }
};

let persistent = false;
/** Without it a browser that runs out of room may remove what waits. */
const askToPersist = (): void => {
  if (persistent) return;
  persistent = true;
  void navigator.storage?.persist?.().catch(() => {});
};

export const outboxOwner = (): string | null => owner;

/** Resolves with the id when the entry is on the disk; rejects if it is not, and then nothing is stored. */
export const addEntry = async (
  entry: Omit<NewEntry, 'id' | 'owner'> & { id?: string | undefined; owner?: string | undefined },
): Promise<string> => {
  const writer = entry.owner ?? owner;
  if (writer === null) throw new Error('Nobody is signed in on this device');
  const id = entry.id ?? newId();
  await withDatabase(() => storeEntry({ ...entry, id, owner: writer }));
  askToPersist();
  // It is stored, whether or not it can be shown at once.
  await changed().catch(() => {});
  void askForSync();
  plan(entry.undoMs ?? 0);
  return id;
};

/** Removes an entry that has not been sent. Returns false if it is too late. */
export const takeBack = async (id: string): Promise<boolean> => {
  const isBack = await takeEntryBack(id);
  await changed();
  return isBack;
};

/** The owner has read why an entry was rejected. */
export const dismiss = async (id: string): Promise<void> => {
  await removeEntry(id);
  await changed();
};

const becameVisible = () => {
  if (document.visibilityState === 'visible') void flush();
};

/** Follows and sends the entries of this person, null for nobody. Returns a function that stops it. */
export const openOutbox = (person: string | null): (() => void) => {
  owner = person;
  turn += 1;
  failures = 0;
  store.set({ ...EMPTY, owner });
  const online = () => {
    failures = 0;
    void flush();
  };
  const stopListening = listen((answered) => {
    note(answered);
    void refresh().catch(() => {});
  });
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', becameVisible);
  void refresh().catch(() => {});
  void flush();
  return () => {
    stopTimer();
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', becameVisible);
    stopListening();
    owner = null;
    turn += 1;
    store.set(EMPTY);
  };
};
