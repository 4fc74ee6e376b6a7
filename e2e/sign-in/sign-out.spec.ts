import { logout } from '@amberway/contract/auth/endpoints';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { authTexts } from '@amberway/contract/auth/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { storageKey } from '../../apps/web/src/kernel/sign-in/storage.ts';
import { statusOfToken } from '../support/ask-server.ts';
import { allStored } from '../support/browser-storage.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';
import { at, walkTo } from '../support/places.ts';
import { settled } from '../support/settled.ts';

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: shellTexts.signOut }).click();
};

/** Without the app-check token, which identifies the app and not the user. */
const storedOfSession = async (page: Page) => {
  const { [storageKey('appCheckToken')]: _app, ...left } = await allStored(page);
  return left;
};

test('signing out leaves nothing in the browser and ends the session on the server [B073 T038]', async ({ page }) => {
  const { noor } = DEMO_CHILDREN;
  const token = await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${noor.id}`);
  const keys = [storageKey('selectedForm'), storageKey('formData')];
  await page.evaluate((names) => names.forEach((name) => localStorage.setItem(name, '{"name":"Noor"}')), keys);
  const before = await allStored(page);
  expect(before[storageKey('selectedMember')]).toBe(noor.id);
  expect(await statusOfToken(page, token)).toBe(200);

  const ended = page.waitForResponse(`**${toUrl(logout)}`);
  await signOut(page);
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  await expect(page.getByText(authTexts.loggedOutTitle)).toHaveCount(0);
  expect((await ended).ok()).toBe(true);
  // What says that the sign-out is under way goes a moment after the answer.
  await expect.poll(() => storedOfSession(page)).toEqual({});
  // The tab's number does not identify the user.
  const ofTab = await page.evaluate(() => Object.keys(sessionStorage));
  expect(ofTab.filter((key) => key !== 'draftTab')).toEqual([]);
  expect(await statusOfToken(page, token)).toBe(401);

  await page.goBack();
  await expect(page).not.toHaveURL((url) => url.pathname.startsWith(SCREENS.home.path));
});

test('signing out works without a server', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await page.route('**/api/**', (route) => route.abort());
  await signOut(page);
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  // Only the server can clear the cookie: the next page load does it.
  await expect.poll(() => storedOfSession(page)).toEqual({ signOutPending: '1' });
  await page.unroute('**/api/**');
  await page.reload();
  await expect.poll(() => storedOfSession(page)).toEqual({});
});

test('a session ended by the server leads to /login#logout at the next request, and back [B127]', async ({ page }) => {
  const token = await openAs(page, ACCOUNTS.coach);
  await settled(page);
  // Held back, so that nothing the page asks for by itself is the next request.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.request.post(toUrl(logout), { headers: { authorization: `Bearer ${token}` }, data: {} });
  await walkTo(page, `${SCREENS.usersExpand.path}?search=weber`);
  await expect(page).toHaveURL(at(`${SCREENS.usersExpand.path}?search=weber`));
  release();
  await expect(page).toHaveURL(at(`${PUBLIC_ROUTES.login}#logout`));
  await expect(page.getByText(authTexts.loggedOutTitle)).toBeVisible();
  expect((await allStored(page))[storageKey('owner')]).toBeUndefined();
  await loginForm(page).send(ACCOUNTS.coach);
  // The page is restored without the search text, which may name a child.
  await expect(page).toHaveURL(at(SCREENS.usersExpand.path));
});

test('a session that ended while no page was open leads to /login#logout as well [B127]', async ({ page }) => {
  const token = await openAs(page, ACCOUNTS.coach);
  await page.goto('/favicon.svg');
  await page.request.post(toUrl(logout), { headers: { authorization: `Bearer ${token}` }, data: {} });
  await page.goto(SCREENS.usersExpand.path);
  await expect(page).toHaveURL(at(`${PUBLIC_ROUTES.login}#logout`));
  await expect(page.getByText(authTexts.loggedOutTitle)).toBeVisible();
});
