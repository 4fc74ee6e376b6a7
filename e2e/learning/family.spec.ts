import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { atPath, heading } from '../support/places.ts';
import { SLOW } from './kit.ts';

const { arlo } = DEMO_CHILDREN;

test(
  'a parent on a desktop finds shorts of a level and the coach’s videos from the menu [R063 R067]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: screenTitle('learning', 'Customer'), exact: true }).click();
    await expect(page).toHaveURL(atPath(SCREENS.learning.path));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Shorts', exact: true }).click();
    const short = (name: string) => main.getByRole('link', { name, exact: true });
    await expect(short('Socks first')).toBeVisible(SLOW);

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog', { name: 'Choose filters' }).getByLabel('Confident').click();
    await expect(page).toHaveURL(/level=/);
    await expect(short('Socks first')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectNoViolations(page);
    await short('One more bite').click();
    await expect(page.locator('video')).toBeVisible(SLOW);
    await short('Socks first').click();
    await expect(heading(page)).toHaveText('Socks first', SLOW);
    await expectNoViolations(page);

    await menu.getByRole('button', { name: 'More' }).click();
    await menu.getByRole('link', { name: screenTitle('sharedVideos', 'Customer'), exact: true }).click();
    await page.getByRole('button', { name: 'Watch Waiting games' }).click();
    const dialog = page.getByRole('dialog', { name: 'Waiting games' });
    await expect(dialog.locator('video')).toBeVisible(SLOW);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(atPath(SCREENS.sharedVideos.path));
    await expect(page).not.toHaveURL(/view=/);
  },
);
