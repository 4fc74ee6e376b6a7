import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import { expect, test } from 'playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { heading, walkTo } from '../support/places.ts';
import { settled } from '../support/settled.ts';

const { home, settings, outbox, usersExpand, clientFiles, workshops, tracking } = SCREENS;
const NOWHERE = `${home.path}/no-such-page`;

// Home, the screens that are built, and one page of each kind that says something: not built, no access, not found.
const PAGES: Partial<Record<AccountName, string[]>> = {
  parent: [home.path, settings.path, clientFiles.path, tracking.path, NOWHERE],
  coach: [home.path, usersExpand.path, `${usersExpand.path}?search=nobody`],
  admin: [home.path, outbox.path, workshops.path],
};
const DARK: Partial<Record<AccountName, string[]>> = {
  parent: [home.path, settings.path, tracking.path],
  coach: [home.path, usersExpand.path],
  admin: [home.path, outbox.path],
};

for (const [scheme, table] of [
  ['light', PAGES],
  ['dark', DARK],
] as const) {
  for (const [name, paths] of Object.entries(table) as [AccountName, string[]][]) {
    test(`pages of the ${name} are accessible in ${scheme}`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await openAs(page, ACCOUNTS[name]);
      for (const path of paths) {
        await test.step(path, async () => {
          await walkTo(page, path);
          await expect(heading(page)).toBeVisible();
          await settled(page);
          await expectNoViolations(page);
        });
      }
    });
  }
}
