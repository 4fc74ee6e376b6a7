import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { askForSession, withdrawSessionRequest } from '@amberway/contract/session-requests/endpoints';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { pageStateLabels } from '../../apps/web/src/ui/page-state-labels.ts';
import { practiceLabels } from '../../apps/web/src/features/practice/labels.ts';
import { homeLabels } from '../../apps/web/src/features/dashboards/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openMore } from './more-about.ts';
import { openAs } from '../support/open-as.ts';
import { callApi } from '../support/people.ts';
import { expectStill } from '../shift/shift.ts';
import { expect, type Page, test } from '../support/test.ts';

// The system's wish for less motion would mean calm mode.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { arlo } = DEMO_CHILDREN;
const coach = DEMO_PEOPLE.coach.firstName;
const FIRST_TASK_MAX = 900;
const HOME_MAX = 2_400;
const FOUR = ['Upcoming session', `How is ${arlo.firstName} today?`, dashboardTexts.myTasks, homeLabels.latest(coach)];
/** With what to practise between them: the coach has planned it for Arlo. */
const SIX = [...FOUR, practiceLabels.today, homeLabels.progress(arlo.firstName), homeLabels.oneIdea];

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const regions = (page: Page) =>
  page
    .getByRole('main')
    .locator('section h2')
    .evaluateAll((all) => all.map((one) => (one.querySelector('[id$=title]') ?? one).textContent));
const topOf = async (page: Page, name: string) => (await card(page, name).boundingBox())?.y ?? 0;

test('a parent sees six blocks on a phone: the first task within a screen and a half, all within 2,400 px', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
  const firstTask = card(page, dashboardTexts.myTasks).getByRole('checkbox').first();
  await expect(firstTask).toBeVisible();
  await expect(card(page, homeLabels.oneIdea).getByRole('button', { name: homeLabels.helpful })).toBeVisible();
  await expect(card(page, homeLabels.latest(coach)).getByRole('link', { name: homeLabels.readNote })).toBeVisible();
  expect(await regions(page)).toEqual([...SIX, homeLabels.moreAbout(arlo.firstName)]);
  expect((await firstTask.boundingBox())?.y).toBeLessThanOrEqual(FIRST_TASK_MAX);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HOME_MAX);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const row = page.getByRole('button', { name: /^More about / });
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await expectNoViolations(page);
});

test('asking for a session is one press away, planned ones or not, opens one sheet, and leaves the first task in view', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
  const ask = card(page, 'Upcoming session').getByRole('button', { name: /^Ask for a/ });
  await expect(ask).toBeVisible();
  expect((await ask.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // 'Plan your next step' offers it too.
  await openMore(page);
  const outcome = page.getByRole('heading', { name: dashboardTexts.outcomeProgress });
  await expect(outcome).toHaveCSS('border-top-width', '0px');
  await ask.click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const sheet = page.getByRole('dialog', { name: sessionRequestTexts.ask });
  await expect(sheet).toBeVisible();

  // The open request takes no more room than the first tasks can spare, however long its topic is.
  await sheet.getByLabel(sessionRequestTexts.about).fill('The way to school, and how loud the bus is in the morning');
  await sheet.getByRole('button', { name: sessionRequestTexts.send }).click();
  await expect(page.getByText(sessionRequestTexts.openToday(coach))).toBeVisible();
  await page.getByRole('button', { name: /^More about / }).click();
  const firstTask = card(page, dashboardTexts.myTasks).getByRole('checkbox').first();
  await expect(card(page, homeLabels.oneIdea).getByRole('button', { name: homeLabels.helpful })).toBeVisible();
  const top = await firstTask.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThanOrEqual(FIRST_TASK_MAX);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HOME_MAX);
  await expectNoViolations(page);
  const withdraw = page.getByRole('button', { name: sessionRequestTexts.withdraw });
  expect((await withdraw.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await withdraw.click();
  await expect(ask).toBeVisible();
});

// A request may still be under way when a journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const LONG = { arlo: 'Maximilian-Alexander', noor: 'Wilhelmina Josephine', parent: 'Anastasia-Margarethe' };

/** Shows the demo family under other first names, as the server would send them. */
const renameFamily = async (page: Page, names: typeof LONG) => {
  const renamed = (text: string) =>
    text
      .replaceAll(`"firstName":"${arlo.firstName}"`, `"firstName":"${names.arlo}"`)
      .replaceAll(`"firstName":"${DEMO_CHILDREN.noor.firstName}"`, `"firstName":"${names.noor}"`)
      .replaceAll(`"firstName":"${DEMO_PEOPLE.parent.firstName}"`, `"firstName":"${names.parent}"`);
  await page.route(/\/api\/(?!notification\/stream)/, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: renamed(await response.text()) });
  });
};

test('long names and an open request leave the first task and the end of the home where they are', async ({ page }) => {
  const token = await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
  const asked = await callApi<{ _id: string }>(page, askForSession, {
    token,
    data: { member: arlo.id, times: [], about: 'The way to school, and how loud the bus is in the morning' },
  });
  try {
    await renameFamily(page, LONG);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(LONG.parent);
    await expect(page.getByText(sessionRequestTexts.openToday(coach))).toBeVisible();
    await expect(card(page, homeLabels.oneIdea).getByRole('button', { name: homeLabels.helpful })).toBeVisible();
    const mood = card(page, `How is ${LONG.arlo} today?`);
    // The action stays in the line of its title.
    const [title, action] = [mood.getByRole('heading'), mood.getByRole('link').first()];
    expect((await action.boundingBox())?.y).toBeLessThan(((await title.boundingBox())?.y ?? 0) + 24);
    const firstTask = card(page, dashboardTexts.myTasks).getByRole('checkbox').first();
    expect((await firstTask.boundingBox())?.y).toBeLessThanOrEqual(FIRST_TASK_MAX);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HOME_MAX);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  } finally {
    await callApi(page, withdrawSessionRequest, { token, params: { id: asked._id } });
  }
});

test('nothing moves while the six blocks load', async ({ page }) => {
  await expectStill(page, 'parent', [SCREENS.home.path]);
});

test('in calm mode the home has four blocks and nothing that counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
  await expect(card(page, homeLabels.latest(coach)).getByRole('link', { name: homeLabels.readNote })).toBeVisible();
  expect(await regions(page)).toEqual([...FOUR, homeLabels.moreAbout(arlo.firstName)]);
  await expect(page.getByRole('main').getByText(/of \d+ done|^New: /)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(homeLabels.new, { exact: true })).toHaveCount(0);
});

test('blocks beside each other on a desktop are equally high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
  await expect(card(page, homeLabels.oneIdea).getByRole('button', { name: homeLabels.helpful })).toBeVisible();
  for (const [left, right] of [SIX.slice(2, 4), SIX.slice(-2)] as [string, string][]) {
    const [one, other] = [await card(page, left).boundingBox(), await card(page, right).boundingBox()];
    expect([one?.y, one?.height]).toEqual([other?.y, other?.height]);
  }
  expect((await page.getByRole('main').locator('section').first().boundingBox())?.width).toBeLessThanOrEqual(960);
});

test('a lost network leaves the home as it is and says from when; back again it goes on by itself', async ({
  page,
  context,
}) => {
  await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
  await expect(card(page, dashboardTexts.myTasks).getByRole('listitem').first()).toBeVisible();
  const before = await topOf(page, dashboardTexts.myTasks);
  await context.setOffline(true);
  await expect(page.getByText(/ · from \d{1,2}(:\d\d)? [ap]m$/)).toBeVisible();
  await expect(page.getByText(pageStateLabels.notConnected)).toBeVisible();
  await expect(card(page, dashboardTexts.myTasks).getByRole('listitem').first()).toBeVisible();
  expect(await topOf(page, dashboardTexts.myTasks)).toBe(before);
  await context.setOffline(false);
  await expect(page.getByText(pageStateLabels.notConnected)).toHaveCount(0);
});

test('a server that fails gives the home one message with one retry', async ({ page }) => {
  let failing = true;
  await page.route(/\/api\/(dashboard|diary|session)\//, (route) =>
    failing
      ? route.fulfill({ status: 503, json: { status: false, code: 'unavailable', message: 'Down.' } })
      : route.continue(),
  );
  await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
  const retry = page.getByRole('main').getByRole('button', { name: pageStateLabels.tryAgain });
  await expect(page.getByText(pageStateLabels.failed(2))).toBeVisible({ timeout: 30_000 });
  await expect(retry).toHaveCount(1);
  await expectNoViolations(page);
  failing = false;
  await retry.click();
  await expect(card(page, dashboardTexts.myTasks).getByRole('listitem').first()).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('a subscriber has a home without an empty card of a coach', async ({ page }) => {
  await openAs(page, ACCOUNTS.subscriber);
  await expect(card(page, homeLabels.oneThing).getByRole('link', { name: homeLabels.openIt })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/your coach|primary clinician/i);
  await expectNoViolations(page);
  await page.getByRole('link', { name: homeLabels.ask, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SCREENS.myPosts.title);
});
