import { laddersPath } from '../../../apps/web/src/features/gas/paths.ts';
import { learningLabels } from '../../../apps/web/src/features/learning/labels.ts';
import { gasLabels } from '../../../apps/web/src/features/gas/labels.ts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { FILES } from '@amberway/fixtures/library/files';
import { homeLabels } from '../../../apps/web/src/features/dashboards/labels.ts';
import { writeNote } from '../../activity-notes/steps.ts';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { openAs } from '../open-as.ts';
import type { Journey } from './journey.ts';

const { arlo, noor } = DEMO_CHILDREN;

export const READING: Journey[] = [
  {
    name: 'films found by search',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.subscriber, SCREENS.learning.path);
      await page.label(learningLabels.search).fill('calm');
      await window.isAt(/search=calm/);
      await page.link(/Calm corner/).first.click();
      await page.text(/Take one step at a time/).first.shows();
    },
  },
  {
    name: 'calendar of a coach: week and day',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.coach, `${SCREENS.notes.path}?calendar=week`);
      await page.role('main').role('heading', undefined, { level: 1 }).shows();
      await page.role('radiogroup', 'Show').text('My day').click();
      await page.role('heading', 'My day', { level: 1 }).shows();
    },
  },
  {
    name: 'the path of a child, drawn',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, `${SCREENS.path.path}?memberId=${arlo.id}`);
      const drawing = page.role('main').css('ol > li').first;
      const { box } = await drawing.shows();
      if (box.height < 20) throw new Error(`The first piece is ${box.height} px high`);
    },
  },
  {
    name: 'tooltip: exact date by pointer, focus and press',
    inTests: 390,
    run: async (window, world) => {
      const { page } = window;
      const { coach, family, member } = await world.newFamily();
      await writeNote(world.api, coach.token, { member, title: 'At the bakery' });
      await openAs(window, family.account);
      const said = page.role('main').css('button:has(> time)').first;
      const tip = page.role('tooltip');
      await said.hover();
      await tip.shows();
      await window.press('Escape');
      await tip.isGone();
      await said.press('Tab');
      await tip.isGone();
      await window.press('Shift', 'Tab');
      await said.isFocused();
      await tip.shows();
    },
  },
  {
    name: 'the latest note, read',
    run: async (window, world) => {
      const { page } = window;
      const { coach, family, member } = await world.newFamily();
      await writeNote(world.api, coach.token, { member, title: 'At the bakery', challenges: 'The bell was loud.' });
      await openAs(window, family.account);
      await page.role('main').link(homeLabels.readNote).click();
      await page.role('article').text('The bell was loud.').shows();
    },
  },
  {
    name: 'another child chosen on its page',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, `${SCREENS.program.path}?memberId=${arlo.id}`);
      const choice = page.role('main').role('group', 'Child').has(noor.firstName);
      await choice.link(new RegExp(noor.firstName)).click();
      await window.isAt(new RegExp(noor.id));
    },
  },
  {
    name: 'goals: the score is shown on request',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, laddersPath(arlo.id));
      await page.button(gasLabels.showScore).click();
      await page.text(gasLabels.scoreOwn('Arlo')).shows();
    },
  },
  {
    name: 'a shared resource opened over the list',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, SCREENS.sharedResources.path);
      await page.button(`Details ${LIBRARY.waiting.name}`).click();
      const detail = page.dialog('Details');
      await detail.text(LIBRARY.waiting.description).shows();
      await window.press('Escape');
      await detail.isGone();
    },
  },
  {
    name: 'the menu of a file',
    // Where there is room, each action has a button of its own.
    only: 390,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, SCREENS.clientFiles.path);
      await page.button(`More actions for ${FILES.schoolReport.originalName}`).click();
      await page.role('menuitem', 'Move to bin').shows();
      await window.press('Escape');
      await page.role('menuitem', 'Move to bin').isGone();
    },
  },
];
