import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';
import { KPI_KINDS } from '@amberway/contract/kpis/kinds';
import { SCREENS } from '@amberway/contract/shell/routes';
import { userTexts } from '@amberway/contract/users/texts';
import { declarationOf } from '../../../apps/web/src/features/content/types.ts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { newCoach } from '../../support/people.ts';
import { pictureFile } from '../files.ts';
import { openAs } from '../open-as.ts';
import { act, rowOf } from '../rows.ts';
import type { Part } from '../page/part.ts';
import type { Window } from '../page/window.ts';
import type { Journey } from './journey.ts';

const VIDEO = declarationOf('video');

/** Whatever comes first, in the browser's own list or in one that is searched. */
const chooseFirst = async (window: Window, field: Part) => {
  const { tag } = await field.shows();
  if (tag === 'select') {
    const options = await field.css('option').stateOfAll();
    await field.choose(options.find((text) => text.trim() !== '' && !/select|choose/i.test(text)) ?? '');
    return;
  }
  await field.click();
  await window.page.role('listbox').role('option').first.click();
  await window.press('Tab');
};

export const FORMS: Journey[] = [
  {
    name: 'video form: every field, picture and tags, saved',
    run: async (window) => {
      const { page } = window;
      const title = `Journey ${window.engine} ${window.size.width}`;
      await openAs(window, ACCOUNTS.admin, SCREENS.videos.path);
      await rowOf(window).shows();
      await page.button('Add video').first.click();
      const form = page.css('dialog[data-side="end"]');
      const field = (label: string) => form.label(new RegExp(`^${label}\\b`)).first;
      await field('Title').fill(title);
      await chooseFirst(window, field('Domain pathway'));
      await chooseFirst(window, field('Sub category'));
      await field('Description').fill('How to wait together.');
      await chooseFirst(window, field('Categories'));
      await field('Tags').write('waiting,');
      await window.press('Tab');
      await field('Video link').fill('https://films.example/journey.mp4');
      await chooseFirst(window, field('Author'));
      await form.css('[type="file"]').upload(pictureFile());
      await form.button(/^Remove picture/).shows();
      await form.button('Add video').click();
      await page.text(VIDEO.messages.created).first.shows();
      await form.isGone();
      await rowOf(window, title).shows();
    },
  },
  {
    name: 'user form: refused, corrected, saved',
    run: async (window, world) => {
      const { page } = window;
      const { name } = await newCoach(world.api);
      await openAs(window, ACCOUNTS.admin, `${SCREENS.usersBusiness.path}?search=${encodeURIComponent(name)}`);
      await act(window, 'Edit', name);
      const form = page.dialog('Edit Business');
      const utilisation = form.label('Utilization');
      await utilisation.fill('101');
      await form.button('Save user').click();
      await form.text('Utilization cannot have a value larger than 100%').first.shows();
      for (const target of KPI_KINDS) await form.label(target).fill('74');
      await form.button('Save user').click();
      await page.text(userTexts.updated).first.shows();
    },
  },
  {
    name: 'change password: refused with every reason',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, SCREENS.password.path);
      await page.button('Change password').click();
      await page.role('main').text(newPasswordTexts.inputCurrentPassword).first.shows();
      await page.label('New password').fill('short');
      await page.label('Confirm new password').fill('other');
      await page.button('Change password').click();
      await page.role('main').text(newPasswordTexts.confirmationDiffers).first.shows();
    },
  },
  {
    name: 'staff menu: drawer on a phone, sidebar on a laptop',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.coach);
      if (window.isPhone) await page.button('Open menu').click();
      const menu = window.isPhone ? page.dialog('Menu') : page;
      await menu.link(/Arlo Sharma/).first.shows();
      if (!window.isPhone) return;
      await menu.button('Manage').click();
      await menu.link(SCREENS.members.title).click();
      await window.isAt(SCREENS.members.path);
      await page.dialog('Menu').isGone();
    },
  },
  {
    name: 'acting as a family and back',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.coach, `/dashboard/customer${DEMO_PEOPLE.parent.id}`);
      await page.button('Act as this customer').click();
      await page.text(/You see what Priya sees/).first.shows();
    },
  },
];
