import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { sendClientMessage } from '@amberway/contract/messages/endpoints';
import { messagesPath } from '@amberway/contract/messages/paths';
import { messageTexts } from '@amberway/contract/messages/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { tickTexts } from '@amberway/contract/tasks/tick-texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { newSkills, newTask } from '../../effort/programme.ts';
import { callApi } from '../../support/people.ts';
import { paperFile } from '../files.ts';
import { openAs } from '../open-as.ts';
import type { Journey } from './journey.ts';

export const FAMILY: Journey[] = [
  {
    name: 'tick with a note, undone',
    inTests: 390,
    run: async (window, world) => {
      const { page } = window;
      const home = await world.newFamily();
      const skill = await newSkills(world.api, home);
      const task = await newTask(world.api, home, skill.id);
      await openAs(window, home.family.account);
      const tasks = page.role('region', dashboardTexts.myTasks);
      const box = tasks.role('checkbox', `Done: ${task}`);
      await box.click();
      const note = page.dialog(taskTexts.addNote);
      await note.label(taskTexts.notes).fill('He asked for a roll by himself.');
      await note.button(taskTexts.ok).click();
      await note.isGone();
      await tasks.text('He asked for a roll by himself.').shows();
      await box.isChecked();
      await tasks.button(tickTexts.undoOf(task)).click();
      await box.isChecked(false);
    },
  },
  {
    name: 'message with a live answer',
    inTests: 1280,
    run: async (window, world) => {
      const { page } = window;
      const { coach, family } = await world.newFamily();
      await openAs(window, family.account, messagesPath(coach.id));
      await page.text(messageTexts.nothingYet(coach.firstName)).shows();
      const box = page.label(messageTexts.writeTo(coach.firstName));
      await box.fill('Can we talk on Friday?');
      await page.button(messageTexts.send).click();
      const log = page.role('log');
      await log.role('listitem').has('Can we talk on Friday?').shows();
      await box.hasValue('');
      await callApi(world.api, sendClientMessage, {
        token: coach.token,
        data: { to: family.id, message: 'Friday at three is fine.' },
      });
      await log.role('listitem').has('Friday at three is fine.').shows();
    },
  },
  {
    name: 'upload a file',
    inTests: 390,
    run: async (window, world) => {
      const { page } = window;
      const { family } = await world.newFamily();
      await openAs(window, family.account, SCREENS.clientFiles.path);
      await page.button('Upload a file').first.click();
      const dialog = page.dialog('Upload a file');
      await dialog.upload(paperFile('Letter.pdf'));
      await page.text(clientFileTexts.uploaded).first.shows();
      await dialog.button('Close').at(-1).click();
      await dialog.isGone();
      await page.button('Letter.pdf').shows();
    },
  },
  {
    name: 'a sheet of the phone: More',
    inTests: 390,
    only: 390,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent);
      const bar = page.role('navigation', 'Main');
      await bar.button(shellTexts.more).click();
      const menu = page.dialog(shellTexts.more);
      await menu.link(new RegExp(DEMO_CHILDREN.noor.firstName)).shows();
      await window.press('Escape');
      await menu.isGone();
      await bar.button(shellTexts.more).isFocused();
      await bar.button(shellTexts.more).click();
      await menu.link(shellTexts.uploadedFiles).click();
      await window.isAt(/^\/dashboard\/clientFiles/);
      await menu.isGone();
    },
  },
  {
    name: 'back and forward',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, SCREENS.program.path);
      const heading = page.role('main').role('heading', undefined, { level: 1 });
      await heading.hasText(SCREENS.program.title);
      await page
        .role('navigation', 'Main')
        .link(/^Notes/)
        .click();
      await heading.hasText(SCREENS.notes.title);
      await window.back();
      await heading.hasText(SCREENS.program.title);
      await window.forward();
      await heading.hasText(SCREENS.notes.title);
    },
  },
];
