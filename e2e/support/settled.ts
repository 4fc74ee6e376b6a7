import type { Page, Request } from 'playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

const QUIET_MS = 500;
const GIVE_UP_MS = 15_000;

/** The live stream stays open for as long as someone is signed in. */
const counts = (request: Request) => !request.url().endsWith('/api/notification/stream');

/** Waits until the page has asked for nothing new for half a second, the live stream apart. */
export const settled = async (page: Page): Promise<void> => {
  let last = Date.now();
  const seen = (request: Request) => {
    if (counts(request)) last = Date.now();
  };
  const EVENTS = ['request', 'requestfinished', 'requestfailed'] as const;
  for (const event of EVENTS) page.on(event as 'request', seen);
  const until = Date.now() + GIVE_UP_MS;
  await page.waitForLoadState('load');
  while (Date.now() - last < QUIET_MS && Date.now() < until) await delay(50);
  for (const event of EVENTS) page.off(event as 'request', seen);
};
