import type { Page } from 'playwright';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { median } from './load.ts';
import { goInside, launch, longestPause } from './pauses.ts';
import { startProduct } from './processes.ts';
import { signedIn } from './visit.ts';
import { watchedPage } from './watch.ts';
import { fillProgramme, LARGE_MEMBER } from './programme-fill.ts';

// The programme of 20,000 tasks as a coach sees it: how long the page stands still while it opens, while an outcome is
// opened and while one scrolls, and how soon a tick shows.

/** At 60 a second; a tick may take two to show. */
const FRAME_MS = 1000 / 60;

/** From the press to the frame in which the box is ticked. */
const tickTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const box = document.querySelector<HTMLInputElement>(
          'main li[data-open] input[type=checkbox]:enabled:not(:checked)',
        );
        if (!box) throw new Error('There is nothing to tick.');
        const start = performance.now();
        box.click();
        const look = () => (box.checked ? resolve(performance.now() - start) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      }),
  );

/** The longest frame while the page is scrolled to its end. */
const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = performance.now();
        let longest = 0;
        const step = (now: number) => {
          longest = Math.max(longest, now - last);
          last = now;
          const end = document.documentElement.scrollHeight - window.innerHeight;
          if (window.scrollY >= end - 1) return resolve(longest);
          window.scrollBy({ top: 400, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );

const once = async (page: Page, url: string) => {
  await page.goto(url);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await longestPause(page);
  const start = Date.now();
  await goInside(page, `${SCREENS.program.path}?memberId=${LARGE_MEMBER}`);
  // Plain selectors: looking for roles among thousands of rows is work of its own.
  const row = page.locator('main li[data-layout]:has(button[aria-label="Skills of Outcome 7"])');
  const toggle = row.locator('button[aria-expanded]').first();
  await toggle.waitFor();
  const opened = Date.now() - start;
  const opening = await longestPause(page);
  await toggle.click();
  await row.locator('input[type=checkbox]').first().waitFor();
  const expanding = await longestPause(page);
  const scroll = await longestFrame(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await longestPause(page);
  const tick = await tickTime(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Ok', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForTimeout(1_500);
  const after = await longestPause(page);
  return { opened, opening, expanding, scroll, tick, after };
};

export const benchProgrammeScreen = async ({ runs }: { runs: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, SIGN_IN_PER_MINUTE: '1000' });
  await fillProgramme(postgres.url);
  const browser = await launch();
  try {
    const storageState = await signedIn(browser, product.url, ACCOUNTS.coach);
    const page = await watchedPage(await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState }));
    const all: Awaited<ReturnType<typeof once>>[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await once(page, `${product.url}${SCREENS.settings.path}`));
    const of = (key: keyof (typeof all)[number]) => median(all.map((one) => one[key])).toFixed(0);
    return {
      'programme screen, 20,000 tasks: shown after, ms': of('opened'),
      'programme screen: longest pause while it opens, ms': of('opening'),
      'programme screen: longest pause while an outcome of 400 tasks opens, ms': of('expanding'),
      'programme screen: longest frame while scrolling, ms': of('scroll'),
      [`programme screen: a tick shows after, ms (aim ≤ ${(FRAME_MS * 2).toFixed(0)})`]: of('tick'),
      'programme screen: longest pause after a tick is saved, ms': of('after'),
    };
  } finally {
    await browser.close();
    await product.stop();
    await postgres.stop();
  }
};
