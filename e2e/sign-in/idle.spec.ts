import { logout } from '@amberway/contract/auth/endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { IDLE_TIMEOUT_MS, IDLE_WARNING_MS, MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { storageKey } from '../../apps/web/src/kernel/sign-in/storage.ts';
import { statusOfToken } from '../support/ask-server.ts';
import { allStored } from '../support/browser-storage.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

const PAGE = `${SCREENS.settings.path}?section=display`;
const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
// Half a minute of margin on either side: the clock advances while a busy machine runs an hour of timers.
const JUST_BEFORE_WARNING = IDLE_TIMEOUT_MS - IDLE_WARNING_MS - 30 * SECOND;

/** Two tabs of one browser, both signed in, with a clock the test controls. */
const twoTabs = async (first: Page) => {
  const context = first.context();
  await context.clock.install();
  const token = await openAs(first, ACCOUNTS.parent, PAGE);
  const second = await context.newPage();
  await second.goto(SCREENS.home.path);
  await expect(heading(second)).toBeVisible();
  // The hour starts here, however long the pages took to load.
  await second.keyboard.press('Shift');
  return { second, token, clock: context.clock };
};

test('an hour without activity logs both tabs out after a warning; signing in restores the page [B072 B073 B075 B127 B129]', async ({
  page,
}) => {
  const { second, token, clock } = await twoTabs(page);
  await clock.runFor(JUST_BEFORE_WARNING);
  for (const tab of [page, second]) await expect(warning(tab)).toHaveCount(0);
  await clock.runFor(35 * SECOND);
  for (const tab of [page, second]) {
    await expect(warning(tab)).toBeVisible();
    await expect(warning(tab)).toContainText(/1:[0-5]\d/);
  }
  expect(await statusOfToken(page, token)).toBe(200);

  const ended = page.context().waitForEvent('response', (response) => response.url().endsWith(toUrl(logout)));
  await clock.runFor(IDLE_WARNING_MS);
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(at(`${PUBLIC_ROUTES.login}#logout`));
    await expect(tab.getByText(authTexts.loggedOutTitle)).toBeVisible();
    await expect(tab.getByText(authTexts.loggedOutHint)).toBeVisible();
  }
  await ended;
  expect(await statusOfToken(page, token)).toBe(401);
  const left = Object.keys(await allStored(page));
  expect(left).not.toContain(storageKey('owner'));
  expect(left).not.toContain(storageKey('selectedMember'));

  await loginForm(page).send(ACCOUNTS.parent);
  await expect(page).toHaveURL(at(PAGE));
  await expect(heading(page)).toHaveText(SCREENS.settings.title);
});

test('Stay signed in extends both tabs and the session by an hour [B072]', { tag: '@long' }, async ({ page }) => {
  const { second, token, clock } = await twoTabs(page);
  await clock.runFor(JUST_BEFORE_WARNING + 35 * SECOND);
  await expect(warning(second)).toBeVisible();
  await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
  for (const tab of [page, second]) await expect(warning(tab)).toHaveCount(0);
  await clock.runFor(IDLE_WARNING_MS + MINUTE);
  for (const tab of [page, second]) await expect(heading(tab)).toBeVisible();
  await expect(page).toHaveURL(at(PAGE));
  expect(await statusOfToken(page, token)).toBe(200);
});

test('activity in one tab extends the other [B072 B129]', { tag: '@long' }, async ({ page }) => {
  const { second, clock } = await twoTabs(page);
  await clock.runFor(50 * MINUTE);
  await page.mouse.move(200, 200);
  await page.mouse.click(700, 500);
  // Activity is throttled to half a second.
  await clock.runFor(SECOND);
  await clock.runFor(50 * MINUTE);
  for (const tab of [page, second]) await expect(warning(tab)).toHaveCount(0);
  await expect(heading(second)).toBeVisible();
  await clock.runFor(9 * MINUTE);
  await expect(warning(second)).toBeVisible();
});

test('a computer asleep past the limit logs out when it wakes [B072 B075]', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await openAs(page, ACCOUNTS.parent, PAGE);
  await page.clock.fastForward(IDLE_TIMEOUT_MS + 10 * MINUTE);
  await expect(page).toHaveURL(at(`${PUBLIC_ROUTES.login}#logout`));
  await expect(page.getByText(authTexts.loggedOutTitle)).toBeVisible();
});
