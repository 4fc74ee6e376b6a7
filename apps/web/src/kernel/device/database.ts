import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { SECOND } from '@amberway/contract/kernel/limits';
import { DATABASE } from './end.ts';

// The browser's database of this product: what waits to be sent, and what a device keeps ready for its owner. Texts in
// it are sealed; in plain there are only ids, times and states.

/** Encrypted with a key that no script can read out; as it is over plain HTTP, where browsers have no encryption. */
export type Sealed = { iv: Uint8Array<ArrayBuffer> | null; data: ArrayBuffer };

export type StoredEntry = {
  /** Made on the device (UUID v7), and the key of the record for ever. */
  id: string;
  /** The id of the person who wrote it. */
  owner: string;
  kind: string;
  /** When it was written, by this device's clock. */
  at: number;
  /** Not sent before: it can be taken back until then. */
  notBefore: number;
  /** Its first request runs in the document that wrote it, as long as that document lives: see outbox/running.ts. */
  held: boolean;
  /** When it was sent for the first time, null if never: only then the server cannot have it. */
  triedAt: number | null;
  /** Its times are by the server's clock. */
  timeChecked: boolean;
  state: 'waiting' | 'refused';
  /** Why the server rejected it. */
  reason: string | null;
  sealed: Sealed;
};

type Schema = DBSchema & {
  entries: { key: string; value: StoredEntry; indexes: { owner: string } };
  keys: { key: string; value: CryptoKey };
  values: { key: string; value: { owner: string; sealed: Sealed } };
};

const VERSION = 1;

export type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

/** Some browsers never answer a database that is blocked or broken. */
const LIMIT_MS = 5 * SECOND;

/** One that opens after all is closed: the next call has opened another. */
const withinLimit = (opening: Promise<Database>): Promise<Database> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new DOMException('The database does not open.', 'TimeoutError'));
      void opening.then((db) => db.close()).catch(() => {});
    }, LIMIT_MS);
    void opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Async: where storage is blocked the call itself throws. */
const open = async (): Promise<Database> =>
  openDB<Schema>(DATABASE, VERSION, {
    upgrade: (db) => {
      db.createObjectStore('entries', { keyPath: 'id' }).createIndex('owner', 'owner');
      db.createObjectStore('keys');
      db.createObjectStore('values');
    },
    // Another tab runs a newer version and needs to change the database.
    blocking: () => void closeDatabase(),
    terminated: () => {
      opened = undefined;
    },
  });

/** Rejects if the browser has no room or blocks storage; the next call tries again. */
export const database = (): Promise<Database> => {
  opened ??= withinLimit(open()).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

export const closeDatabase = async (): Promise<void> => {
  const closing = opened;
  opened = undefined;
  (await closing?.catch(() => undefined))?.close();
};

/** Of the browser's limit of storage: everything but writing still works. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** The person, or their browser, allows this site no storage. */
export const isBlocked = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';

/**
 * Works with the database, and with a new connection if the old one is lost without a word: Safari ends its database
 * process now and then, and every transaction of the page fails from then on. The work must be one that may be repeated.
 */
export const withDatabase = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DOMException) || isFull(error) || error.name === 'TimeoutError') throw error;
    await closeDatabase();
    return work();
  }
};
