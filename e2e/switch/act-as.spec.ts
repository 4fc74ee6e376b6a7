import { childPagePath } from '@amberway/contract/shell/child-page-path';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { PRODUCT } from '@amberway/contract/shell/product';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { storageKey } from '../../apps/web/src/kernel/sign-in/storage.ts';
import { statusOfToken } from '../support/ask-server.ts';
import { allStored, stored } from '../support/browser-storage.ts';
import { lastBearer } from '../support/bearer.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

const { parent, subscriber } = DEMO_PEOPLE;
const { arlo } = DEMO_CHILDREN;
const viewOf = (id: string) => SWITCH_ROUTES.customer.replace(':customerId', id);

const expectFamilyView = async (page: Page) => {
  await expect(page.getByText(`You see what ${parent.firstName} sees`)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of [shellTexts.mySpace, shellTexts.myResources, shellTexts.uploadedFiles]) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await expect(page).toHaveTitle(`${SCREENS.home.title} · ${PRODUCT}`);
};

test("a coach opens a family's view from the page of its child and returns there [B008 B009 B023 B024 B037 B079 T001 R013]", async ({
  page,
}) => {
  const coachToken = await openAs(page, ACCOUNTS.coach, SCREENS.settings.path);
  await page
    .getByRole('region', { name: 'Clients' })
    .getByRole('link', { name: new RegExp(`${arlo.firstName} ${arlo.lastName}`) })
    .click();
  await page.getByRole('link', { name: `See what ${parent.firstName} sees` }).click();
  await expect(page).toHaveURL(at(`${SCREENS.home.path}?memberId=${arlo.id}`));
  await expectFamilyView(page);
  const access = JSON.parse((await stored(page, 'businessAccess')) ?? '{}') as { role?: string; id?: string };
  expect(access).toMatchObject({ role: 'BusinessAccesCustomer', id: parent.id });
  expect(await stored(page, 'goBackTo')).toBe('BusinessUser');
  const actingToken = lastBearer(page);
  expect(actingToken).not.toBe(coachToken);

  // The view survives a reload.
  await page.reload();
  await page.getByRole('button', { name: shellTexts.backToBusiness }).click();
  await expect(page).toHaveURL(at(childPagePath(arlo.id)));
  await expect(page.getByText(`Welcome, ${DEMO_PEOPLE.coach.firstName}`)).toBeVisible();
  const left = Object.keys(await allStored(page));
  expect(left).not.toContain(storageKey('businessAccess'));
  expect(left).not.toContain(storageKey('goBackTo'));
  expect(await statusOfToken(page, actingToken)).toBe(401);
});

test("an administrator opens a family's view and goes back with 'Back to Admin user' [B009 B024 T002]", async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.admin, viewOf(parent.id));
  await expect(page).toHaveURL(at(SCREENS.home.path));
  await expectFamilyView(page);
  await page.getByRole('button', { name: shellTexts.backToAdmin }).click();
  await expect(page.getByText(`Welcome, ${DEMO_PEOPLE.admin.firstName}`)).toBeVisible();
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

test(
  'while acting, the customer’s password and the staff pages are not accessible [B008]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.coach, viewOf(parent.id));
    await expectFamilyView(page);
    await page.goto(SCREENS.settings.path);
    await expect(heading(page)).toHaveText(SCREENS.settings.title);
    await expect(page.getByRole('heading', { name: 'Password' })).toHaveCount(0);
    await page.goto(SCREENS.password.path);
    await expect(heading(page)).toHaveText('You do not have access to this page');
    await page.goto(SCREENS.members.path);
    await expect(heading(page)).toHaveText('You do not have access to this page');
  },
);

test(
  'a family the coach does not work with cannot be opened, and nothing is stored',
  { tag: '@long' },
  async ({ page }) => {
    const token = await openAs(page, ACCOUNTS.coach, viewOf(subscriber.id));
    await expect(heading(page)).toHaveText('We could not open this family');
    await expect(page.getByRole('alert')).toHaveText(/\S/);
    expect(lastBearer(page)).toBe(token);
    expect(await stored(page, 'businessAccess')).toBeNull();
    await page.getByRole('link', { name: 'Go to my home page' }).click();
    await expect(page.getByText(`Welcome, ${DEMO_PEOPLE.coach.firstName}`)).toBeVisible();
  },
);

test('a parent cannot open a family’s view [B023]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, viewOf(subscriber.id));
  await expect(heading(page)).toHaveText('You do not have access to this page');
  expect(await stored(page, 'businessAccess')).toBeNull();
});
