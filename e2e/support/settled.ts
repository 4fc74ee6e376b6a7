import type { Page, Request } from 'playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

const QUIET_MS = 150;
const GIVE_UP_MS = 15_000;
const LOOK_AGAIN_MS = 25;

type Traffic = { open: Set<Request>; last: number };

const traffic = new WeakMap<Page, Traffic>();

/** The live stream stays open while someone is signed in. */
const counts = (request: Request) => !request.url().endsWith('/api/notification/stream');

/** Tracks the page's requests from now on. */
export const watchRequests = (page: Page): Traffic => {
  const known = traffic.get(page);
  if (known) return known;
  const seen: Traffic = { open: new Set(), last: Date.now() };
  traffic.set(page, seen);
  const note = (change: 'add' | 'delete') => (request: Request) => {
    if (!counts(request)) return;
    seen.open[change](request);
    seen.last = Date.now();
  };
  page.on('request', note('add'));
  page.on('requestfinished', note('delete'));
  page.on('requestfailed', note('delete'));
  return seen;
};

/** Waits until all requests of the page are done and there was no new one for a while. */
export const settled = async (page: Page, quietMs: number = QUIET_MS): Promise<void> => {
  const seen = watchRequests(page);
  const until = Date.now() + GIVE_UP_MS;
  await page.waitForLoadState('load');
  const isQuiet = () => seen.open.size === 0 && Date.now() - seen.last >= quietMs;
  while (!isQuiet() && Date.now() < until) await delay(LOOK_AGAIN_MS);
};
