import { appCheckToken, refresh } from '@amberway/contract/auth/endpoints';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { HOUR } from '@amberway/contract/kernel/limits';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { storageKey } from '../../apps/web/src/kernel/sign-in/storage.ts';
import { allStored, stored } from '../support/browser-storage.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';
import { recordUrls } from '../support/record-urls.ts';
import { settled } from '../support/settled.ts';

const pathOf = (url: string) => new URL(url).pathname;
const ME = `**${toUrl(refresh)}`;

test('at start the app requests the current user and stores the app-check token of the page [B081 B082]', async ({
  page,
}) => {
  await storeTokens(page, ACCOUNTS.parent);
  const urls = recordUrls(page);
  await page.goto(SCREENS.home.path);
  await expect(heading(page)).toBeVisible();
  const requests = urls.map(pathOf);
  expect(requests.filter((path) => path === toUrl(refresh))).toHaveLength(1);
  expect(requests).not.toContain(toUrl(appCheckToken));
  const token = await page.locator('meta[name="app-check"]').getAttribute('content');
  expect(token).toBeTruthy();
  expect(await stored(page, 'appCheckToken')).toBe(token);
});

test('data of an earlier sign-in is removed at start [B080]', async ({ page }) => {
  await storeTokens(page, ACCOUNTS.parent);
  const leftovers = {
    [storageKey('lastActive')]: String(Date.now() - 2 * HOUR),
    [storageKey('selectedMember')]: 'someone',
    [storageKey('formData')]: '{"child":"Arlo"}',
    [storageKey('businessAccess')]: '{"role":"BusinessAccesCustomer","id":"x"}',
  };
  await page.evaluate((items) => Object.assign(localStorage, items), leftovers);
  await page.goto(SCREENS.home.path);
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  await expect(loginForm(page).submit).toBeVisible();
  const left = Object.keys(await allStored(page));
  for (const key of [storageKey('owner'), ...Object.keys(leftovers)]) expect(left).not.toContain(key);
});

test('the app renders when the current-user call fails, with the request id and a retry [B083]', async ({ page }) => {
  await storeTokens(page, ACCOUNTS.parent);
  const { status, message } = FAILURES.internal;
  await page.route(ME, (route) =>
    route.fulfill({ status, headers: { 'x-request-id': 'req-7' }, json: { status: false, code: 'internal', message } }),
  );
  await page.goto(SCREENS.settings.path);
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.getByText('req-7')).toBeVisible();
  await page.unroute(ME);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(SCREENS.settings.title);
});

test('the app renders without a network, and public pages stay open [B083]', { tag: '@long' }, async ({ page }) => {
  await storeTokens(page, ACCOUNTS.parent);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(SCREENS.home.path);
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await page.goto(PUBLIC_ROUTES.gettingStarted);
  await expect(heading(page)).toBeVisible();
});

test('data is not fetched again when the window gets the focus [B140]', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await openAs(page, ACCOUNTS.coach);
  await settled(page);
  // Stale enough for a refetch.
  await page.clock.fastForward('10:00');
  // The live stream missed its heartbeats in the leap; let it reconnect first.
  await page.clock.runFor(5000);
  await settled(page);
  const urls = recordUrls(page);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor(2000);
  await settled(page);
  // The session may be refreshed; that fetches no data.
  expect(urls.filter((url) => pathOf(url) !== toUrl(refresh))).toEqual([]);
});
