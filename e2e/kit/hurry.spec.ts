import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { messageTexts } from '@amberway/contract/messages/texts';
import { reportTexts } from '@amberway/contract/reports/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { homeLabels } from '../../apps/web/src/features/dashboards/labels.ts';
import { SLOW } from '../activity-notes/steps.ts';
import { openAs } from '../support/open-as.ts';
import { newFamily } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

// Someone who knows the way does not wait for the page: keys and presses that come before code, lists and drafts have
// arrived must neither be lost nor meet something else. On a slow phone that takes a second.

test.setTimeout(150_000);
const SLOWDOWN = 6;
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

test('what is typed right after Ctrl-K is searched for', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin);
  await slowDown(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sharma');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('sharma', SLOW);
});

test('ArrowDown goes into a calendar that is still loading', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.reports.path);
  const from = page
    .getByRole('region', { name: reportTexts.sessionReport })
    .getByLabel(reportTexts.from, { exact: true });
  await from.focus();
  await slowDown(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const panel = page.getByRole('dialog', { name: 'Choose a day' });
  await expect(panel.locator('[tabindex="0"]:focus')).toBeVisible(SLOW);
  await page.keyboard.press('Enter');
  await expect(from).not.toHaveValue('');
});

test('a name and Enter choose that client, and nobody of the list before', { tag: '@long' }, async ({ page }) => {
  const { parent } = DEMO_PEOPLE;
  await openAs(page, ACCOUNTS.coach);
  const box = page.getByRole('region', { name: dashboardTexts.sendMessage }).getByRole('combobox');
  await box.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await slowDown(page);
  await box.pressSequentially(`${parent.firstName} ${parent.lastName}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`=${parent.id}`), SLOW);
  await expect(box).toHaveValue(`${parent.firstName} ${parent.lastName}`);
});

test('a form opened while a search is due stays open, and the search is done', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.usersProgram.path);
  const edit = page.getByRole('button', { name: /^Edit Priya Sharma/ });
  await expect(edit).toBeVisible();
  await slowDown(page);
  await page.getByPlaceholder(userTexts.searchPlaceholder).pressSequentially('sharma');
  await edit.click();
  await expect(page).toHaveURL(/search=sharma/, SLOW);
  await expect(page).toHaveURL(/edit=/);
  await expect(page.getByRole('dialog')).toBeVisible(SLOW);
});

test('the first words to a coach are typed before the draft is known', { tag: '@long' }, async ({ page }) => {
  const { coach, family } = await newFamily(page);
  await openAs(page, family.account);
  const write = page.getByRole('main').getByRole('link', { name: homeLabels.write(coach.firstName) });
  await expect(write).toBeVisible();
  await slowDown(page);
  // The answer about a draft takes its time.
  await page.route('**/api/draft/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await write.click();
  const box = page.getByLabel(messageTexts.writeTo(coach.firstName));
  await expect(box).toBeFocused(SLOW);
  await page.keyboard.type('Hello');
  await expect(box).toHaveValue('Hello');
  await expect(page.getByRole('button', { name: messageTexts.send })).not.toHaveAttribute(
    'aria-disabled',
    'true',
    SLOW,
  );
  await expect(box).toHaveValue('Hello');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
