import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { drawer } from './fill.ts';

// One of each kind: names only, pictures, drawings, rich text, an ordered list, posts.
const KINDS: readonly ScreenKey[] = ['homeContent', 'videos', 'avatars', 'blogs', 'courses', 'posts'];

const IN_SHORT: readonly ScreenKey[] = ['posts'];

for (const screen of KINDS) {
  const tag = IN_SHORT.includes(screen) ? [] : ['@long'];
  test(`the list and form of ${screen} fit a phone`, { tag }, async ({ page }) => {
    await openAs(page, ACCOUNTS.admin, SCREENS[screen].path);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await fits()).toBe(true);
    await expectNoViolations(page);
    await page
      .getByRole('button', { name: /^(?:Edit|Answer)/ })
      .first()
      .click();
    await expect(drawer(page).getByRole('button', { name: /^Save/ })).toBeEnabled();
    expect(await fits()).toBe(true);
    const box = await drawer(page).boundingBox();
    expect(box?.width ?? 999).toBeLessThanOrEqual(390);
    await expectNoViolations(page);
  });
}
