import { notificationTexts } from '@amberway/contract/notifications/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';

test('the bell opens the notifications [B048]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('dialog', { name: notificationTexts.title }).getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(at(SCREENS.notifications.path));
});

test('help entries without a URL are hidden, and Getting Started works [B047]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await page.getByRole('banner').getByRole('button', { name: shellTexts.help }).click();
  await expect(page.getByRole('menuitem')).toHaveText([shellTexts.gettingStarted]);
  await page.getByRole('menuitem', { name: shellTexts.gettingStarted }).click();
  await expect(page).toHaveURL(at(PUBLIC_ROUTES.gettingStarted));
});
