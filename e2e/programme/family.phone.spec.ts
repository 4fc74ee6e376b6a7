import { favouriteTexts } from '@amberway/contract/favourites/texts';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from 'playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';

// Nothing slides in or out: a click never meets something on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a parent ticks a task on the phone with a note, and takes the tick back [B144 B205 B351 B352 B354]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.program.path);
  await expect(page.locator('[data-layout=card]').first()).toBeVisible();
  const open = page.locator('input[type=checkbox]:enabled:not(:checked)').first();
  const name = (await open.locator('xpath=..').textContent()) ?? '';
  const box = page.getByRole('checkbox', { name, exact: true });
  await box.click();
  const note = page.getByRole('dialog', { name: taskTexts.addNote });
  await expectNoViolations(page);
  await note.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).not.toBeChecked();
  await box.click();
  await note.getByLabel(taskTexts.notes).fill('Twice before breakfast.');
  const saved = page.waitForResponse((answer) => answer.url().includes('/task/status/') && answer.ok());
  await note.getByRole('button', { name: taskTexts.ok }).click();
  await saved;
  await page.reload();
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  await expectNoViolations(page);
});

test('the bell stays on the page and leads to all notifications [B048 B237]', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.program.path);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: notificationTexts.title });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect((await panel.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await panel.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(at(SCREENS.notifications.path));
  await expectNoViolations(page);
});

test('a page is kept with the star and found among the favorites [B147 B251 B252 T347]', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.notifications.path);
  await page.getByRole('button', { name: 'Add page to favorites' }).click();
  await page.getByLabel(favouriteTexts.pageName).fill('My news');
  await page.getByRole('button', { name: 'Add page', exact: true }).click();
  await expect(page.getByText(favouriteTexts.added)).toBeVisible();
  await page.goto(SCREENS.favourites.path);
  await page.getByRole('button', { name: 'More about My news' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Remove My news' }).click();
  await expect(page.getByText(favouriteTexts.removed)).toBeVisible();
});
