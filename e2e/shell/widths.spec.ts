import { FULL_HEADER_MIN_PX, MOBILE_MAX_PX, SIDEBAR_COLLAPSE_MAX_PX } from '../../apps/web/src/ui/sizes.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

const OPEN = 240;
// A family's sidebar has room for its coach's card.
const FAMILY_OPEN = 232;
// That of a coach has a line for each client.
const OPEN_OF = { parent: FAMILY_OPEN, coach: 248, admin: OPEN };
const COLLAPSED = 80;

// Both sides of every breakpoint in the rules: [width, sidebar's width, full header].
const WIDTHS: [number, number | null, boolean][] = [
  [1440, OPEN, true],
  [SIDEBAR_COLLAPSE_MAX_PX + 1, OPEN, true],
  [FULL_HEADER_MIN_PX, COLLAPSED, true],
  [FULL_HEADER_MIN_PX - 1, COLLAPSED, false],
  [MOBILE_MAX_PX + 1, COLLAPSED, false],
  [MOBILE_MAX_PX, null, false],
  [390, null, false],
];

test('the breakpoints are those of the rules [B050 B051 B052]', () => {
  expect([MOBILE_MAX_PX, FULL_HEADER_MIN_PX, SIDEBAR_COLLAPSE_MAX_PX]).toEqual([992, 1042, 1042]);
});

for (const name of ['parent', 'coach', 'admin'] as const) {
  test(`the header of the ${name} has all its parts and, with the sidebar, fits every width without horizontal scrolling [B046 B048 B049 B050 B051 B052 B053 T037 T038]`, async ({
    page,
  }) => {
    const { firstName, lastName } = DEMO_PEOPLE[name];
    await openAs(page, ACCOUNTS[name]);
    const header = page.getByRole('banner');
    await expect(header.getByText(`Welcome, ${firstName}`)).toBeVisible();
    await expect(header.getByRole('button', { name: shellTexts.help })).toBeVisible();
    await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    for (const [width, sidebarWidth, fullHeader] of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (sidebarWidth === null) {
        await expect(sidebar, `at ${width}`).toHaveCount(0);
      } else {
        const wanted = sidebarWidth === OPEN ? OPEN_OF[name] : sidebarWidth;
        await expect.poll(async () => (await sidebar.boundingBox())?.width, `at ${width}`).toBe(wanted);
      }
      const calm = header.getByRole('button', { name: 'Calm mode' });
      await expect(calm, `at ${width}`).toHaveCount(fullHeader ? 1 : 0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await header.getByRole('button', { name: `Profile menu of ${firstName} ${lastName}` }).click();
    await expect(page.getByRole('menuitem', { name: shellTexts.signOut })).toBeVisible();
    await page.getByRole('menuitem', { name: shellTexts.editProfile }).click();
    await expect(page).toHaveURL(at(SCREENS.settings.path));
    await expect(heading(page)).toHaveText(SCREENS.settings.title);
  });
}

test('a collapsed sidebar opens to its full width by its button [B053]', async ({ page }) => {
  await page.setViewportSize({ width: SIDEBAR_COLLAPSE_MAX_PX, height: 900 });
  await openAs(page, ACCOUNTS.parent);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(FAMILY_OPEN);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(COLLAPSED);
});
