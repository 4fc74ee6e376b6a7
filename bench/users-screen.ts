import type { Page } from 'playwright';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { goInside, launch, longestPause, scrollFrames } from './pauses.ts';
import { startProduct } from './processes.ts';
import { signedIn } from './visit.ts';
import { watchedPage } from './watch.ts';
import { median } from './load.ts';
import { fill } from './users-list.ts';

// A page of 200 out of 100,000 users as an administrator sees it: how long the page stands still while it opens, while
// one scrolls through it and while all of it is chosen.

const pageOf = (size: number) => `${SCREENS.usersCustomer.path}?size=${size}`;

const openPage = async (page: Page, size: number) => {
  const start = Date.now();
  await goInside(page, pageOf(size));
  await page.getByText(`1–${size} of`).waitFor();
  return { shown: Date.now() - start, pause: await longestPause(page) };
};

const once = async (page: Page, url: string) => {
  await page.goto(`${url}${pageOf(50)}`);
  await page.getByRole('rowheader').first().waitFor();
  await longestPause(page);
  const short = await openPage(page, 100);
  const long = await openPage(page, 200);
  const scroll = await scrollFrames(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await longestPause(page);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByText('200 selected').first().waitFor();
  const choosing = await longestPause(page);
  const share = (frames: number) => (100 * frames) / scroll.frames;
  return {
    shown: long.shown,
    short: short.pause,
    long: long.pause,
    longest: scroll.longest,
    late: share(scroll.late),
    undrawn: share(scroll.undrawn),
    choosing,
  };
};

export const benchUsersScreen = async ({ runs }: { runs: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, SIGN_IN_PER_MINUTE: '1000' });
  await fill(postgres.url);
  const browser = await launch();
  try {
    const storageState = await signedIn(browser, product.url, ACCOUNTS.admin);
    const page = await watchedPage(await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState }));
    const all: Awaited<ReturnType<typeof once>>[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await once(page, product.url));
    const of = (key: keyof (typeof all)[number]) => median(all.map((one) => one[key])).toFixed(0);
    return {
      'users screen, 200 of 100,000: shown after, ms': of('shown'),
      'users screen: longest pause while 100 rows open, ms': of('short'),
      'users screen: longest pause while 200 rows open, ms (aim: as 100)': of('long'),
      'users screen: longest frame while scrolling, ms': of('longest'),
      'users screen: late frames while scrolling, %': of('late'),
      'users screen: frames that show a row not drawn yet, % (aim 0)': of('undrawn'),
      'users screen: longest pause while all 200 are chosen, ms': of('choosing'),
    };
  } finally {
    await browser.close();
    await product.stop();
    await postgres.stop();
  }
};
