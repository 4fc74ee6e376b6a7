import { SCREENS, type ScreenKey } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { openAs } from '../support/open-as.ts';
import { walkTo } from '../support/places.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

const { arlo, noor } = DEMO_CHILDREN;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Every page about a child except the home, whose greeting is a sentence of its own. */
const PAGES: readonly ScreenKey[] = [
  'program',
  'path',
  'notes',
  'sharedResources',
  'clientFiles',
  'clientFilesBin',
  'diary',
  'ideasForHome',
  'sharedVideos',
  'reports',
  'assessment',
  'memberOverview',
];

const switcher = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Child', exact: true });
const measured = async (page: Page, key: ScreenKey) => {
  await expect(switcher(page), key).toHaveCount(1);
  const box = await switcher(page).boundingBox();
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
};
const boxOf = async (page: Page, key: ScreenKey) => {
  await walkTo(page, SCREENS[key].path);
  await settled(page);
  return measured(page, key);
};
/** A busy machine draws the page before for a while. */
const expectNear = async (page: Page, key: ScreenKey, { x, y }: { x?: number; y: number }) => {
  await walkTo(page, SCREENS[key].path);
  await settled(page);
  await expect(async () => {
    const now = await measured(page, key);
    if (x !== undefined) expect(now.x, key).toBe(x);
    expect(Math.abs(now.y - y), key).toBeLessThanOrEqual(8);
  }).toPass({ timeout: 10_000 });
};

test('the child switcher has one place on every page and keeps the child from page to page', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await openAs(page, ACCOUNTS.parent, `${SCREENS.diary.path}?memberId=${noor.id}`);
  const first = await boxOf(page, 'program');
  for (const key of PAGES) {
    await expectNear(page, key, first);
    await expect(switcher(page).getByRole('link', { name: noor.firstName }), key).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  // The card of a week has its title inside; the switcher is below the way back.
  expect((await boxOf(page, 'weekCard')).x).toBe(first.x);

  await page.setViewportSize(DESKTOP);
  const { y } = await boxOf(page, 'program');
  for (const key of PAGES) await expectNear(page, key, { y });
  await switcher(page).getByRole('link', { name: arlo.firstName }).click();
  await walkTo(page, SCREENS.notes.path);
  await expect(switcher(page).getByRole('link', { name: arlo.firstName })).toHaveAttribute('aria-current', 'true');
});
