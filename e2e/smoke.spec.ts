import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { PRODUCT } from '@amberway/contract/shell/product';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from './support/test.ts';
import { labels } from '../apps/web/src/features/auth/labels.ts';
import { expectNoViolations } from './support/axe.ts';
import { signIn } from './support/sign-in.ts';

test('the sign-in page opens, has a title and is accessible [R002]', async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.login);
  await expect(page.getByRole('heading', { level: 1, name: labels.familyTitle })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${labels.signIn}.*${PRODUCT}$`));
  await expectNoViolations(page);
});

test('/ redirects to the sign-in page [R001 B010]', async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.root);
  await expect(page).toHaveURL((url) => url.pathname === PUBLIC_ROUTES.login);
});

test('/login#logout shows that the user was logged out [R003 B011 T003 T004]', async ({ page }) => {
  await page.goto(`${PUBLIC_ROUTES.login}#logout`);
  await expect(page.getByText(authTexts.loggedOutTitle)).toBeVisible();
  await expect(page.getByText(authTexts.loggedOutHint)).toBeVisible();
  await expectNoViolations(page);
});

test('a family signs in and lands on its home screen [B060]', async ({ page }) => {
  await signIn(page, ACCOUNTS.parent);
  await expectNoViolations(page);
});
