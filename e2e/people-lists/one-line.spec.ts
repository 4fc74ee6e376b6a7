import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { openAs } from '../support/open-as.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

const NOTES = `${SCREENS.notes.path}?memberId=${DEMO_CHILDREN.arlo.id}`;

/**
 * Texts that are cut off without an ellipsis: the browser draws none for a block inside the cell that is cut. Texts for
 * screen readers alone are a pixel wide.
 */
const cutOff = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody :is(td, th)')
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        [cell, ...cell.querySelectorAll('*')]
          .filter((part) => part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1)
          .filter((part) => getComputedStyle(part).overflowX !== 'visible')
          .filter(
            (part) =>
              getComputedStyle(part).textOverflow !== 'ellipsis' ||
              [...part.children].some((child) => /^(block|grid|-webkit-box)$/.test(getComputedStyle(child).display)),
          )
          .map((part) => part.textContent),
      ),
    );

for (const [visitor, paths] of [
  ['coach', [NOTES, SCREENS.resources.path]],
  ['admin', [NOTES, SCREENS.usersProgram.path, SCREENS.members.path, SCREENS.blogs.path, SCREENS.posts.path]],
] as const)
  test(`what does not fit into the lists of ${visitor} ends in an ellipsis`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1042, height: 800 });
    await openAs(page, ACCOUNTS[visitor]);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
      await settled(page);
      expect.soft(await cutOff(page), path).toEqual([]);
    }
  });
