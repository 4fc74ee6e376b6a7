import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS, type AccountName } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from 'playwright/test';
import { expectNoViolations, LOOK_AT_ALL } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { heading, walkTo } from '../support/places.ts';
import { ADMIN_ONLY, EVERYONE, STAFF } from '../support/routes-by-role.ts';
import { settled } from '../support/settled.ts';

const { home, usersExpand, jobs, outbox, lookups, settings, program, tracking } = SCREENS;
const NOWHERE = `${home.path}/no-such-page`;
const FAMILY = `/dashboard/customer${DEMO_PEOPLE.parent.id}`;
const CHILD = `${program.path}?memberId=${DEMO_CHILDREN.arlo.id}`;

/** Every page once, with the role that lives there; and what is said to those who may not see it. */
const ONCE: readonly [AccountName, readonly string[]][] = [
  ['parent', [home.path, settings.path, CHILD, ...EVERYONE, tracking.path, NOWHERE]],
  ['coach', [home.path, usersExpand.path, `${usersExpand.path}?search=nobody`, FAMILY, ...STAFF]],
  ['admin', [home.path, jobs.path, outbox.path, lookups.path, ...ADMIN_ONLY]],
];
const ALL: typeof ONCE = [
  ['parent', ONCE[0]?.[1] ?? []],
  ['coach', [...(ONCE[1]?.[1] ?? []), ...EVERYONE]],
  ['admin', [...(ONCE[2]?.[1] ?? []), ...STAFF, ...EVERYONE]],
];
const LIGHT_DESKTOP = ['light 1440'] as const;
const EVERY_LOOK = ['light 1440', 'light 390', 'dark 1440', 'dark 390'] as const;

for (const look of LOOK_AT_ALL ? EVERY_LOOK : LIGHT_DESKTOP) {
  const [scheme, width] = look.split(' ') as ['light' | 'dark', string];
  for (const [name, paths] of LOOK_AT_ALL ? ALL : ONCE) {
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
