import type { Browser } from 'playwright';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { fillDashboard, LONG_MEMBER } from './dashboard-fill.ts';
import { median } from './load.ts';
import { launch } from './pauses.ts';
import { startProduct } from './processes.ts';
import { openPage, PHONE, signedIn, type State, visit } from './visit.ts';

// The home of a family with three years of history on a slow phone that has nothing of it yet: when its tasks are
// there, how soon a press is answered, and how long it stands still meanwhile.

const CPU_SLOWDOWN = 4;
const HOME = `${SCREENS.home.path}?memberId=${LONG_MEMBER}`;

const once = async (browser: Browser, url: string, state: State) => {
  const context = await browser.newContext({ ...PHONE, storageState: state });
  const recorder = await openPage(context, CPU_SLOWDOWN, { region: dashboardTexts.myTasks });
  const { page } = recorder;
  const { shown, pause } = await visit(recorder, () => page.goto(`${url}${HOME}`));
  await page.getByRole('button', { name: /^More about / }).tap();
  const star = page
    .getByRole('region', { name: dashboardTexts.brightMoments, exact: true })
    .getByRole('button')
    .first();
  await star.scrollIntoViewIfNeeded();
  const changed = star.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => requestAnimationFrame((now) => resolve(now - window.watched.pressed))).observe(
          button,
          { attributeFilter: ['aria-pressed'] },
        );
      }),
  );
  await star.tap();
  const answered = await changed;
  await context.close();
  return { shown, pause, answered };
};

export const benchHomeScreen = async ({ runs }: { runs: number }) => {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, SIGN_IN_PER_MINUTE: '1000' });
  await fillDashboard(postgres.url);
  const browser = await launch();
  try {
    const state = await signedIn(browser, product.url, ACCOUNTS.parent);
    const all: Awaited<ReturnType<typeof once>>[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await once(browser, product.url, state));
    const of = (key: keyof (typeof all)[number]) => median(all.map((one) => one[key])).toFixed(0);
    return {
      'family home of three years, 4× CPU slowdown: tasks shown after, ms': of('shown'),
      'family home of three years: longest pause while it opens, ms': of('pause'),
      'family home of three years: a press is answered after, ms': of('answered'),
    };
  } finally {
    await browser.close();
    await product.stop();
    await postgres.stop();
  }
};
