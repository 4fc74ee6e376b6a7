import { calendarTexts } from '@amberway/contract/calendar/texts';
import { recordVisit } from '@amberway/contract/dashboards/endpoints';
import { messagesPath } from '@amberway/contract/messages/paths';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { shareResources } from '@amberway/contract/resources/endpoints';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { expect, type Page, test } from '../support/test.ts';
import { homeLabels } from '../../apps/web/src/features/dashboards/labels.ts';
import { inHours, planAppointment, SLOW, writeNote } from '../activity-notes/steps.ts';
import { openAs } from '../support/open-as.ts';
import { openMore } from '../home/more-about.ts';
import { at } from '../support/places.ts';
import { keyboardOf } from './keyboard.ts';
import { callApi, newFamily } from '../support/people.ts';
import { newSkills, newTask } from './programme.ts';

test.setTimeout(150_000);
// The system's wish for less motion would mean calm mode, which shows no figures and fewer blocks.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a family sees what is new on its home screen, without doing anything', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  await callApi(page, recordVisit, { token: home.family.token });
  await writeNote(page, home.coach.token, {
    member: home.member,
    title: 'At the bakery',
    skillsForHome: '<p>Let Kit pay.</p>',
  });
  const task = await newTask(page, home, (await newSkills(page, home)).id);

  await openAs(page, home.family.account);
  const keyboard = keyboardOf(page);
  await expect(page.getByText('Since your last visit: 1 new activity note and 1 new task.')).toBeVisible();
  const latest = card(page, homeLabels.latest('Robin'));
  await expect(latest.getByText('We went to the bakery.')).toBeVisible();
  await expect(latest.getByText(homeLabels.new)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Done: ${task}` })).toBeVisible();
  // What to try tonight is there as well.
  await expect(card(page, homeLabels.oneIdea).getByText('Let Kit pay.')).toBeVisible();
  keyboard.expectAtMost('family, see what is new', 0);
});

test('a family ticks a task by keyboard: the tick and its note', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  const task = await newTask(page, home, (await newSkills(page, home)).id);
  await openAs(page, home.family.account);
  const keyboard = keyboardOf(page);
  const box = page.getByRole('checkbox', { name: `Done: ${task}` });
  await keyboard.tick(box);
  const note = page.getByRole('dialog', { name: taskTexts.addNote });
  await keyboard.fill(note.getByLabel(taskTexts.notes), 'At the second call.');
  const saved = page.waitForResponse((response) => response.url().includes('/task/status/') && response.ok());
  await keyboard.press(note.getByRole('button', { name: taskTexts.ok }));
  await saved;
  await expect(note).toBeHidden();
  keyboard.expectAtMost('family, tick a task', 2);
  await page.reload();
  await expect(box).toBeChecked();
});

test('a family reads the latest note by keyboard', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  await writeNote(page, home.coach.token, { member: home.member, title: 'At the bakery' });
  await openAs(page, home.family.account);
  const keyboard = keyboardOf(page);
  await keyboard.press(page.getByRole('main').getByRole('link', { name: homeLabels.readNote }));
  const note = page.getByRole('article');
  await expect(note.getByText('We went to the bakery.')).toBeVisible(SLOW);
  keyboard.expectAtMost('family, read the latest note', 1);
});

test('a family begins to write to its coach by keyboard, with one press', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  await openAs(page, home.family.account);
  const keyboard = keyboardOf(page);
  await keyboard.press(page.getByRole('main').getByRole('link', { name: homeLabels.write('Robin') }));
  await expect(page).toHaveURL(at(messagesPath(home.coach.id)));
  // The second one sends what was typed.
  keyboard.expectAtMost('family, write to the coach', 1);
});

test('a family joins the next session, or puts it into a calendar, by keyboard', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  const meetLink = 'https://meet.example.test/kit';
  await planAppointment(page, home.coach.token, {
    member: home.member,
    title: 'At the library',
    startTime: inHours(20),
    meetLink,
  });
  await page.context().route(meetLink, (route) => route.fulfill({ body: 'The meeting' }));
  await openAs(page, home.family.account);
  const next = card(page, 'Upcoming session');
  const joining = keyboardOf(page);
  const [meeting] = await Promise.all([
    page.waitForEvent('popup'),
    joining.press(next.getByRole('link', { name: homeLabels.join })),
  ]);
  await meeting.waitForURL(meetLink);
  await meeting.close();
  joining.expectAtMost('family, join', 1);

  await page.reload();
  const keeping = keyboardOf(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keeping.press(next.getByRole('button', { name: calendarTexts.addToCalendar })),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  keeping.expectAtMost('family, add to calendar', 1);
});

test('a family opens a shared resource by keyboard', { tag: '@long' }, async ({ page }) => {
  const home = await newFamily(page);
  const { id, name } = LIBRARY.waiting;
  await callApi(page, shareResources, {
    token: home.coach.token,
    params: { id: home.member },
    data: { resources: [id] },
  });
  await openAs(page, home.family.account);
  // It stays open as the family left it.
  await openMore(page);
  await page.reload();
  await card(page, dashboardTexts.weeklyResources).scrollIntoViewIfNeeded();
  const keyboard = keyboardOf(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keyboard.press(card(page, dashboardTexts.weeklyResources).getByRole('button', { name })),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  keyboard.expectAtMost('family, open a shared resource', 1);
});
