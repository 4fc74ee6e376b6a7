import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { homeLabels } from '../../apps/web/src/features/dashboards/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import { openMore } from './more-about.ts';

const { arlo } = DEMO_CHILDREN;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const top = async (page: Page, name: string) => (await card(page, name).boundingBox())?.y ?? 0;
const TALL_ENOUGH = 44;

test(
  'a parent on a phone ticks a task, stars a moment in calm mode and sets the dates [B281 B282 B292 B407 T201]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openAs(page, ACCOUNTS.parent, `${SCREENS.home.path}?memberId=${arlo.id}`);
    await expect(heading(page)).toContainText(arlo.firstName);
    const tasks = card(page, dashboardTexts.myTasks);
    await expect(tasks.getByRole('listitem').first()).toBeVisible();
    await openMore(page);
    const releases = card(page, dashboardTexts.newReleases);
    await releases.scrollIntoViewIfNeeded();
    await expect(releases.getByRole('listitem').first()).toBeVisible();
    // Urgent items come first, and nothing is wider than the screen.
    expect(await top(page, 'Upcoming session')).toBeLessThan(await top(page, dashboardTexts.myTasks));
    expect(await top(page, dashboardTexts.myTasks)).toBeLessThan(await top(page, dashboardTexts.outcomeProgress));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const join = card(page, 'Upcoming session').getByRole('link', { name: homeLabels.join });
    expect((await join.boundingBox())?.height).toBeGreaterThanOrEqual(TALL_ENOUGH);
    await expectNoViolations(page);

    const open = tasks.locator('input[type=checkbox]:enabled:not(:checked)').first();
    const name = (await open.locator('xpath=..').textContent()) ?? '';
    const box = tasks.getByRole('checkbox', { name, exact: true });
    const note = page.getByRole('dialog', { name: taskTexts.addNote });
    await box.click();
    await expect(box).toBeChecked();
    await note.getByRole('button', { name: 'Cancel' }).click();
    await expect(box).not.toBeChecked();
    await box.click();
    const saved = page.waitForResponse((response) => response.url().includes('/task/status/') && response.ok());
    await note.getByRole('button', { name: taskTexts.ok }).click();
    await saved;
    await page.reload();
    await expect(tasks.getByRole('listitem').first()).toBeVisible();
    // A completed task moves down the list, maybe off the card: the programme shows it either way.
    await page.goto(`${SCREENS.program.path}?memberId=${arlo.id}`);
    const there = page.getByRole('checkbox', { name, exact: true });
    await expect(there).toBeChecked();
    const undone = page.waitForResponse((response) => response.url().includes('/task/status/') && response.ok());
    await there.click();
    await undone;

    await page.goto(`${SCREENS.home.path}?memberId=${arlo.id}`);
    // Open as it was left.
    await card(page, dashboardTexts.brightMoments).scrollIntoViewIfNeeded();
    const star = card(page, dashboardTexts.brightMoments).getByRole('button').last();
    await expect(star).toBeVisible();
    if ((await star.getAttribute('aria-pressed')) === 'true') await star.click();
    await star.click();
    await expect(page.getByText(homeLabels.wellDone)).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await star.click();
    await expect(page.getByText(homeLabels.wellDone)).toHaveCount(0);

    await choose(page, 'Date range', 'Last Week');
    await expect(page).toHaveURL(/range=Last\+Week/);
    await expect(card(page, dashboardTexts.outcomeProgress).getByText(dashboardTexts.engagement)).toBeVisible();
  },
);
