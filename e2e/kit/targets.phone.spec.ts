import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { openAs } from '../support/open-as.ts';
import { heading, walkTo } from '../support/places.ts';
import { settled } from '../support/settled.ts';
import { smallTargets } from '../support/targets.ts';
import { expect, type Page, test } from '../support/test.ts';

const ARLO = `memberId=${DEMO_CHILDREN.arlo.id}`;
const DAILY = [
  SCREENS.home,
  SCREENS.program,
  SCREENS.notes,
  SCREENS.memberOverview,
  SCREENS.ideasForHome,
  SCREENS.sharedResources,
  SCREENS.clientFiles,
  SCREENS.settings,
];
const OTHERS = [
  SCREENS.clientFilesBin,
  SCREENS.favourites,
  SCREENS.notifications,
  SCREENS.learning,
  SCREENS.apps,
  SCREENS.sharedVideos,
  SCREENS.password,
  SCREENS.dailyInsights,
  SCREENS.diary,
  SCREENS.path,
  SCREENS.weekCard,
  SCREENS.messages,
  SCREENS.privacy,
  SCREENS.myPosts,
  SCREENS.assessment,
  SCREENS.ladders,
  SCREENS.skillGraph,
];

const expectTargets = async (page: Page, screens: readonly { path: string }[]) => {
  await openAs(page, ACCOUNTS.parent);
  for (const { path } of screens) {
    await test.step(path, async () => {
      await walkTo(page, `${path}?${ARLO}`);
      await expect(heading(page)).toBeVisible();
      await settled(page);
      const more = page.getByRole('button', { name: /^More about /, expanded: false });
      if (path === SCREENS.home.path) await more.click();
      await settled(page);
      expect(await smallTargets(page), path).toEqual([]);
    });
  }
};

test('what a family presses every day is at least 44 px high for a finger', async ({ page }) => {
  test.setTimeout(120_000);
  await expectTargets(page, DAILY);
});

test('on its other pages too', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000);
  await expectTargets(page, OTHERS);
});
