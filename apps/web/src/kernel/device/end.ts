// Removes what a device keeps ready when its owner signs out. Apart from the rest of the database's code and without
// its library: every page has this, and it must not depend on a file that has to be loaded first.

/** In step with database.ts, which imports these. */
export const DATABASE = 'amberway';
export const PASS = 'pass';

/** Which owners' things stay: undefined for nobody's, `passes` for those who have a pass. */
type Stays = { owner?: string | null; passes?: boolean };

const clear = (db: IDBDatabase, { owner, passes }: Stays): Promise<boolean> =>
  new Promise((resolve) => {
    const tx = db.transaction(['keys', 'values'], 'readwrite');
    const [keys, values] = [tx.objectStore('keys'), tx.objectStore('values')];
    const names = values.getAllKeys() as IDBRequest<string[]>;
    names.addEventListener('success', () => {
      const withPass = new Set(
        passes ? names.result.filter((name) => name.endsWith(`|${PASS}`)).map((name) => name.split('|')[0]) : [],
      );
      const stays = (of: string | undefined) => of === owner || withPass.has(of);
      for (const name of names.result) if (!stays(name.split('|')[0])) values.delete(name);
      const all = keys.getAllKeys() as IDBRequest<string[]>;
      all.addEventListener('success', () => {
        // Keys of what waits to be sent stay with it.
        for (const name of all.result) {
          const [purpose, of] = name.split(':');
          if (purpose === 'device' && !stays(of)) keys.delete(name);
        }
      });
    });
    tx.addEventListener('complete', () => resolve(true));
    tx.addEventListener('abort', () => resolve(false));
  });

/** The files of the signed-in pages, which the worker stores for a device that is kept ready. */
const dropFiles = (): void => {
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    globalThis.navigator?.serviceWorker?.controller?.postMessage({ type: 'dropShell' });
  } catch {
    // Blocked by the browser, so there are none.
  }
};

/** Some browsers never answer a database that is blocked or broken. */
const LIMIT_MS = 3000;

/** Undefined where there is none, or where the browser blocks it: then every access throws, and nothing is stored. */
const openRequest = (): IDBOpenDBRequest | undefined => {
  try {
    return indexedDB.open(DATABASE);
  } catch {
    return undefined;
  }
};

/**
 * Removes the plan, the pass and what was stored for reading, with their keys. What waits to be sent stays, sealed.
 * Returns whether nothing is left.
 */
export const endDevice = (stays: Stays = {}): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(resolve, LIMIT_MS, false);
    if (!stays.owner && !stays.passes) dropFiles();
    let isNew = false;
    const request = openRequest();
    if (!request) {
      resolve(true);
      return;
    }
    // There is no database yet, and none is made for this.
    request.addEventListener('upgradeneeded', () => {
      isNew = true;
      request.transaction?.abort();
    });
    request.addEventListener('error', () => resolve(isNew));
    request.addEventListener('success', () => {
      const db = request.result;
      resolve(
        clear(db, stays)
          .catch(() => false)
          .finally(() => db.close()),
      );
    });
  });
