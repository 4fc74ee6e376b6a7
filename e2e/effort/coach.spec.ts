import { childPagePath } from '@amberway/contract/shell/child-page-path';
import { listSharedResources } from '@amberway/contract/resources/endpoints';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { listNotes } from '@amberway/contract/activity-notes/endpoints';
import { noteTypeLabel } from '@amberway/contract/activity-notes/length';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { skillTexts } from '@amberway/contract/skills/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import { expect, type Page, test } from '../support/test.ts';
import { inHours, planAppointment, SLOW, writeNote } from '../activity-notes/steps.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';
import { keyboardOf } from './keyboard.ts';
import { printedPages } from '../support/pdf.ts';
import { callApi, newFamily } from '../support/people.ts';
import { newSkills } from './programme.ts';

test.setTimeout(150_000);

const [TASK_TYPE = ''] = START_LOOKUPS.taskType;

const PUBLISH = /^Publish to /;

const clientIn = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Clients' }).first().getByRole('link', { name });

test('a coach finds a client by keyboard', { tag: '@long' }, async ({ page }) => {
  const { coach, family, child } = await newFamily(page);
  await openAs(page, coach.account);
  const keyboard = keyboardOf(page);
  await keyboard.find(family.name, new RegExp(`${child}.*${family.name}`));
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible(SLOW);
  keyboard.expectAtMost('coach, find a client', 2);
});

test('a coach opens the page of a child with one press', async ({ page }) => {
  const { coach, child, member } = await newFamily(page);
  await openAs(page, coach.account);
  const keyboard = keyboardOf(page);
  await keyboard.press(clientIn(page, child));
  await expect(page).toHaveURL(at(childPagePath(member)));
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible(SLOW);
  keyboard.expectAtMost('coach, open a child’s page', 1);
});

test('a coach writes a note and publishes it by keyboard', { tag: '@long' }, async ({ page }) => {
  const { coach, member, child } = await newFamily(page);
  await openAs(page, coach.account);
  const keyboard = keyboardOf(page);
  await keyboard.press(page.getByRole('main').getByRole('button', { name: noteTexts.add }));
  const form = page.getByRole('dialog', { name: 'Create session' });
  await keyboard.choose(form.getByLabel('Child'), child);
  await keyboard.fill(form.getByLabel('Title'), 'By the river');
  await keyboard.choose(form.getByLabel(noteTexts.columns.type), noteTypeLabel('coaching_session'));
  await keyboard.fill(form.getByRole('textbox', { name: 'Description' }), 'We threw stones into the water.');
  await keyboard.fill(form.getByRole('textbox', { name: noteTexts.tabs.skillsForHome }), 'Count to five together.');
  await keyboard.fill(form.getByRole('textbox', { name: noteTexts.tabs.latestWins }), 'Waited for a turn.');
  await keyboard.fill(form.getByLabel(noteTexts.internalNote), 'Calmer than last week.');
  await keyboard.press(form.getByRole('button', { name: PUBLISH }));
  await expect(page.getByText(noteTexts.published('Kit'))).toBeVisible(SLOW);
  keyboard.expectAtMost('coach, publish a note', 4);
  const notes = await callApi<{ title: string; status: string }[]>(page, listNotes, {
    token: coach.token,
    query: { member },
  });
  expect(notes.map(({ title, status }) => [title.endsWith('By the river'), status])).toEqual([[true, 'Published']]);
});

test(
  'from the editor a complete note is published with one press, an incomplete one with two',
  { tag: '@long' },
  async ({ page }) => {
    const { coach, member } = await newFamily(page);
    const pending = { member, status: 'Pending', skillsForHome: '<p>Count.</p>', topWins: ['<p>Waited.</p>'] };
    const whole = await writeNote(page, coach.token, { ...pending, title: 'Complete', internalNotes: 'Calm.' });
    const part = await writeNote(page, coach.token, { member, status: 'Pending', title: 'Incomplete' });
    const form = page.getByRole('dialog', { name: 'Edit session' });

    await openAs(page, coach.account, `/dashboard/sessionNote/${whole._id}/edit`);
    const one = keyboardOf(page);
    await one.press(form.getByRole('button', { name: PUBLISH }));
    await expect(page.getByText(noteTexts.published('Kit'))).toBeVisible(SLOW);
    one.expectAtMost('coach, publish a complete note from the editor', 1);

    await page.goto(`/dashboard/sessionNote/${part._id}/edit`);
    const two = keyboardOf(page);
    await two.press(form.getByRole('button', { name: PUBLISH }));
    const sheet = page.getByRole('dialog', { name: /^Before you publish to / });
    await two.fill(sheet.getByRole('textbox', { name: noteTexts.noInternalNote }), 'Calm.');
    await two.fill(sheet.getByRole('textbox', { name: noteTexts.noSkillsForHome }), 'Count to five.');
    await two.press(sheet.getByRole('button', { name: PUBLISH }));
    await expect(page.getByText(noteTexts.published('Kit'))).toBeVisible(SLOW);
    two.expectAtMost('coach, publish an incomplete note from the editor', 2);
    const notes = await callApi<{ title: string; status: string }[]>(page, listNotes, {
      token: coach.token,
      query: { member },
    });
    expect(notes.map(({ status }) => status)).toEqual(['Published', 'Published']);
  },
);

test('a coach prepares the next session with one press, on one sheet of paper', { tag: '@long' }, async ({ page }) => {
  const { coach, member } = await newFamily(page);
  await writeNote(page, coach.token, { member, title: 'Trains' });
  await planAppointment(page, coach.token, { member, title: 'Bakery', startTime: inHours(0.05) });
  await openAs(page, coach.account);
  const keyboard = keyboardOf(page);
  await keyboard.press(page.getByRole('link', { name: /^Prepare: .*Bakery/ }));
  const sheet = page.getByRole('dialog', { name: 'Prepare the session' });
  await expect(sheet.getByRole('region', { name: 'Last note' })).toContainText('We went to the bakery.', SLOW);
  keyboard.expectAtMost('coach, prepare for the next session', 1);
  await expectNoViolations(page);
  expect(await printedPages(page)).toBe(1);
});

test('a coach adds a task by keyboard', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  const { active } = await newSkills(page, home);
  await openAs(page, home.coach.account);
  const keyboard = keyboardOf(page);
  await keyboard.press(clientIn(page, home.child));
  await keyboard.press(page.getByRole('button', { name: `${taskTexts.add}: ${active}` }));
  const form = page.getByRole('dialog', { name: taskTexts.form('Create') });
  await keyboard.fill(form.getByLabel(taskTexts.name), 'Call from the garden');
  await keyboard.choose(form.getByLabel(taskTexts.type), TASK_TYPE);
  // The carer is preselected.
  await expect(form.getByText(home.family.name, { exact: true })).toBeVisible();
  await keyboard.fill(form.getByLabel(taskTexts.description), 'Call the name and wait.');
  await keyboard.press(form.getByRole('button', { name: 'Add task' }));
  await expect(page.getByText(taskTexts.created)).toBeVisible(SLOW);
  keyboard.expectAtMost('coach, add a task', 3);
  const open = page.getByRole('region', { name: 'Open tasks' });
  const task = open.getByRole('link', { name: 'Call from the garden' });
  await expect(task).toBeVisible(SLOW);
  await page.reload();
  await expect(task).toBeVisible(SLOW);
});

test('a coach marks a skill as mastered and starts the next one by keyboard', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  const { active, waiting } = await newSkills(page, home);
  await openAs(page, home.coach.account);
  const keyboard = keyboardOf(page);
  await keyboard.press(clientIn(page, home.child));
  await keyboard.press(page.getByRole('button', { name: `${skillTexts.master}: ${active}` }));
  const question = page.getByRole('dialog').filter({ hasText: skillTexts.confirmMastered });
  await keyboard.press(question.getByRole('button', { name: 'start the next skill' }));
  await expect(page.getByText(skillTexts.newActive(waiting))).toBeVisible(SLOW);
  keyboard.expectAtMost('coach, skill mastered and start the next', 3);
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: `${skillTexts.master}: ${waiting}` })).toBeVisible(SLOW);
  await expect(page.getByRole('button', { name: `${skillTexts.master}: ${active}` })).toHaveCount(0);
});

test('a coach shares a resource by keyboard', { tag: '@long' }, async ({ page }) => {
  const { coach, member, child } = await newFamily(page);
  const { id, name } = LIBRARY.waiting;
  await openAs(page, coach.account);
  const keyboard = keyboardOf(page);
  await keyboard.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }));
  await keyboard.fill(page.getByLabel('Search resources'), name);
  await keyboard.press(page.getByRole('button', { name: `Share with a child ${name}` }));
  const dialog = page.getByRole('dialog', { name: 'Share with a child' });
  await keyboard.choose(dialog.getByLabel(resourceTexts.child), child);
  await keyboard.press(dialog.getByRole('button', { name: 'Share resource' }));
  await expect(page.getByText(resourceTexts.shared)).toBeVisible(SLOW);
  keyboard.expectAtMost('coach, share a resource', 3);
  const shared = await callApi<{ _id: string }[]>(page, listSharedResources, {
    token: coach.token,
    params: { id: member },
  });
  expect(shared.map(({ _id }) => _id)).toEqual([id]);
});
