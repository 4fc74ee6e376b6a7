import { readFile } from 'node:fs/promises';
import { deleteContent } from '@amberway/contract/content/bin';
import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import { broadcast } from '@amberway/contract/content/types/broadcast';
import { parseCsv } from '@amberway/contract/kernel/csv';
import { createPost, getPost } from '@amberway/contract/posts/endpoints';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { postTexts } from '@amberway/contract/posts/texts';
import { SESSION_REPORT_COLUMNS } from '@amberway/contract/reports/columns';
import { reportTexts } from '@amberway/contract/reports/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { getUser } from '@amberway/contract/users/endpoints';
import { allocationTexts } from '@amberway/contract/users/allocation';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { postLabels } from '../../apps/web/src/features/posts/labels.ts';
import { SLOW } from '../activity-notes/steps.ts';
import { menuOf } from '../support/menu.ts';
import { openAs } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import { keyboardOf } from './keyboard.ts';
import { addPerson, callApi, newFamily, newName } from '../support/people.ts';

test.setTimeout(150_000);

const MANAGER = DEMO_PEOPLE.manager;
const inMenu = (page: Page, name: string | RegExp) => menuOf(page).getByRole('link', { name });

type Stored = { userStatus: string; csmObject: { _id: string } | null };
const stored = async (page: Page, token: string, id: string) =>
  callApi<Stored>(page, getUser, { token, params: { id } });

test('an administrator finds a user by keyboard', { tag: '@long' }, async ({ page }) => {
  const { name } = await addPerson(page, { type: 'Customer', firstName: 'Ines', choosePlan: 'Subscriber' });
  await openAs(page, ACCOUNTS.admin);
  const keyboard = keyboardOf(page);
  await keyboard.find(name, name);
  await expect(heading(page)).toHaveText(name, SLOW);
  keyboard.expectAtMost('administrator, find a user', 2);
});

test('an administrator allocates a waiting family by keyboard', { tag: '@long' }, async ({ page }) => {
  const { id, name } = await addPerson(page, {
    type: 'Customer',
    firstName: 'Ines',
    choosePlan: 'Flagship',
    userStatus: 'Awaiting',
    csm: MANAGER.id,
    members: [{ firstName: 'Otto', primaryContact: DEMO_PEOPLE.coach.id }],
  });
  const token = await openAs(page, ACCOUNTS.admin);
  const keyboard = keyboardOf(page);
  await keyboard.press(page.getByRole('main').getByRole('button', { name: 'Allocate customers' }));
  await keyboard.fill(page.getByPlaceholder(userTexts.searchPlaceholder), name);
  await keyboard.press(page.getByRole('button', { name: `Allocate ${name}` }));
  const dialog = page.getByRole('dialog', { name: `Allocate ${name}` });
  // The focus is on the suggested coach; the arrow keys choose another one.
  await expect(dialog.getByRole('radio', { checked: true })).toBeFocused(SLOW);
  await keyboard.move('ArrowDown');
  const submit = dialog.getByRole('button', { name: /^Allocate Ines to / });
  await expect(submit).not.toHaveText(`Allocate Ines to ${DEMO_PEOPLE.coach.firstName}`);
  await keyboard.press(submit);
  await expect(page.getByText(userTexts.updated)).toBeVisible(SLOW);
  keyboard.expectAtMost('administrator, allocate', 3);
  expect(await stored(page, token, id)).toMatchObject({ userStatus: 'Active', csmObject: { _id: MANAGER.id } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(allocationTexts.undone)).toBeVisible(SLOW);
  expect(await stored(page, token, id)).toMatchObject({ userStatus: 'Awaiting' });
});

test('an administrator deactivates several people by keyboard', { tag: '@long' }, async ({ page }) => {
  const lastName = newName();
  const add = (firstName: string) =>
    addPerson(page, {
      type: 'Customer',
      firstName,
      lastName,
      email: `${firstName}.${lastName}@amberway.test`,
      choosePlan: 'Subscriber',
    });
  const people = [await add('Ines'), await add('Otto')];
  const token = await openAs(page, ACCOUNTS.admin);
  const keyboard = keyboardOf(page);
  await keyboard.press(inMenu(page, 'Subscribers'));
  await keyboard.fill(page.getByPlaceholder(userTexts.searchPlaceholder), lastName);
  await expect(page.getByRole('rowheader')).toHaveCount(people.length, SLOW);
  await keyboard.tick(page.getByRole('checkbox', { name: 'Select all' }));
  await keyboard.press(page.getByRole('button', { name: userTexts.deactivate }));
  await expect(page.getByText(userTexts.deleted)).toBeVisible(SLOW);
  keyboard.expectAtMost('administrator, bulk deactivate', 3);
  for (const { id } of people) expect(await stored(page, token, id)).toMatchObject({ userStatus: 'Inactive' });
});

test('an administrator answers a post by keyboard', { tag: '@long' }, async ({ page }) => {
  const { family } = await newFamily(page);
  const text = `How long may a story be? ${newName()}`;
  const { _id: id } = await callApi<UserPost>(page, createPost, { token: family.token, data: { post: text } });
  // Counted from the list, which opens on what is unanswered.
  const token = await openAs(page, ACCOUNTS.admin, SCREENS.posts.path);
  const keyboard = keyboardOf(page);
  await keyboard.fill(page.getByPlaceholder(postLabels.search), text);
  await keyboard.press(page.getByRole('button', { name: `Answer ${postLabels.postOf(family.name)}` }));
  const form = page.getByRole('dialog', { name: postTexts.drawer });
  await keyboard.fill(form.getByLabel(postLabels.response), 'Five pictures are plenty.');
  await keyboard.press(form.getByRole('button', { name: postLabels.publish }));
  await expect(page.getByText(postTexts.answered)).toBeVisible(SLOW);
  keyboard.expectAtMost('administrator, answer a post', 2);
  const { responses } = await callApi<UserPost>(page, getPost, { token, params: { id } });
  expect(responses).toMatchObject([{ body: 'Five pictures are plenty.', status: 'Published' }]);
});

test('an administrator saves the session report as CSV by keyboard', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin);
  const keyboard = keyboardOf(page);
  await keyboard.press(menuOf(page).getByRole('button', { name: /^System/ }));
  await keyboard.press(inMenu(page, 'Reports'));
  const form = page.getByRole('region', { name: reportTexts.sessionReport });
  await keyboard.fill(form.getByLabel(reportTexts.from, { exact: true }), '01-Jan-2024');
  await keyboard.fill(form.getByLabel(reportTexts.to, { exact: true }), '31-Jan-2024');
  await keyboard.fill(form.getByLabel(reportTexts.customerEmails), ACCOUNTS.parent.email);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keyboard.press(form.getByRole('button', { name: reportTexts.download })),
  ]);
  const [columns] = parseCsv(await readFile(await file.path(), 'utf8')) ?? [];
  expect(columns).toEqual([...SESSION_REPORT_COLUMNS]);
  keyboard.expectAtMost('administrator, session report as CSV', 3);
});

test('an administrator publishes several messages by keyboard', { tag: '@long' }, async ({ page }) => {
  const { create, list } = endpointsOf(broadcast);
  // Counted from another page of the same group of the menu.
  const token = await openAs(page, ACCOUNTS.admin, SCREENS.posts.path);
  const title = `Autumn news ${newName()}`;
  const add = (number: number) =>
    callApi<{ _id: string }>(page, create, {
      token,
      data: {
        title: `${title} ${number}`,
        description: 'New games.',
        link: 'amberway://diary',
        priority: 1,
        endDate: null,
      },
    });
  const ids = [(await add(1))._id, (await add(2))._id];
  const keyboard = keyboardOf(page);
  await keyboard.press(inMenu(page, 'Broadcast messages'));
  await keyboard.fill(page.getByRole('main').getByRole('searchbox'), title);
  await expect(page.getByRole('rowheader')).toHaveCount(ids.length, SLOW);
  await keyboard.tick(page.getByRole('checkbox', { name: 'Select all' }));
  await keyboard.press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('2 broadcast messages published')).toBeVisible(SLOW);
  keyboard.expectAtMost('administrator, bulk publish', 3);
  const published = await callApi<{ status: string }[]>(page, list, { token, query: { search: title } });
  expect(published.map(({ status }) => status)).toEqual(['Published', 'Published']);
  // Families of other journeys would read them.
  await callApi(page, deleteContent, { token, data: { type: broadcast.name, ids } });
});
