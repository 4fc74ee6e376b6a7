import { readLink } from '@amberway/contract/auth/endpoints';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { expect, type Page, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/auth/labels.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expectNoViolations } from '../support/axe.ts';
import { loginForm } from '../support/login-form.ts';
import { heading } from '../support/places.ts';

const RESET = PUBLIC_ROUTES.resetPassword.replace('/:token?', '');
const PAGES = {
  'sign-in': PUBLIC_ROUTES.login,
  'clinician sign-in': PUBLIC_ROUTES.clinicianLogin,
  'after the directory': PUBLIC_ROUTES.sso,
  'forgotten password': PUBLIC_ROUTES.forgetPassword,
  verify: PUBLIC_ROUTES.verify,
  'set password': `${RESET}/some-token`,
  'refused link': RESET,
  'password confirmed': PUBLIC_ROUTES.passwordConfirmed,
  maintenance: PUBLIC_ROUTES.maintenance,
  'getting started': PUBLIC_ROUTES.gettingStarted,
  'next screen': PUBLIC_ROUTES.nextScreen,
  fallback: '/no-such-page',
};

const OWNER = { email: 'someone@example.org', type: 'Customer', isFirst: false };

const look = async (page: Page, path: string) => {
  await page.route(`**${toUrl(readLink)}`, (route) => route.fulfill({ json: { status: true, data: OWNER } }));
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await expectNoViolations(page);
};

test('public pages are accessible in the light theme', async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(PAGES)) await test.step(name, () => look(page, path));
});

test('public pages are accessible in the dark theme', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(PAGES)) await test.step(name, () => look(page, path));
});

test('the messages of the sign-in form are accessible in both themes', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${PUBLIC_ROUTES.login}#logout`);
  await loginForm(page).submit.click();
  await page.getByRole('button', { name: `Show ${labels.password.toLowerCase()}` }).click();
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
});
