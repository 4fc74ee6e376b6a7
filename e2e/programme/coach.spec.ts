import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from 'playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';

// Nothing slides in or out: a click never meets something on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const programmeOf = SCREENS.programOf.path.replace('{id}', DEMO_PEOPLE.parent.id);

/** The first of the list. */
const choose = async (page: Page, field: string) => {
  await page.getByRole('dialog').getByLabel(field).click();
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option-active').first()).toBeVisible();
  await page.keyboard.press('Enter');
};

test('a coach builds a programme from nothing: outcome, skill, task [B151 B206 B207 B208 T336 T344 T341]', async ({
  page,
}) => {
  // Not steady yet: it runs with E2E_ALL=1.
  test.skip(process.env['E2E_ALL'] !== '1', 'runs with E2E_ALL=1');
  // Three forms, each looked at by axe.
  test.setTimeout(120_000);
  await openAs(page, ACCOUNTS.coach, programmeOf);
  const mark = `Journey ${Date.now()}`;
  await page.getByRole('button', { name: outcomeTexts.add }).click();
  const outcome = page.getByRole('dialog', { name: outcomeTexts.form('Create') });
  await outcome.getByLabel(outcomeTexts.name).fill(mark);
  await choose(page, outcomeTexts.type);
  await outcome.getByLabel('needed skill 1').fill('Looking at the speaker');
  await outcome.getByLabel(outcomeTexts.progress).fill('Three times a day');
  await expectNoViolations(page);
  await outcome.getByRole('button', { name: 'Add outcome' }).click();
  await expect(page.getByText(outcomeTexts.created)).toBeVisible();

  await page.getByRole('button', { name: `Skills of ${mark}` }).click();
  await expect(page.getByText(skillTexts.noneForCoach)).toBeVisible();
  await page.getByRole('button', { name: `${skillTexts.add} to ${mark}` }).click();
  const skill = page.getByRole('dialog', { name: skillTexts.form('Create') });
  await skill.getByLabel(skillTexts.name).fill(`${mark} skill`);
  await choose(page, skillTexts.type);
  await skill.getByLabel('target skill 1').fill('Turns to the voice');
  await skill.getByRole('button', { name: 'Add skill' }).click();
  await expect(page.getByText(skillTexts.created)).toBeVisible();

  const panel = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `${mark} skill` }) })
    .last();
  await panel.getByRole('button', { name: taskTexts.add }).click();
  const task = page.getByRole('dialog', { name: taskTexts.form('Create') });
  await task.getByLabel(taskTexts.name).fill(`${mark} task`);
  await choose(page, taskTexts.type);
  await choose(page, taskTexts.assignee);
  await page.keyboard.press('Tab');
  await task.getByLabel(taskTexts.description).fill('Call the name and wait.');
  await task.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByText(taskTexts.created)).toBeVisible();
  await expect(page.getByRole('link', { name: `${mark} task` })).toBeVisible();
  await expectNoViolations(page);
});

test('an administrator sees the programme and changes nothing [B159 B209]', async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, programmeOf);
  await expect(page.getByRole('checkbox').first()).toBeDisabled();
  await expect(page.getByRole('main').getByRole('button', { name: /^(Add|Edit|Delete)/ })).toHaveCount(0);
  await expectNoViolations(page);
});
