import { notificationTexts } from '@amberway/contract/notifications/texts';
import { PUBLIC_ROUTES, SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from 'playwright/test';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

for (const name of ['parent', 'coach', 'admin'] as const) {
  test(`the header of the ${name} has a welcome line, help, the bell and the profile menu [B046 B048 B049 T037 T038]`, async ({
    page,
  }) => {
    const { firstName, lastName } = DEMO_PEOPLE[name];
    await openAs(page, ACCOUNTS[name]);
    const header = page.getByRole('banner');
    await expect(header.getByText(`Welcome, ${firstName}`)).toBeVisible();
    await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await header.getByRole('button', { name: `Profile menu of ${firstName} ${lastName}` }).click();
    await expect(page.getByRole('menuitem', { name: shellTexts.signOut })).toBeVisible();
    await page.getByRole('menuitem', { name: shellTexts.editProfile }).click();
    await expect(page).toHaveURL(at(SCREENS.settings.path));
    await expect(heading(page)).toHaveText(SCREENS.settings.title);
  });
}

test('the bell opens the notifications [B048]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('dialog', { name: notificationTexts.title }).getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(at(SCREENS.notifications.path));
});

test(
  'help places without an address are hidden, not dead; Getting Started leads on [B047]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.parent);
    await page.getByRole('banner').getByRole('button', { name: shellTexts.help }).click();
    await expect(page.getByRole('menuitem')).toHaveText([shellTexts.gettingStarted]);
    await page.getByRole('menuitem', { name: shellTexts.gettingStarted }).click();
    await expect(page).toHaveURL(at(PUBLIC_ROUTES.gettingStarted));
  },
);
