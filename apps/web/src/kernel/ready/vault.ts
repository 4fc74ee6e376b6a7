import type { DehydratedState } from '@tanstack/react-query';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { type Sealed, seal, subtle, unseal } from '../sealing.ts';

// The copy of a family's home, programme and latest notes on this device. Its key cannot be read out of the browser
// (`extractable: false`) and is deleted at sign-out, so the copy is not readable after that, wherever it went.

export type KeptView = { owner: string; at: number; user: CurrentUser; state: DehydratedState };

const DATABASE = 'amberway-ready';
const STORE = 'kept';

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

const withStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await result(opening);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
};

const storedKey = () => withStore('readonly', (store) => result(store.get('key') as IDBRequest<CryptoKey | undefined>));

const newKey = async (crypto: SubtleCrypto): Promise<CryptoKey> => {
  const key = await crypto.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await withStore('readwrite', (store) => result(store.put(key, 'key')));
  return key;
};

export const writeVault = async (view: KeptView, stillWanted: () => boolean): Promise<void> => {
  const crypto = subtle();
  if (!crypto) return;
  const sealed = await seal(crypto, (await storedKey()) ?? (await newKey(crypto)), view);
  // The person may have signed out meanwhile.
  if (stillWanted()) await withStore('readwrite', (store) => result(store.put(sealed, 'view')));
  if (!stillWanted()) await destroyVault();
};

export const readVault = async (): Promise<KeptView | undefined> => {
  const crypto = subtle();
  if (!crypto) return undefined;
  const [key, sealed] = await withStore('readonly', (store) =>
    Promise.all([
      result(store.get('key') as IDBRequest<CryptoKey | undefined>),
      result(store.get('view') as IDBRequest<Sealed | undefined>),
    ]),
  );
  return key && sealed ? unseal<KeptView>(crypto, key, sealed) : undefined;
};

export const destroyVault = async (): Promise<void> => {
  // First the records: another tab that has the database open delays its deletion.
  await withStore('readwrite', (store) => result(store.clear()));
  await result(indexedDB.deleteDatabase(DATABASE));
};
