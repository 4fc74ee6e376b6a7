import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { notificationTexts } from '@amberway/contract/notifications/texts';
import { sessionRequestTexts } from '@amberway/contract/session-requests/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { labels } from '../../../apps/web/src/features/account/labels.ts';
import { practiseLabels } from '../../../apps/web/src/features/practice/page/labels.ts';
import { newPractice, PRACTISE, storedEntries } from '../../practice/steps.ts';
import { writeNote } from '../../activity-notes/steps.ts';
import { paperFile } from '../files.ts';
import { openAs } from '../open-as.ts';
import { asOnPaper } from '../paper.ts';
import { until } from '../page/until.ts';
import { act } from '../rows.ts';
import type { Journey } from './journey.ts';

/** Parts that let somebody choose, and those that lie over the page for a while. */
export const CHOICES: Journey[] = [
  {
    name: 'searched selects: zone by city, languages, code by country',
    inTests: 390,
    run: async (window, world) => {
      const { page } = window;
      const { family } = await world.newFamily();
      await openAs(window, family.account, SCREENS.settings.path);
      await page.button(labels.editDetails).click();
      const drawer = page.dialog(labels.editDetails);
      const zone = drawer.role('combobox', /^Time Zone/);
      await zone.write('hobart');
      await page.role('listbox').role('option').first.click();
      await zone.hasValue(/./);
      const languages = drawer.role('combobox', /^Languages/);
      await languages.write('Germ');
      await page.role('listbox').role('option', 'German').click();
      await languages.write('Fren');
      await window.press('Enter');
      await window.press('Tab');
      await drawer.button('Remove French').shows();
      await drawer.button('Remove German').click();
      await drawer.button('Remove German').isGone();
      const code = drawer.role('combobox', /^Country Code/);
      await code.write('Germany');
      await page.role('listbox').role('option', /^\+49/).click();
      await code.hasValue('+49');
      await drawer.button('Save details').click();
      await page.text(userTexts.updated).first.shows();
      await drawer.isGone();
    },
  },
  {
    name: 'form of a workshop: panel of times, switch, left after a question',
    inTests: 1280,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.admin, SCREENS.workshops.path);
      await page.button('Add workshop').first.click();
      const form = page.css('dialog[data-side="end"]');
      const time = form.label(/^Start time/).first;
      await time.click();
      const panel = page.dialog('Choose a time');
      await panel.shows();
      await time.isFocused();
      await window.press('ArrowDown');
      await panel.holdsFocus();
      await window.press('ArrowDown');
      await window.press('Enter');
      await panel.isGone();
      await time.isFocused();
      await time.hasValue('09:05 AM');
      const promoted = form.role('switch', 'Promoted');
      await promoted.click();
      await promoted.isChecked();
      await window.press('Escape');
      const question = page.dialog('Discard changes?');
      await question.button('Keep editing').isFocused();
      await window.press('Enter');
      await question.isGone();
      await time.hasValue('09:05 AM');
      await window.press('Escape');
      await question.button('Discard changes').click();
      await form.isGone();
    },
  },
  {
    name: 'a session asked for: boxes and lines in a dialog',
    run: async (window, world) => {
      const { page } = window;
      const { coach, family } = await world.newFamily();
      await openAs(window, family.account);
      await page.button(/^Ask for a/).first.click();
      const dialog = page.dialog(sessionRequestTexts.ask);
      await dialog.role('group', sessionRequestTexts.when).role('checkbox').first.click();
      await dialog.role('group', sessionRequestTexts.when).role('checkbox').first.isChecked();
      await dialog.label(sessionRequestTexts.about).fill('School camp');
      await dialog
        .label(sessionRequestTexts.line(coach.firstName))
        .fill('He worries about the night.\nCan we plan it?');
      await dialog.button(sessionRequestTexts.send).click();
      await page.text(sessionRequestTexts.sent(coach.firstName)).first.shows();
      await dialog.isGone();
    },
  },
  {
    name: 'bell: a panel that is not modal',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent);
      const bell = page.role('banner').button(new RegExp(`^${notificationTexts.title}`));
      await bell.click();
      const panel = page.dialog(notificationTexts.title);
      await panel.link('See all').shows();
      await window.press('Escape');
      await panel.isGone();
      await bell.isFocused();
      await bell.click();
      await panel.link('See all').click();
      await window.isAt(SCREENS.notifications.path);
      await panel.isGone();
    },
  },
  {
    name: 'a card beside a client on hover',
    only: 1280,
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.coach);
      const client = page.role('region', 'Clients').link(/Arlo Sharma/).first;
      await client.hover();
      const card = page.css('div:popover-open').has('Priya');
      await card.shows();
      await window.press('Escape');
      await card.isGone();
    },
  },
  {
    name: 'file moved to the bin, and back by the notice',
    run: async (window, world) => {
      const { page } = window;
      const { family } = await world.newFamily();
      await openAs(window, family.account, SCREENS.clientFiles.path);
      await page.button('Upload a file').first.click();
      const dialog = page.dialog('Upload a file');
      await dialog.upload(paperFile('Plan.pdf'));
      await page.text(clientFileTexts.uploaded).first.shows();
      await dialog.button('Close').at(-1).click();
      await dialog.isGone();
      await act(window, 'Move to bin', 'Plan.pdf');
      await page.text(clientFileTexts.movedToBin).shows();
      await page.button('Plan.pdf').isGone();
      await page.button('Undo').click();
      await page.button('Plan.pdf').shows();
    },
  },
  {
    name: 'figures: range, segments, a chart read by keys and as a table',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, `${SCREENS.dailyInsights.path}?memberId=${DEMO_CHILDREN.arlo.id}`);
      await page.role('main').label('Date range').choose('All Time');
      await page.role('radiogroup', 'Steps').text('By month').click();
      await page.role('radiogroup', 'Steps').role('radio', 'By month').isChecked();
      const chart = page.role('main').role('slider').first;
      await chart.press('Home');
      await chart.isFocused();
      await page.role('main').button('Show table').first.click();
      await page.role('main').role('table').first.shows();
    },
  },
  {
    name: 'tabs of a note by arrow keys, and the note on paper',
    inTests: 1280,
    run: async (window, world) => {
      const { page } = window;
      const { coach, member } = await world.newFamily();
      const { _id } = await writeNote(world.api, coach.token, {
        member,
        title: 'At the bakery',
        challenges: 'The bell.',
      });
      await openAs(window, coach.account, `/dashboard/sessionNote/${_id}/view?memberId=${member}`);
      const view = page.dialog('View session');
      const tab = (name: string) => view.role('tab', name);
      await view.role('tab').first.click();
      await window.press('ArrowRight');
      await tab(noteTexts.tabs.skillsForHome).isFocused();
      await asOnPaper(window);
      for (const part of Object.values(noteTexts.tabs)) await page.heading(part).shows();
      await page.text('The bell.').first.shows();
      await page.button('Print').isGone();
    },
  },
  {
    name: 'Practise: note, place and a stop',
    only: 390,
    run: async (window, world) => {
      const { page } = window;
      const practice = await newPractice(world.api);
      await openAs(window, practice.family.account, PRACTISE);
      await page.link(new RegExp(practice.skill.name)).click();
      await page.button(practiseLabels.results.little).click();
      await page.button(practiseLabels.addNote).click();
      await page.label(practiseLabels.note).fill('At dinner');
      await page.label(practiseLabels.place).choose('Outside');
      await page.button(practiseLabels.stopped).click();
      await page.button(new RegExp(`^${practiseLabels.reasons.childSaidNo}`)).click();
      await page.heading(practiseLabels.saved).shows();
      await until(
        async () => (await storedEntries(world.api, practice)).length === 1,
        () => 'the entry was not stored',
        60_000,
      );
    },
  },
];
