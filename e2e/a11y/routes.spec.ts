import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { expectNoViolations, LOOK_AT_ALL } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { heading, walkTo } from '../support/places.ts';
import { ADMIN_ONLY, EVERYONE, STAFF } from '../support/routes-by-role.ts';
import { settled } from '../support/settled.ts';

const { home, assessment, reports, usersExpand, jobs, outbox, lookups, settings, program, tracking } = SCREENS;
const NOWHERE = `${home.path}/no-such-page`;
const FAMILY = `/dashboard/customer${DEMO_PEOPLE.parent.id}`;
const CHILD = `${program.path}?memberId=${DEMO_CHILDREN.arlo.id}`;

/** Every page of every role. The journeys check each page once, in the light theme at desktop width. */
const ALL: readonly [AccountName, readonly string[]][] = [
  ['parent', [home.path, assessment.path, reports.path, settings.path, CHILD, ...EVERYONE, tracking.path, NOWHERE]],
  ['coach', [home.path, usersExpand.path, `${usersExpand.path}?search=nobody`, FAMILY, ...STAFF, ...EVERYONE]],
  ['admin', [home.path, jobs.path, outbox.path, lookups.path, ...ADMIN_ONLY, ...STAFF, ...EVERYONE]],
];
const EVERY_LOOK = ['light 1440', 'light 390', 'dark 1440', 'dark 390'] as const;

for (const look of LOOK_AT_ALL ? EVERY_LOOK : []) {
  const [scheme, width] = look.split(' ') as ['light' | 'dark', string];
  for (const [name, paths] of ALL) {
    test(`the pages of the ${name} are accessible: ${look}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
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
