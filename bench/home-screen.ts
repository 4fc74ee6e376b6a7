import type { Browser, Page } from 'playwright';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { fillDashboard, LONG_MEMBER } from './dashboard-fill.ts';
import { median } from './load.ts';
import { launch, longestPause, signIn, watchedPage } from './pauses.ts';
import { startProduct } from './processes.ts';

// The home of a family with three years of history on a slow phone that has nothing of it yet: when its figures are
// there, when a press is answered, and how long it stands still meanwhile.

const CPU_SLOWDOWN = 4;
const HOME = `${SCREENS.home.path}?memberId=${LONG_MEMBER}`;

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const once = async (browser: Browser, url: string) => {
  // Without motion: the pieces that fall after a star are not what is measured.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await watchedPage(context);
  await signIn(page, url, ACCOUNTS.parent);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const start = Date.now();
  await page.goto(`${url}${HOME}`);
  await card(page, dashboardTexts.myTasks).getByRole('listitem').first().waitFor();
  const shown = Date.now() - start;
  const star = card(page, dashboardTexts.brightMoments).getByRole('button').first();
  const before = await star.getAttribute('aria-pressed');
  await star.click();
  await page.waitForFunction(([button, was]) => button?.getAttribute('aria-pressed') !== was, [
    await star.elementHandle(),
    before,
  ] as const);
  const usable = Date.now() - start;
  const pause = await longestPause(page);
  await context.close();
  return { shown, usable, pause };
};

export const benchHomeScreen = async ({ runs }: { runs: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, SIGN_IN_PER_MINUTE: '1000' });
  await fillDashboard(postgres.url);
  const browser = await launch();
  try {
    const all: Awaited<ReturnType<typeof once>>[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await once(browser, product.url));
    const of = (key: keyof (typeof all)[number]) => median(all.map((one) => one[key])).toFixed(0);
    return {
      'family home of three years, 4× CPU slowdown: tasks shown after, ms': of('shown'),
      'family home: a press is answered after, ms': of('usable'),
      'family home: longest pause while it opens, ms': of('pause'),
    };
  } finally {
    await browser.close();
    await product.stop();
    await postgres.stop();
  }
};
