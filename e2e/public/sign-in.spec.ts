import { login } from '@amberway/contract/auth/endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/auth/labels.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { allStored, stored } from '../support/browser-storage.ts';
import { loginForm } from '../support/login-form.ts';
import { at, heading } from '../support/places.ts';

const LOGIN_CALL = `**${toUrl(login)}`;
const alert = (page: Page) => page.getByRole('alert');

test('the sign-in form shows missing input at its field and sends nothing [B060 B101 B102 B103 B128 B135 T097 T098 T099]', async ({
  page,
}) => {
  let sent = 0;
  await page.route(LOGIN_CALL, (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto(PUBLIC_ROUTES.login);
  const form = loginForm(page);

  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(authTexts.enterEmail);
  await expect(form.password).toHaveAccessibleDescription(authTexts.inputPassword);
  await expect(form.email).toBeFocused();

  for (const address of ['   ', 'nobody', 'nobody@', 'no body@example.org']) {
    await form.send({ email: address, password: 'Seven77' });
    await expect(form.email, address).toHaveAccessibleDescription(authTexts.enterEmail);
    await expect(form.password).toHaveAccessibleDescription(authTexts.passwordTooShort);
  }
  expect(sent).toBe(0);
});

test("a rejected sign-in shows the server's message and keeps the input [B123]", async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.login);
  const form = loginForm(page);
  await form.send({ email: ACCOUNTS.parent.email, password: 'Not-the-one-1' });
  await expect(alert(page)).toContainText(FAILURES.wrong_credentials.message);
  await expect(form.email).toHaveValue(ACCOUNTS.parent.email);
  await expect(form.password).toHaveValue('Not-the-one-1');
  expect(await stored(page, 'owner')).toBeNull();
  await alert(page).getByRole('button').click();
  await expect(alert(page)).toHaveCount(0);
});

test('a sign-in without a response says so, and works once the server is back [B123 T105]', async ({ page }) => {
  await page.route(LOGIN_CALL, (route) => route.abort());
  await page.goto(PUBLIC_ROUTES.login);
  const form = loginForm(page);
  await form.send(ACCOUNTS.parent);
  await expect(alert(page)).toContainText(authTexts.noResponse);
  await expect(form.password).toHaveValue(ACCOUNTS.parent.password);
  await page.unroute(LOGIN_CALL);
  await form.submit.click();
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

test('a sign-in opens /dashboard, and no script on the page can read the session from the browser [B069]', async ({
  page,
}) => {
  await page.goto(PUBLIC_ROUTES.login);
  const response = page.waitForResponse(LOGIN_CALL);
  await loginForm(page).send(ACCOUNTS.parent);
  const { data } = (await (await response).json()) as { data: { token: string; gcpToken: string } };
  await expect(page).toHaveURL(at(SCREENS.home.path));
  await expect(heading(page)).toBeVisible();
  const readable = JSON.stringify([
    await allStored(page),
    await page.evaluate(() => [Object.entries(sessionStorage), document.cookie]),
  ]);
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('amberway-session'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  for (const secret of [data.token, data.gcpToken, cookie?.value ?? '?']) expect(readable).not.toContain(secret);
  expect(await stored(page, 'appCheckToken')).toBeTruthy();
});

test('/clinicians/login shows the workspace title and signs a coach in [B012 R004]', async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.login);
  await page.getByRole('link', { name: labels.toWorkspace }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.clinicianLogin));
  await expect(heading(page)).toHaveText(labels.workspaceTitle);
  await loginForm(page).send(ACCOUNTS.coach);
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

test('the sign-in page loads nothing of the component library, the home screen does', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const usesLibrary = async () => {
    for (const url of scripts) {
      // The dialogs of the kit set this attribute, and its name survives minification.
      if ((await (await page.request.get(url)).text()).includes('data-side')) return true;
    }
    return false;
  };
  await page.goto(PUBLIC_ROUTES.login, { waitUntil: 'networkidle' });
  await expect(loginForm(page).submit).toBeVisible();
  expect(await usesLibrary()).toBe(false);
  await loginForm(page).send(ACCOUNTS.parent);
  await expect(page).toHaveURL(at(SCREENS.home.path));
  await expect(heading(page)).toBeVisible();
  expect(await usesLibrary()).toBe(true);
});

test('what is typed and sent before the code has loaded is neither lost nor sent by the browser', async ({ page }) => {
  let release = () => {};
  const loaded = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto(PUBLIC_ROUTES.login, { waitUntil: 'commit' });
  const form = loginForm(page);
  await form.email.fill(ACCOUNTS.parent.email);
  await form.password.fill('not the right one');
  await form.submit.click();
  await form.password.press('End');
  await form.password.pressSequentially('!');
  const field = await form.password.elementHandle();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(alert(page)).toContainText(FAILURES.wrong_credentials.message);
  await expect(form.password).toHaveValue('not the right one!');
  // The same element: a password manager has filled it, and the person is typing in it.
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(form.email).toHaveValue(ACCOUNTS.parent.email);
});
