import { IDLE_TIMEOUT_MS, MINUTE } from '@amberway/contract/kernel/limits';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations, LOOK_AT_ALL } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';

const expectAccessible = async (page: Page) => {
  await expectNoViolations(page);
  if (!LOOK_AT_ALL) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page);
};

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

test('the open profile menu is accessible', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await expect(page.getByRole('menuitem', { name: shellTexts.signOut })).toBeVisible();
  await expectAccessible(page);
});

test('the open help menu is accessible', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await page.getByRole('banner').getByRole('button', { name: shellTexts.help }).click();
  await expect(page.getByRole('menuitem', { name: shellTexts.gettingStarted })).toBeVisible();
  await expectAccessible(page);
});

test('the client overlay is accessible', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach);
  await page.getByRole('link', { name: 'Expand list' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('the idle warning is accessible and has the focus', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await openAs(page, ACCOUNTS.parent);
  await page.clock.runFor(IDLE_TIMEOUT_MS - MINUTE);
  const stay = page
    .getByRole('dialog', { name: 'Are you still there?' })
    .getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  await expectAccessible(page);
});

test('a family’s view opened by a coach is accessible', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, SWITCH_ROUTES.customer.replace(':customerId', DEMO_PEOPLE.parent.id));
  await expect(page.getByRole('button', { name: shellTexts.backToBusiness })).toBeVisible();
  await expectAccessible(page);
});

test('the password page with messages is accessible', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.password.path);
  await page.getByRole('button', { name: 'Change password' }).click();
  // axe reports a button as too small when the header covers half of it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
});
