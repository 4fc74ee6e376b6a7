import { installSmall } from '../stand-ins/small.ts';
import { flushInBackground } from './background.ts';
import { choosePreload } from './preload.ts';
import type { FetchEvent, WorkerScope } from './types.ts';

// The service worker. It stores the files of the page Practise and of the offline page, which are named in a list that
// the build makes, and nothing else: no response of the API and no page with a name is in any cache.

type Files = {
  /** Changes with every file. */
  version: string;
  practise: string;
  offline: string;
  home: string;
  /** The files of Practise and of the offline page. */
  always: string[];
  /** The files of the signed-in pages, stored only on a device that is kept ready. */
  shell: string[];
};
/** Put here by the build. */
declare const FILES_OF_BUILD: Files;

installSmall();

const FILES = FILES_OF_BUILD;

const worker = self as unknown as WorkerScope;
const CACHE = `amberway-${FILES.version}`;
const SHELL = `amberway-shell-${FILES.version}`;
const isShell = (name: string) => name.startsWith('amberway-shell-');

/** Without cookies: a page for everybody. Not from the browser's cache, which may hold the files of an older page. */
const store = async (name: string, paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(name);
  await cache.addAll(
    paths.map(
      (path) => new Request(path, { credentials: 'omit', cache: path.includes('/assets/') ? 'default' : 'reload' }),
    ),
  );
};

/** Those that are not stored yet. */
const keepShell = async (): Promise<void> => {
  const stored = await (await caches.open(SHELL)).keys();
  const paths = new Set(stored.map(({ url }) => new URL(url).pathname));
  const missing = [FILES.home, ...FILES.shell].filter((path) => !paths.has(path));
  if (missing.length > 0) await store(SHELL, missing);
};

worker.addEventListener('install', (event) => {
  // Where browsers know it, calls of the API do not wait for the worker to start.
  void event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }])?.catch(() => {});
  event.waitUntil(
    (async () => {
      await store(CACHE, [FILES.practise, FILES.offline, ...FILES.always]);
      if ((await caches.keys()).some(isShell)) await keepShell();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name !== CACHE && name !== SHELL);
      await Promise.all(old.map((name) => caches.delete(name)));
      await choosePreload(worker.registration);
      await worker.clients.claim();
    })(),
  );
});

/** Only of this version: an activation that was cut short can leave an older page beside it, whose files are gone. */
const stored = async (path: string): Promise<Response | undefined> => {
  for (const cacheName of [CACHE, SHELL]) {
    const found = await caches.match(path, { cacheName, ignoreSearch: true, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
};

/** Practise opens from the device; other pages from the network, and without one from what is stored. */
const page = async (event: FetchEvent, { pathname }: URL): Promise<Response> => {
  if (pathname === FILES.practise) {
    const found = await stored(FILES.practise);
    if (found) return found;
  }
  try {
    const early = await event.preloadResponse;
    return early ?? (await fetch(event.request));
  } catch (error) {
    const isHome = pathname.startsWith(FILES.home);
    const found = (isHome ? await stored(FILES.home) : undefined) ?? (await stored(FILES.offline));
    if (found) return found;
    throw error;
  }
};

const NAMED = new Set([...FILES.always, ...FILES.shell]);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (NAMED.has(url.pathname)) event.respondWith(stored(url.pathname).then((found) => found ?? fetch(request)));
});

const dropShell = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(isShell).map((name) => caches.delete(name)));
};

worker.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === 'update') event.waitUntil(worker.skipWaiting());
  if (type === 'keepShell') event.waitUntil(keepShell());
  if (type === 'dropShell') event.waitUntil(dropShell());
});

// The network is back while no page is open.
worker.addEventListener('sync', (event) => event.waitUntil(flushInBackground()));
