import { favouriteTexts } from '@amberway/contract/favourites/texts';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import { expect, test } from '../support/test.ts';
import { outboxTexts } from '../../apps/web/src/kernel/outbox/texts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';
import { journeyName, removeTask } from './steps.ts';
import { choose } from '../support/choose.ts';

test('on a phone a tick is saved by Ok, undone by closing the note, and waits for a connection [B144 B205 B351 B352 B353 B354]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.program.path);
  await expect(page.locator('[data-layout=card]').first()).toBeVisible();
  const open = page.locator('input[type=checkbox]:enabled:not(:checked)').first();
  const name = (await open.locator('xpath=..').textContent()) ?? '';
  const box = page.getByRole('checkbox', { name, exact: true });
  const note = page.getByRole('dialog', { name: taskTexts.addNote });
  await box.click();
  await expectNoViolations(page);
  await note.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeChecked();
  await note.getByLabel(taskTexts.notes).press('Escape');
  await expect(note).toBeHidden();
  await expect(box).not.toBeChecked();

  const TICKS = '**/api/task/status/**';
  await page.route(TICKS, (route) => route.abort());
  await box.click();
  await note.getByLabel(taskTexts.notes).fill('Written without a network.');
  await note.getByRole('button', { name: taskTexts.ok }).click();
  // The row shows what was written, and that it waits.
  const row = page.getByRole('listitem').filter({ has: box }).last();
  await expect(row.getByText('Written without a network.')).toBeVisible();
  await expect(row.getByText(outboxTexts.waits)).toBeVisible();
  await expect(box).toBeChecked();
  const sent = page.waitForResponse((response) => response.url().includes('/task/status/') && response.ok());
  await page.unroute(TICKS);
  await sent;
  await expect(page.getByText(outboxTexts.waits)).toHaveCount(0);
  const unticked = page.waitForResponse((response) => response.url().includes('/task/status/') && response.ok());
  await box.click();
  await unticked;
  await expect(box).not.toBeChecked();

  await box.click();
  await note.getByLabel(taskTexts.notes).fill('Twice before breakfast.');
  const saved = page.waitForResponse((response) => response.url().includes('/task/status/') && response.ok());
  await note.getByRole('button', { name: taskTexts.ok }).click();
  await saved;
  await page.reload();
  await expect(box).toBeChecked();
  const removed = page.waitForResponse((response) => response.url().includes('/task/status/') && response.ok());
  await box.click();
  await expect(box).not.toBeChecked();
  await removed;
  await expectNoViolations(page);
});

test(
  'a parent on a phone adds and edits own tasks, not a coach’s [B145 B464 B465 B467 B472 B517 B518 B519 T341 T342]',
  { tag: '@long' },
  async ({ page }) => {
    const token = await openAs(page, ACCOUNTS.parent, `${SCREENS.program.path}?memberId=${DEMO_CHILDREN.noor.id}`);
    const name = journeyName();
    const panel = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Hands over a picture', exact: true }) })
      .last();
    await panel.getByRole('button', { name: taskTexts.add }).click();
    const form = page.getByRole('dialog', { name: taskTexts.form('Create') });
    await form.getByLabel(taskTexts.name).fill(name);
    await form.getByRole('button', { name: 'Add task' }).click();
    await expect(form.getByText(taskTexts.selectType).first()).toBeVisible();
    await expect(form.getByText(taskTexts.inputDescription).first()).toBeVisible();
    await expect(form.getByLabel(taskTexts.dueDate)).not.toHaveValue('');
    await choose(form, taskTexts.type, START_LOOKUPS.taskType[0] ?? '');
    await form.getByLabel(taskTexts.description).fill('At the breakfast table');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByText(taskTexts.created)).toBeVisible();

    await page.getByRole('button', { name: `${taskTexts.edit} ${name}` }).click();
    const edit = page.getByRole('dialog', { name: taskTexts.form('Edit') });
    await edit.getByLabel(taskTexts.description).fill('At the table, twice');
    await edit.getByRole('button', { name: 'Save task' }).click();
    await expect(page.getByText(taskTexts.updated)).toBeVisible();
    await expect(page.getByRole('button', { name: `${taskTexts.edit} Cards in the garden` })).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
    await removeTask(page, token, name, DEMO_CHILDREN.noor.id);
  },
);

test('the bell’s panel fits a phone and leads to the full list [B048 B237]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.program.path);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: notificationTexts.title });
  await expect(panel.getByRole('list', { name: notificationTexts.title })).toBeVisible();
  expect((await panel.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await panel.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(at(SCREENS.notifications.path));
  await expectNoViolations(page);
});

test(
  'a parent adds a page to the favorites with the star and finds it there [B147 B251 B252 T347]',
  { tag: '@long' },
  async ({ page }) => {
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
  },
);

test('a programme on paper names its child, and a status is as wide as its word', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, `${SCREENS.program.path}?memberId=${DEMO_CHILDREN.arlo.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Mastered', { exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(`${DEMO_CHILDREN.arlo.firstName} ${DEMO_CHILDREN.arlo.lastName}`)).toBeVisible();
  for (const tag of await main.getByText('Mastered', { exact: true }).all())
    expect((await tag.boundingBox())?.width).toBeLessThan(120);
});
