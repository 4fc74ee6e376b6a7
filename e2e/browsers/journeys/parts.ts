import { memberTexts } from '@amberway/contract/members/texts';
import { reportTexts } from '@amberway/contract/reports/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { openAs } from '../open-as.ts';
import { rowOf } from '../rows.ts';
import type { Journey } from './journey.ts';

/** Each part of the kit once, where the product uses it. */
export const PARTS: Journey[] = [
  {
    name: 'menu: by mouse and by keys',
    inTests: 390,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent);
      const opener = page.button(/^Profile menu/);
      const edit = page.role('menuitem', shellTexts.editProfile);
      await opener.click();
      await edit.shows();
      await window.press('Escape');
      await edit.isGone();
      await opener.isFocused();
      await opener.press('Enter');
      await edit.isFocused();
      await window.press('ArrowDown');
      await page.role('menuitem', SCREENS.privacy.title).isFocused();
      await window.press('ArrowUp');
      await window.press('Enter');
      await window.isAt(/^\/dashboard\/settings/);
    },
  },
  {
    name: 'find anything: ⌘K',
    inTests: 1280,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.admin);
      await page.role('main').role('heading', undefined, { level: 1 }).shows();
      await window.press('Control', 'k');
      const field = page.role('combobox', 'Find anything');
      await field.isFocused();
      await window.driver.type('sharma');
      await field.hasValue('sharma');
      await page.role('option', /Priya Sharma/).first.shows();
      await window.press('Escape');
      await field.isGone();
    },
  },
  {
    name: 'date panel',
    inTests: 1280,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.admin, SCREENS.reports.path);
      const from = page.role('region', reportTexts.sessionReport).label(reportTexts.from);
      await from.click();
      const panel = page.dialog('Choose a day');
      await panel.shows();
      await from.isFocused();
      await window.press('ArrowDown');
      await panel.holdsFocus();
      await window.press('ArrowLeft');
      await window.press('Enter');
      await panel.isGone();
      await from.hasValue(/./);
    },
  },
  {
    name: 'drawer, combobox and refused form',
    inTests: 390,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.admin, SCREENS.members.path);
      await page.button(memberTexts.addMember).first.click();
      const drawer = page.dialog();
      await drawer.text(memberTexts.form('Create')).first.shows();
      await drawer.button(memberTexts.submit).click();
      await drawer.text(memberTexts.selectParent).first.shows();
      const parent = drawer.role('combobox', memberTexts.parent);
      await parent.write('kelly');
      await page.role('option', /kelly@amberway.test/).click();
      await parent.hasValue(/Kelly/);
    },
  },
  {
    name: 'list with native select and filter',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.admin, SCREENS.usersCustomer.path);
      await rowOf(window).shows();
      await page.button('Filter').click();
      await page.role('checkbox', 'Lite').click();
      await window.isAt(`${SCREENS.usersCustomer.path}?plan=Lite`);
      await page.button(userTexts.clearAll).click();
      await window.isAt(SCREENS.usersCustomer.path);
    },
  },
  {
    name: 'note editor: bold, saved as a draft',
    inTests: 1280,
    run: async (window, world) => {
      const { page } = window;
      const { coach, member } = await world.newFamily();
      await openAs(window, coach.account, `/dashboard/sessionNote/newNote/create?memberId=${member}`);
      const form = page.dialog('Create session');
      const text = form.role('textbox', 'Description');
      await text.write('We went to the bakery.');
      await text.hasText('We went to the bakery.');
      await window.press('Control', 'a');
      await form.role('toolbar', 'Format Description').button(/^Bold/).click();
      await form.css('[contenteditable] strong').hasText('We went to the bakery.');
      await form.text(/^Saved \d\d:\d\d/).shows();
      await window.reload();
      await form.text('This is your unfinished note.').shows();
      await form.css('[contenteditable] strong').hasText('We went to the bakery.');
      await text.click();
      await window.press('Control', 'a');
      await form
        .role('toolbar', 'Format Description')
        .button(/^Italic/)
        .click();
      await form.css('[contenteditable] em').hasText('We went to the bakery.');
      await form.button('Discard draft').click();
      await window.isAt(/^\/dashboard\/mysessions/);
    },
  },
  {
    name: 'note editor: a tool pressed before it is loaded',
    run: async (window, world) => {
      const { page } = window;
      const { coach, member } = await world.newFamily();
      const release = window.hold(/\/assets\/Editor-/);
      await openAs(window, coach.account, `/dashboard/sessionNote/newNote/create?memberId=${member}`);
      const form = page.dialog('Create session');
      const text = form.role('textbox', 'Description');
      await text.write('We went ');
      await window.press('Control', 'a');
      await form.role('toolbar', 'Format Description').button(/^Bold/).click();
      release();
      await form.css('[contenteditable] strong').hasText('We went');
      await window.press('ArrowRight');
      await window.driver.type('to the bakery.');
      await text.hasText('We went to the bakery.');
    },
  },
  {
    name: 'subscriber form, toast and undo',
    run: async (window) => {
      const { page } = window;
      const name = `Wanda${window.engine.slice(0, 2)}${window.isPhone ? 'p' : 'd'}`;
      await openAs(window, ACCOUNTS.admin, SCREENS.usersSubscribers.path);
      await page.button('Add subscriber').first.click();
      const form = page.dialog();
      await form.label('First Name').fill(name);
      await form.label('Email').fill(`${name.toLowerCase()}${Date.now()}@amberway.test`);
      const country = form.role('combobox', 'Country');
      await country.write('New Zea');
      await page.role('option', 'New Zealand').click();
      await country.hasValue('New Zealand');
      await country.press('Tab');
      await form.button('Add user').click();
      await page.text(userTexts.created).shows();
      await form.isGone();
      await rowOf(window, name).shows();
    },
  },
  {
    name: 'theme, calm mode and density',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, SCREENS.settings.path);
      await page.role('radiogroup', 'Theme').text('Dark').click();
      await page.role('radio', 'Dark').isChecked();
      await window.reload();
      await page.role('radio', 'Dark').isChecked();
      await page.role('radiogroup', 'Theme').text('Light').click();
      await page.role('radio', 'Light').isChecked();
    },
  },
];
