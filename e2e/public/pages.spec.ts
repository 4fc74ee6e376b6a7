import { refresh } from '@amberway/contract/auth/endpoints';
import { authTexts } from '@amberway/contract/auth/texts';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { onboardingTexts } from '@amberway/contract/onboarding-forms/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/onboarding/labels.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { loginForm } from '../support/login-form.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

test('/site-maintainence shows the maintenance page [B018 T006 T007 R009]', async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.maintenance);
  await expect(heading(page)).toHaveText(shellTexts.maintenanceTitle);
  await expect(page.getByText(shellTexts.maintenanceHint, { exact: true })).toBeVisible();
});

test(
  'a 503 from the server leads to the maintenance page, and back when it is over [B018]',
  { tag: '@long' },
  async ({ page }) => {
    const { status, message } = FAILURES.unavailable;
    const call = `**${toUrl(refresh)}`;
    await storeTokens(page, ACCOUNTS.parent);
    await page.route(call, (route) => route.fulfill({ status, json: { status: false, code: 'unavailable', message } }));
    await page.goto(SCREENS.settings.path);
    await expect(page).toHaveURL(at(PUBLIC_ROUTES.maintenance));
    const again = page.getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(call);
    // The page also retries by itself and may be gone before the click.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(page).toHaveURL(at(SCREENS.settings.path), { timeout: 2_000 });
    }).toPass();
    await expect(heading(page)).toHaveText(SCREENS.settings.title);
  },
);

test('/getting-started and /next-screen open signed out and lead to sign-in [B019 R010 R011]', async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.gettingStarted);
  await expect(heading(page)).toHaveText(labels.startTitle);
  await page.getByRole('link', { name: labels.startNext }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.nextScreen));
  await expect(heading(page)).toHaveText(labels.nextTitle);
  await page.getByRole('link', { name: authTexts.goToLogin }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
});

test('/getting-started and /next-screen open signed in and lead home [B019 T041]', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, PUBLIC_ROUTES.gettingStarted);
  await expect(heading(page)).toHaveText(labels.startTitle);
  await page.getByRole('link', { name: labels.startNext }).click();
  await page.getByRole('main').getByRole('link', { name: onboardingTexts.continue }).click();
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

test('public pages redirect signed-in users to /dashboard [B020]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  const { root, login, clinicianLogin, forgetPassword, verify, passwordConfirmed, maintenance } = PUBLIC_ROUTES;
  const reset = PUBLIC_ROUTES.resetPassword.replace('/:token?', '');
  for (const path of [root, login, clinicianLogin, forgetPassword, verify, passwordConfirmed, maintenance, reset]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(at(SCREENS.home.path));
  }
});

test('a private page redirects to /login and opens after sign-in [B021 B647]', async ({ page }) => {
  const asked = `${SCREENS.settings.path}?from=mail#display`;
  await page.goto(asked);
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));
  await loginForm(page).send(ACCOUNTS.parent);
  await expect(page).toHaveURL(at(asked));
  await expect(heading(page)).toHaveText(SCREENS.settings.title);
});

test('unknown URLs show the fallback screen, signed out and signed in [B022 R012]', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(heading(page)).toHaveText('We could not find this page');
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.login));

  await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}/no-such-place`);
  await expect(heading(page)).toHaveText('We could not find this page');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to my home page' }).click();
  await expect(page).toHaveURL(at(SCREENS.home.path));
});
