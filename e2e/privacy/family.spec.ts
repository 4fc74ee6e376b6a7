import { prepareExport, requestErasure } from '@amberway/contract/privacy/endpoints';
import { EXPORT_FILE, privacyTexts } from '@amberway/contract/privacy/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { labels } from '../../apps/web/src/features/privacy/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { confirmationLapsed, confirmPassword } from '../support/confirmation.ts';
import { openAs } from '../support/open-as.ts';

const { subscriber } = DEMO_PEOPLE;

test(
  'a family sees who used its record, exports it, requests erasure and withdraws the request',
  { tag: '@long' },
  async ({ page, browser }) => {
    const office = await browser.newContext({ reducedMotion: 'reduce' });
    try {
      // An administrator opens the family's page.
      const admin = await office.newPage();
      await openAs(admin, ACCOUNTS.admin, `/dashboard/customer${subscriber.id}`);

      await openAs(page, ACCOUNTS.subscriber);
      await page.getByRole('button', { name: /^Profile menu/ }).click();
      await page.getByRole('menuitem', { name: SCREENS.privacy.title }).click();
      const line = page.getByRole('row').filter({ hasText: 'Family and child details' });
      await expect(line.filter({ hasText: labels.read }).filter({ hasText: 'Ada Lindqvist' }).first()).toBeVisible();
      await expectNoViolations(page);

      await confirmationLapsed(page, prepareExport);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: labels.take }).click();
      await confirmPassword(page, ACCOUNTS.subscriber.password);
      const download = await saved;
      expect(download.suggestedFilename()).toBe(EXPORT_FILE);
      expect(await download.failure()).toBeNull();

      await confirmationLapsed(page, requestErasure);
      await page.getByRole('button', { name: labels.erase }).click();
      const question = page.getByRole('dialog').filter({ hasText: labels.eraseQuestion });
      await question.getByRole('button', { name: 'Yes' }).click();
      await confirmPassword(page, ACCOUNTS.subscriber.password);
      await expect(page.getByText(privacyTexts.erasureAsked)).toBeVisible();
      await expect(page.getByRole('button', { name: labels.keep })).toBeVisible();

      await admin.goto(SCREENS.erasures.path);
      await admin.getByRole('button', { name: /^Open Hana Sato/ }).click();
      await expect(admin.getByRole('button', { name: labels.keep })).toBeVisible();
      await expectNoViolations(admin);

      await page.getByRole('button', { name: labels.keep }).click();
      await expect(page.getByText(privacyTexts.erasureTakenBack)).toBeVisible();
      await expect(page.getByRole('button', { name: labels.erase })).toBeVisible();
    } finally {
      await office.close();
    }
  },
);
