import { createStore, useStore } from '../store.ts';

// The service worker of the installed app. It is registered late, and a new version is offered, not forced.

const WORKER = '/sw.js';

const ready = createStore(false);
/** Whether a newer version waits for the person to reload. */
export const useUpdateReady = (): boolean => useStore(ready);
/** Calls back as soon as one waits. Returns a function that stops it. */
export const whenUpdateReady = (listener: () => void): (() => void) => {
  const look = () => {
    if (ready.get()) listener();
  };
  look();
  return ready.subscribe(look);
};

/** Undefined where the browser has none or blocks it. */
const container = (): ServiceWorkerContainer | undefined => {
  try {
    return globalThis.navigator?.serviceWorker;
  } catch {
    return undefined;
  }
};

let registration: ServiceWorkerRegistration | undefined;

const watch = (found: ServiceWorkerRegistration): void => {
  // The first worker of a browser replaces nothing.
  const look = () => ready.set(found.waiting !== null && found.active !== null);
  look();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look));
};

/** Registers the worker once the page has loaded. Browsers without one, and plain HTTP, work as before. */
export const registerWorker = async (): Promise<void> => {
  if (!container() || registration) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  try {
    registration = await container()?.register(WORKER, { updateViaCache: 'none' });
    if (registration) watch(registration);
  } catch {
    // Blocked by the browser: pages are loaded from the network.
  }
};

/** Lets the new version take over and reloads the page. */
export const applyUpdate = (): void => {
  // Another tab has let it take over already.
  if (!registration?.waiting) return location.reload();
  container()?.addEventListener('controllerchange', () => location.reload(), { once: true });
  return post({ type: 'update' }, registration.waiting);
};

const post = (message: unknown, worker: ServiceWorker | null | undefined): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(message);
};

/**
 * Stores the files of the signed-in pages, so that the home can open without a network. They hold no data: what the
 * home shows comes from the sealed store. A sign-out removes them (kernel/device/end.ts).
 */
export const keepShell = async (): Promise<void> => {
  const found = await container()?.ready;
  post({ type: 'keepShell' }, found?.active);
};
