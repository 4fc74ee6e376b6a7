import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { loginForm } from '../support/login-form.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

test(
  'signing out in one tab signs out the other; signing in restores its page [B073]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.parent);
    const other = await page.context().newPage();
    await other.goto(SCREENS.settings.path);
    await expect(heading(other)).toBeVisible();

    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: shellTexts.signOut }).click();
    await expect(other).toHaveURL((url) => url.pathname === PUBLIC_ROUTES.login);
    await expect(other.getByRole('main')).not.toContainText(SCREENS.settings.title);

    await loginForm(page).send(ACCOUNTS.parent);
    await expect(page).toHaveURL(at(SCREENS.home.path));
    await expect(other).toHaveURL(at(SCREENS.settings.path));
    await expect(heading(other)).toHaveText(SCREENS.settings.title);
  },
);

test('when another person signs in, the first one’s page leaves the other tab', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.outbox.path);
  const other = await page.context().newPage();
  await openAs(other, ACCOUNTS.parent);
  await expect(page).toHaveURL(at(SCREENS.home.path));
  await expect(page.getByText('Welcome, Priya')).toBeVisible();
});
