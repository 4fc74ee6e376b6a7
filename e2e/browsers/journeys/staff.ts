import { noteTexts, scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import { inThreeDays } from '../../activity-notes/steps.ts';
import { newSkills } from '../../effort/programme.ts';
import { programmeOf } from '../../programme/steps.ts';
import { addPerson } from '../../support/people.ts';
import { until } from '../page/until.ts';
import { openAs } from '../open-as.ts';
import { rowOf } from '../rows.ts';
import type { Journey } from './journey.ts';

export const STAFF: Journey[] = [
  {
    name: 'note written, published and printed',
    run: async (window, world) => {
      const { page } = window;
      const { coach, member } = await world.newFamily();
      await openAs(window, coach.account, `/dashboard/sessionNote/newNote/create?memberId=${member}`);
      const form = page.dialog('Create session');
      const title = 'At the bakery';
      await form.label('Title').fill(title);
      await form.role('textbox', 'Description').write('We went to the bakery.');
      await form.label('Type').choose('Coaching session');
      await form.text(/^Saved \d\d:\d\d/).shows();
      await form.button(/^Publish to /).click();
      const sheet = page.dialog(/^Before you publish to /);
      await sheet.role('textbox', noteTexts.noInternalNote).fill('Calmer than last week.');
      await sheet.role('textbox', noteTexts.noSkillsForHome).write('Let Kit pay.');
      await sheet.button(/^Publish to /).click();
      await page.text(noteTexts.published('Kit')).first.shows();
      await form.isGone();
      await page.text(/At the bakery$/).first.click();
      const view = page.dialog('View session');
      await view.text('We went to the bakery.').shows();
      // The browser's own dialog of printing stops every script, so it stays closed.
      await window.evaluate(() => {
        Object.assign(globalThis, { print: () => document.documentElement.setAttribute('data-printed', '') });
      });
      await view.button('Print').click();
      await until(
        () => window.evaluate(() => 'printed' in document.documentElement.dataset),
        () => 'nothing was printed',
      );
    },
  },
  {
    name: 'session scheduled: panel of day and time',
    run: async (window, world) => {
      const { page } = window;
      const { coach, member } = await world.newFamily();
      await openAs(window, coach.account, `${SCREENS.memberOverview.path}?memberId=${member}&upcoming=all`);
      await page.button(scheduleTexts.schedule).first.click();
      const dialog = page.dialog(scheduleTexts.schedule);
      const start = dialog.label('Start');
      await start.fill(inThreeDays(10, 0));
      const panel = page.dialog('Choose a day and a time');
      await panel.shows();
      await window.press('Enter');
      await panel.isGone();
      await start.hasValue(inThreeDays(10, 0));
      await dialog.label('End').hasValue(inThreeDays(11, 0));
      await dialog.label('Title').fill('In the park');
      await dialog.button('Schedule session').click();
      await page.text(scheduleTexts.scheduled).first.shows();
    },
  },
  {
    name: 'task form: native select, several people, tags',
    inTests: 390,
    run: async (window, world) => {
      const { page } = window;
      const home = await world.newFamily();
      await newSkills(world.api, home);
      await openAs(window, home.coach.account, programmeOf(home.family.id));
      await page.button(taskTexts.add).first.click();
      const form = page.dialog(taskTexts.form('Create'));
      await form.label(new RegExp(`^${taskTexts.type}`)).choose(START_LOOKUPS.taskType[0] ?? '');
      await form.label(new RegExp(`^${taskTexts.name}`)).fill('Call from the kitchen');
      await form.label(new RegExp(`^${taskTexts.description}`)).fill('Call and wait.');
      const assignee = form.role('combobox', new RegExp(`^${taskTexts.assignee}`));
      await assignee.write(home.coach.firstName);
      await page
        .role('listbox')
        .role('option', new RegExp(`^${home.coach.firstName}`))
        .click();
      await window.press('Tab');
      const strategies = form.role('combobox', new RegExp(`^${taskTexts.strategy}`));
      await strategies.write('own way,');
      await window.press('Tab');
      await form.button('Remove own way').shows();
      await form.button('Add task').click();
      await page.text(taskTexts.created).first.shows();
    },
  },
  {
    name: 'allocation of a waiting family',
    run: async (window, world) => {
      const { page } = window;
      const { name, firstName } = await addPerson(world.api, {
        type: 'Customer',
        firstName: 'Ines',
        choosePlan: 'Flagship',
        userStatus: 'Awaiting',
        csm: DEMO_PEOPLE.coach.id,
        members: [{ firstName: 'Otto', primaryContact: DEMO_PEOPLE.coach.id }],
      });
      await openAs(
        window,
        ACCOUNTS.admin,
        `${SCREENS.usersProgram.path}?tab=Awaiting&search=${encodeURIComponent(name)}`,
      );
      await page.button(`Allocate ${name}`).click();
      const dialog = page.dialog(`Allocate ${name}`);
      await dialog.css('input[type="radio"]:checked').isFocused();
      await window.press('ArrowDown');
      await dialog.button(new RegExp(`^Allocate ${firstName} to `)).click();
      await page.text(userTexts.updated).shows();
    },
  },
  {
    name: 'video form opened and left',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.admin, SCREENS.videos.path);
      await rowOf(window).shows();
      await page.button('Add video').first.click();
      const form = page.css('dialog[data-side="end"]');
      await form.button('Add video').click();
      await form.css('[aria-invalid="true"]').first.shows();
      await window.press('Escape');
      await form.isGone();
    },
  },
  {
    name: 'drag and move the videos of a course',
    inTests: 1280,
    only: 1280,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.admin, SCREENS.courses.path);
      await page.button('Edit First steps at home').click();
      const names = page.css('dialog[data-side="end"]').role('list', 'Videos').css('strong');
      const { texts } = await names.is('two videos', (state) => state.count === 2);
      const [first = '', second = ''] = texts;
      await page.button(`Move down ${first}`).click();
      await names.is('the other order', (state) => state.texts[0] === second);
      await page.button(`Drag ${first}`).dragTo(page.button(`Drag ${second}`));
      await names.is('the first order', (state) => state.texts[0] === first);
    },
  },
];
