import type { Page } from 'playwright/test';

/** Everything that this browser holds for the site, as text: what is sealed stays unreadable in it. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const text = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
      if (typeof value === 'object' && value !== null) return Object.values(value).map(text).join(' ');
      return String(value);
    };
    const found = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map(text);
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result as unknown[]));
        });
        found.push(store, ...rows.map(text));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push(request.url, (await response?.text()) ?? '');
      }
    }
    return found.join('\n');
  });

/** Names of what the device stores for reading and recording: 'values' and 'keys' of its database. */
export const storedNames = (page: Page): Promise<{ values: string[]; keys: string[] }> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('amberway');
      request.addEventListener('success', () => resolve(request.result));
    });
    const keysOf = (store: string) =>
      new Promise<string[]>((resolve) => {
        if (!db.objectStoreNames.contains(store)) return resolve([]);
        const request = db.transaction(store).objectStore(store).getAllKeys();
        request.addEventListener('success', () => resolve(request.result.map(String)));
        return undefined;
      });
    const names = { values: await keysOf('values'), keys: await keysOf('keys') };
    db.close();
    return names;
  });

/** How many bytes are stored under a name that ends so; 0 for none. */
export const storedSize = (page: Page, end: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('amberway');
      request.addEventListener('success', () => resolve(request.result));
    });
    const store = db.transaction('values').objectStore('values');
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const [names, rows] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    db.close();
    const found = rows[names.findIndex((name) => (name as string).endsWith(wanted))] as
      | { sealed: { data: ArrayBuffer } }
      | undefined;
    return found?.sealed.data.byteLength ?? 0;
  }, end);
