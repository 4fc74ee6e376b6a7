import { ssoTexts } from '@amberway/contract/auth/sso-texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { type DirectoryStandIn, startDirectoryStandIn } from '../../apps/api/src/testing/oidc/stand-in.ts';
import { signInLabels } from '../../apps/web/src/features/auth/sign-in-labels.ts';
import { ssoLabels } from '../../apps/web/src/features/auth/sso/sso-labels.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { loginForm } from '../support/login-form.ts';
import { at, atPath, heading } from '../support/places.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const NAME = 'Northside Health & Co';

let directory: DirectoryStandIn;
let server: RunningServer;
test.beforeAll(async () => {
  // A first start prepares a database, which takes a while on a busy machine.
  test.setTimeout(120_000);
  directory = await startDirectoryStandIn();
  server = await startServer({ ...directory.env, OIDC_NAME: NAME, OIDC_ONLY: 'on' });
});
test.afterAll(async () => {
  await server.stop();
  await directory.close();
});
test.beforeEach(() => {
  directory.behave();
  directory.page.person = { sub: 'the-coach', email: ACCOUNTS.coach.email, email_verified: true, amr: ['mfa'] };
});

const button = (page: Page) => page.getByRole('button', { name: signInLabels.signInWith(NAME) });
const open = async (page: Page, path: string) => {
  await page.goto(`${server.url}${path}`);
  await expect(heading(page)).toBeVisible();
};

test('a coach signs in with the directory and comes to the page that was asked for [29 (f)]', async ({ page }) => {
  await open(page, SCREENS.settings.path);
  await page.getByRole('link', { name: signInLabels.toWorkspace }).click();
  await expect(button(page)).toBeVisible();
  await expectNoViolations(page);
  await button(page).click();
  await expect(page).toHaveURL(at(SCREENS.settings.path));
  // Nothing of the way is left in the history or in the cookies.
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.includes('-sso'))).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText(SCREENS.settings.title);
});

test('the button comes with the page and works before its code has loaded', async ({ page }) => {
  const html = await (await page.request.get(`${server.url}${PUBLIC_ROUTES.clinicianLogin}`)).text();
  expect(html).toContain('Sign in with Northside Health &amp; Co</button>');
  expect(await (await page.request.get(`${server.url}${PUBLIC_ROUTES.login}`)).text()).not.toContain('Sign in with');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await open(page, PUBLIC_ROUTES.clinicianLogin);
  await button(page).click();
  await expect(page).toHaveURL(at(SCREENS.home.path));
  expect(complaints.filter((text) => /hydrat|418|425/i.test(text))).toEqual([]);
});

test('every failure is one sentence with the way back, and the next try works', { tag: '@long' }, async ({ page }) => {
  const fails = async (sentence: string) => {
    await expect(page).toHaveURL(at(PUBLIC_ROUTES.sso));
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expectNoViolations(page);
    await page.getByRole('link', { name: ssoLabels.back }).click();
    await expect(page).toHaveURL(atPath(PUBLIC_ROUTES.clinicianLogin));
  };
  await open(page, PUBLIC_ROUTES.clinicianLogin);
  directory.page.cancels = true;
  await button(page).click();
  await fails(ssoTexts.cancelled);
  directory.behave();
  directory.page.person = { sub: 'a-parent', email: ACCOUNTS.parent.email, email_verified: true };
  await button(page).click();
  await fails(ssoTexts.refused(NAME));
  directory.page.detours = { state: 'S'.repeat(43) };
  await button(page).click();
  await fails('Please start again.');
  directory.behave();
  directory.mode.token = 'down';
  await button(page).click();
  await fails(ssoTexts.unreachable(NAME));

  directory.behave();
  directory.page.person = { sub: 'the-coach', email: ACCOUNTS.coach.email, email_verified: true, amr: ['mfa'] };
  await button(page).click();
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

test('where the directory alone decides, the password of its staff is wrong, and families sign in as ever [29 (i)]', async ({
  page,
}) => {
  await open(page, PUBLIC_ROUTES.clinicianLogin);
  await loginForm(page).send(ACCOUNTS.coach);
  await expect(page.getByRole('alert')).toContainText('The email or password is not right.');
  await open(page, PUBLIC_ROUTES.login);
  await loginForm(page).send(ACCOUNTS.parent);
  await expect(page).toHaveURL(at(SCREENS.home.path));
});
