import { firstViewUrls } from '@amberway/contract/first-view/urls';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { storeTokens } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import { recordUrls } from '../support/record-urls.ts';
import { settled, watchRequests } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openMore } from './more-about.ts';

const REQUESTS_MAX = 20;

const pathOf = (url: string) => new URL(url).pathname;
/** The calls of a home, without the query: the day in it depends on the viewer's time zone. */
const partsOf = (role: 'Customer' | 'BusinessUser', member: string | undefined) =>
  firstViewUrls({ role, userId: DEMO_PEOPLE.coach.id, member, day: '2026-01-01' }).map((url) =>
    url.replace(/\?.*/, ''),
  );

/** Opens the home in a browser that has nothing of it yet; returns the URLs requested until it is quiet. */
const firstVisit = async (page: Page, account: (typeof ACCOUNTS)['parent']) => {
  watchRequests(page);
  await storeTokens(page, account);
  const urls = recordUrls(page);
  await page.goto(SCREENS.home.path);
  await expect(heading(page)).toBeVisible();
  await settled(page, 500);
  return urls;
};

test('the first visit of a family’s home takes few requests, and its first view one', async ({ page }) => {
  const urls = await firstVisit(page, ACCOUNTS.parent);
  const tasks = page.getByRole('region', { name: dashboardTexts.myTasks, exact: true });
  await expect(tasks.getByRole('listitem').first()).toBeVisible();
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(REQUESTS_MAX);
  const called = urls.map(pathOf).filter((path) => path.startsWith('/api/'));
  expect(called).toContain('/api/dashboard/firstView');
  // What came with the first view is not requested again.
  const parts = partsOf('Customer', DEMO_CHILDREN.arlo.id);
  expect(called.filter((path) => parts.includes(path))).toEqual([]);
  expect(called.filter((path) => path === '/api/auth/refresh')).toHaveLength(1);

  // What is under 'More about' the child loads when it is opened.
  await openMore(page);
  const releases = page.getByRole('region', { name: dashboardTexts.newReleases, exact: true });
  await releases.scrollIntoViewIfNeeded();
  await expect(releases.getByRole('listitem').first()).toBeVisible();
});

test('the first visit of a coach’s workspace has its data in one request', async ({ page }) => {
  const called = (await firstVisit(page, ACCOUNTS.coach)).map(pathOf);
  const parts = partsOf('BusinessUser', undefined);
  expect(called.filter((path) => parts.includes(path))).toEqual([]);
  expect(called).toContain('/api/dashboard/firstView');
});

test('a reload shows the home from memory while the server does not answer, and says from when', async ({ page }) => {
  await firstVisit(page, ACCOUNTS.parent);
  const tasks = page.getByRole('region', { name: dashboardTexts.myTasks, exact: true });
  await expect(tasks.getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('rememberedHome'))).not.toBeNull();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(DEMO_CHILDREN.arlo.id);
  // The clock of the page is two minutes later, so that the data is old.
  await page.clock.install({ time: Date.now() + 120_000 });
  const held: (() => void)[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/api/dashboard/') || url.pathname.startsWith('/api/diary/'),
    (route) => new Promise<void>((resolve) => void held.push(() => void route.continue().then(resolve))),
  );
  await page.reload();
  await expect(tasks.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/· from \d{1,2}(:\d\d)? [ap]m$/)).toBeVisible();
  await page.unroute(() => true).catch(() => {});
  for (const release of held) release();
});
