import { type AccountName, ACCOUNTS } from '@amberway/fixtures/accounts';
import { setTimeout as delay } from 'node:timers/promises';
import { openAs, storeTokens } from '../support/open-as.ts';
import { settled, watchRequests } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';
import type { Visitor } from './screens.ts';

/** The limit of 'good' is 0.1; half of it here. */
const LIMIT = 0.05;
const VISITS = 3;
const STEP_MS = 60;
const STEPS = 12;
/** Web fonts, late strips and live counts have arrived by then. */
const REST_MS = 500;

type Shift = { at: number; value: number; parts: string[] };
type ShiftWindow = Window & { shifts?: Shift[] };

/** Collects the layout shifts of every page from its beginning, except those that follow a press. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as ShiftWindow).shifts = shifts;
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName.toLowerCase()} ${element?.className} “${element?.textContent?.trim().slice(0, 30)}”`;
          return `${name} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`;
        });
        shifts.push({ at: Math.round(startTime), value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** As web-vitals defines it: the largest sum of shifts less than a second apart, within five seconds. */
const layoutShift = (shifts: readonly Shift[]): number => {
  let largest = 0;
  let sum = 0;
  let begin = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last >= 1000 || at - begin >= 5000) {
      sum = 0;
      begin = at;
    }
    sum += value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
};

/**
 * Every answer comes later than the one before: parts that wait for different answers are drawn one by one, as over a
 * slow network, and not all in one frame.
 */
const answerOneByOne = async (page: Page) => {
  let asked = 0;
  await page.route(/\/api\/(?!notification\/stream)/, async (route) => {
    asked += 1;
    await delay(STEP_MS * (1 + (asked % STEPS)));
    await route.continue();
  });
};

/** How far the page moves while it loads, and what moved. */
const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await settled(page, REST_MS);
  const shifts = await page.evaluate(() => (window as ShiftWindow).shifts ?? []);
  return { measured: layoutShift(shifts), shifts };
};

/** Opens each page anew and checks that what it shows stays in its place. */
export const expectStill = async (page: Page, visitor: Visitor, paths: readonly string[]) => {
  watchRequests(page);
  if (visitor !== 'nobody') await storeTokens(page, ACCOUNTS[visitor]);
  await watchShifts(page);
  await answerOneByOne(page);
  for (const path of paths) {
    await test.step(path, async () => {
      // On a starved machine parts come later than a page waits for them; what is wrong with the page shows every time.
      let { measured, shifts } = await visit(page, path);
      for (let again = 0; again < VISITS - 1 && measured > LIMIT; again++)
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        ({ measured, shifts } = await visit(page, path));
      expect.soft(measured, `${path}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(LIMIT);
    });
  }
};

const LATE_MS = 800;

/** Opens a dialog whose record comes after the half second in which a press excuses a shift, and checks that it stays. */
export const expectDialogStill = async (page: Page, open: (page: Page) => Promise<void>) => {
  await page.route(/\/api\/(?!notification\/stream)/, async (route) => {
    await delay(LATE_MS);
    await route.continue();
  });
  await page.evaluate(() => (window as ShiftWindow).shifts?.splice(0));
  await open(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page, REST_MS);
  await page.unroute(/\/api\/(?!notification\/stream)/);
  const shifts = await page.evaluate(() => (window as ShiftWindow).shifts ?? []);
  expect(layoutShift(shifts), JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(LIMIT);
};

/** A signed-in page whose layout shifts are collected. */
export const openWatched = async (page: Page, visitor: AccountName, path: string) => {
  await watchShifts(page);
  await openAs(page, ACCOUNTS[visitor], path);
  await settled(page, REST_MS);
};
