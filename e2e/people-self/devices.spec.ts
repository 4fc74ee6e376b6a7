import { makeFeed } from '@amberway/contract/calendar/endpoints';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { createUser, deleteUser, patchUser } from '@amberway/contract/users/endpoints';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { newAdmin } from '../../apps/api/src/testing/user-bodies.ts';
import { labels } from '../../apps/web/src/features/account/labels.ts';
import { labels as calendarLabels } from '../../apps/web/src/features/calendar/labels.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { expectNoViolations } from '../support/axe.ts';
import { confirmationLapsed, confirmPassword } from '../support/confirmation.ts';
import { openAs } from '../support/open-as.ts';
import { atPath } from '../support/places.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test(
  'a parent signs out another device, and creates a calendar URL with details after the password',
  { tag: '@long' },
  async ({ page, browser }) => {
    const phone = await browser.newContext({ userAgent: PHONE });
    try {
      const away = await phone.newPage();
      await openAs(away, ACCOUNTS.subscriber);
      await openAs(page, ACCOUNTS.subscriber, `${SCREENS.settings.path}#devices`);
      const devices = page.getByRole('region', { name: labels.devicesTitle });
      await expect(devices.getByText(labels.thisDevice)).toBeVisible();
      // Other journeys with this account have left devices as well.
      const phones = devices.getByRole('listitem').filter({ hasText: 'Chrome on Android' });
      await expect(phones).toHaveCount(1);
      await expectNoViolations(page);

      await devices.getByRole('button', { name: `${labels.end}: Chrome on Android` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByText(newPasswordTexts.deviceEnded)).toBeVisible();
      await expect(phones).toHaveCount(0);
      await away.goto(SCREENS.settings.path);
      await expect(away).toHaveURL(atPath(PUBLIC_ROUTES.login));

      await confirmationLapsed(page, makeFeed);
      await page.getByRole('checkbox', { name: calendarLabels.details }).check();
      await page.getByRole('button', { name: calendarLabels.make }).click();
      await confirmPassword(page, ACCOUNTS.subscriber.password);
      await expect(page.getByLabel(calendarLabels.address)).toHaveValue(/\/api\/calendar\/feed\//);
    } finally {
      await phone.close();
    }
  },
);

test(
  'an administrator reactivates a former administrator after the password, and a mail is sent',
  { tag: '@long' },
  async ({ page }) => {
    const token = await openAs(page, ACCOUNTS.admin);
    const headers = { authorization: `Bearer ${token}` };
    const data = newAdmin({ firstName: 'Nia', lastName: 'Newly' });
    const made = await page.request.post(toUrl(createUser), { headers, data });
    const { _id: id } = ((await made.json()) as { data: { _id: string } }).data;
    await page.request.delete(toUrl(deleteUser, { id }), { headers });

    await page.goto(`${SCREENS.usersAdmin.path}?tab=Deleted`);
    await confirmationLapsed(page, patchUser);
    await page.getByRole('button', { name: 'Restore Nia Newly' }).click();
    await confirmPassword(page, ACCOUNTS.admin.password);
    await expect(page.getByText(userTexts.restored)).toBeVisible();

    await page.goto(SCREENS.outbox.path);
    await expect(page.getByText('Amberway has a new administrator').first()).toBeVisible();
  },
);
