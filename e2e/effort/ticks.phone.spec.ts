import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { undoTick } from '@amberway/contract/tasks/endpoints';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { UNREACHABLE } from '../../apps/web/src/kernel/api.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { DEMO_TASKS } from '@amberway/fixtures/programme/demo';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { printedPages } from '../support/pdf.ts';
import { newFamily } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { keyboardOf } from './keyboard.ts';
import { newSkills, newTask } from './programme.ts';

test.setTimeout(120_000);

const OWN = DEMO_TASKS.find(({ name }) => name === 'Try it with his cousin');

test('the buttons of a task that the family may edit fit a phone', async ({ page }) => {
  const of = new URLSearchParams({ memberId: DEMO_CHILDREN.arlo.id, view: `task:${OWN?.id}` });
  await openAs(page, ACCOUNTS.parent, `${SCREENS.program.path}?${of}`);
  const card = page.getByRole('dialog', { name: OWN?.name ?? '' });
  await expect(card.getByRole('button', { name: taskTexts.edit })).toBeVisible();
  for (const button of await card.getByRole('button').all()) {
    const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
  }
});

const WORDS = 'He asked for a roll by himself.';

test('a tick with a note is two actions on a phone, is answered in its row and can be undone', async ({ page }) => {
  const home = await newFamily(page);
  const skill = await newSkills(page, home);
  const task = await newTask(page, home, skill.id);
  const other = await newTask(page, home, skill.id, 'Another one');
  await openAs(page, home.family.account);
  const tasks = page.getByRole('region', { name: dashboardTexts.myTasks, exact: true });
  const names = () => tasks.getByRole('listitem').getByRole('link').allTextContents();
  const box = tasks.getByRole('checkbox', { name: `Done: ${task}` });
  await expect(tasks.getByRole('checkbox', { name: `Done: ${other}` })).toBeVisible();
  const before = await names();

  const keyboard = keyboardOf(page);
  await keyboard.tick(box);
  const note = page.getByRole('dialog', { name: taskTexts.addNote });
  await keyboard.fill(note.getByLabel(taskTexts.notes), WORDS);
  await keyboard.press(note.getByRole('button', { name: taskTexts.ok }));
  await expect(note).toBeHidden();
  keyboard.expectAtMost('family, tick with a note', 2);

  await expect(tasks.getByText(WORDS)).toBeVisible();
  await expect(tasks.getByText(/ will see this\.$/)).toBeVisible();
  expect(await names()).toEqual(before);
  const undo = tasks.getByRole('button', { name: tickTexts.undoOf(task) });
  expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoViolations(page);

  // A lost connection is said in the row, and the second attempt succeeds.
  const undoing = `**${toUrl(undoTick, { id: '*' })}`;
  await page.route(undoing, (route) => route.abort());
  await undo.press('Enter');
  await expect(tasks.getByRole('alert')).toHaveText(UNREACHABLE);
  await expect(box).toBeChecked();
  await page.unroute(undoing);
  await undo.press('Enter');
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
  await expect(tasks.getByText(WORDS)).toHaveCount(0);
  await page.reload();
  await expect(box).not.toBeChecked();

  // The same tick on the task's page, which is a card to read.
  await tasks.getByRole('link', { name: task }).click();
  const card = page.getByRole('dialog', { name: task });
  await expect(card.getByText(tickTexts.helpsWith(skill.active))).toBeVisible();
  await expectNoViolations(page);
  // On paper the card alone, without its buttons.
  expect(await printedPages(page)).toBe(1);
  await card.getByRole('button', { name: tickTexts.didIt }).click();
  await note.getByLabel(taskTexts.notes).fill(WORDS);
  await note.getByRole('button', { name: taskTexts.ok }).click();
  await expect(card.getByText(WORDS)).toBeVisible();
  await expectNoViolations(page);
});
