import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright';
import { SCREENS } from '@amberway/contract/shell/routes';
import { isRequestOfPage } from '../scripts/lib/own-requests.mjs';
import { layoutShift, type Condition, SHOWN, watchedPage } from './watch.ts';

// A visit to a page as somebody with a phone makes it.

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // The pieces that fall after a star are not what is measured.
  reducedMotion: 'reduce',
};

const SHOWN_TIMEOUT_MS = 60_000;
/** A page that has asked for nothing in this time has all it wants. */
const SETTLED_MS = 1_000;
const SETTLED_TIMEOUT_MS = 15_000;

/** By then the browser has opened its window and does nothing more: somebody with a phone has it open already. */
const OPEN_MS = 400;

type Recorder = { page: Page; requests: Request[] };

/** A page on a processor that many times slower. */
export const openPage = async (context: BrowserContext, slowdown: number, condition: Condition): Promise<Recorder> => {
  const page = await watchedPage(context, condition);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await delay(OPEN_MS);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return { page, requests };
};

const settled = async ({ requests }: Recorder) => {
  const until = Date.now() + SETTLED_TIMEOUT_MS;
  for (let count = -1; count !== requests.length && Date.now() < until;) {
    count = requests.length;
    await delay(SETTLED_MS);
  }
};

const isFile = (request: Request) => isRequestOfPage(request.url());
const isStream = (request: Request) => request.headers()['accept'] === 'text/event-stream';

/** The endless stream of events counts once, however often it was opened. */
const countRequests = (requests: readonly Request[]): number => {
  const files = requests.filter(isFile);
  return files.filter((one) => !isStream(one)).length + (files.some(isStream) ? 1 : 0);
};

const sizes = new Map<string, Promise<number>>();
const gzipSize = async (url: string) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;

const kilobytesOf = async (requests: readonly Request[], kind: RegExp): Promise<number> => {
  const urls = new Set(requests.filter(isFile).map((request) => request.url()));
  const wanted = [...urls].filter((url) => kind.test(new URL(url).pathname));
  let bytes = 0;
  for (const url of wanted) {
    const size = sizes.get(url) ?? gzipSize(url);
    sizes.set(url, size);
    bytes += await size;
  }
  return bytes / 1024;
};

export type Visit = {
  /** Milliseconds from the start of the navigation, or from the press, until it is drawn. */
  shown: number;
  pause: number;
  shift: number;
  requests: number;
  scripts: number;
  code: number;
};

/** What it costs until the page has come and asks for nothing more. */
export const visit = async (recorder: Recorder, go: () => Promise<unknown>): Promise<Visit> => {
  const { page, requests } = recorder;
  const before = requests.length;
  const shownMessage = page.waitForEvent('console', {
    predicate: (message) => message.text() === SHOWN,
    timeout: SHOWN_TIMEOUT_MS,
  });
  await Promise.all([shownMessage, go()]);
  await settled(recorder);
  const { pressed, shown, pauses, shifts } = await page.evaluate(() => ({
    pressed: window.watched.pressed,
    shown: window.watched.shown ?? Number.NaN,
    pauses: window.watched.pauses,
    shifts: window.watched.shifts,
  }));
  const own = requests.slice(before);
  return {
    shown: shown - pressed,
    pause: Math.max(0, ...pauses.filter(({ at }) => at >= pressed).map(({ duration }) => duration)),
    shift: layoutShift(shifts),
    requests: countRequests(own),
    scripts: await kilobytesOf(own, /\.js$/),
    code: await kilobytesOf(own, /\.(js|css)$/),
  };
};

/** Goes on by pressing something in the page that is open. */
export const press = async (recorder: Recorder, selector: string, condition: Condition): Promise<Visit> => {
  await recorder.page.evaluate((next) => window.watched.expect(next), condition);
  return visit(recorder, () => recorder.page.locator(selector).filter({ visible: true }).first().tap());
};

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the browser of somebody holds who has signed in, without any files. */
export const signedIn = async (
  browser: Browser,
  url: string,
  { email, password }: { email: string; password: string },
): Promise<State> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}${SCREENS.home.path}**`, { timeout: SHOWN_TIMEOUT_MS });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
};
