import { endActAs } from '@amberway/contract/auth/endpoints';
import { SWITCH_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { personPath } from '../../apps/web/src/kernel/person-segment.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { WAITING_NOTICES } from '../../apps/web/src/app/shell/waiting-notices.ts';
import { expectNoViolations } from '../support/axe.ts';
import { allStored } from '../support/browser-storage.ts';
import { lastBearer, withOwnCookies } from '../support/bearer.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

const { coach, manager, parent, subscriber } = DEMO_PEOPLE;
const MANAGER = { email: manager.email, password: DEMO_PASSWORD };
const viewing = (page: Page, name: string) => page.getByText(`You see what ${name} sees`);
const viewOf = (id: string) => SWITCH_ROUTES.customer.replace(':customerId', id);

/** Ends the view on the server, as another device or a lost grant would. */
const endOnServer = async (page: Page) => {
  const headers = { authorization: `Bearer ${lastBearer(page)}` };
  const response = await withOwnCookies(page, () => page.request.post(toUrl(endActAs), { headers, data: {} }));
  expect(response.ok()).toBe(true);
};

const expectNothingLeft = async (page: Page) => {
  const stored = JSON.stringify(await allStored(page));
  for (const id of [parent.id, DEMO_CHILDREN.arlo.id, DEMO_CHILDREN.noor.id]) expect(stored).not.toContain(id);
  await expect(page.locator('body')).not.toContainText('You see what');
};

test('a coach opens a family’s view from its page and returns [B008 B024]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, personPath('customer', parent.id));
  await page.getByRole('button', { name: 'Act as this customer' }).click();
  await expect(viewing(page, 'Priya')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: shellTexts.backToBusiness }).click();
  await expect(page).toHaveURL(at(personPath('customer', parent.id)));
});

test(
  'a view that ended on the server returns to one’s own, with a notice and no data of the family left',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.coach, viewOf(parent.id));
    await expect(viewing(page, 'Priya')).toBeVisible();
    await page.goto(`${SCREENS.home.path}?memberId=${DEMO_CHILDREN.noor.id}`);
    await expect(heading(page)).toBeVisible();
    await endOnServer(page);
    // The next request gets 401.
    await page.getByRole('link', { name: shellTexts.mySpace }).click();
    await page.goto(SCREENS.settings.path);
    await expect(page.getByText(WAITING_NOTICES.viewLost.title)).toBeVisible();
    await expect(page.getByText(`Welcome, ${coach.firstName}`)).toBeVisible();
    await expectNothingLeft(page);
    await expectNoViolations(page);
    // The notice is shown once.
    await page.reload();
    await expect(page.getByText(`Welcome, ${coach.firstName}`)).toBeVisible();
    await expect(page.getByText(WAITING_NOTICES.viewLost.title)).toHaveCount(0);
  },
);

test('leaving a view in one tab leaves it in the other, with a notice', { tag: '@long' }, async ({ page, context }) => {
  await openAs(page, ACCOUNTS.admin, viewOf(parent.id));
  await expect(viewing(page, 'Priya')).toBeVisible();
  const other = await context.newPage();
  await other.goto(SCREENS.home.path);
  await expect(viewing(other, 'Priya')).toBeVisible();
  await page.getByRole('button', { name: shellTexts.backToAdmin }).click();
  await expect(page.getByText('Welcome, Ada')).toBeVisible();
  await expect(other.getByText('Welcome, Ada')).toBeVisible();
  // Whether this tab notices the storage event or the 401 first, the notice is about the end of the view.
  await expect(other.getByText(WAITING_NOTICES.viewLeftElsewhere.title)).toBeVisible();
  await expectNothingLeft(other);
});

test('a colleague’s family opens for a typed reason, and its view can be left', { tag: '@long' }, async ({ page }) => {
  await openAs(page, MANAGER, personPath('customer', subscriber.id));
  await expect(heading(page)).toHaveText('Hana Sato');
  await page.getByRole('button', { name: 'Cover for a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cover for a colleague' });
  await dialog.getByRole('button', { name: 'Open family' }).click();
  await expect(dialog.getByText(userTexts.coverReason).first()).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel(/Why do you need/).fill('Tomas is on leave this week');
  await dialog.getByRole('button', { name: 'Open family' }).click();
  await expect(viewing(page, 'Hana')).toBeVisible();
  await expect(page.getByText(userTexts.coverOpened)).toBeVisible();
  await page.getByRole('button', { name: shellTexts.backToBusiness }).click();
  await expect(page).toHaveURL(at(personPath('customer', subscriber.id)));
  // For a day the manager can open its view like that of any other family.
  await expect(page.getByRole('button', { name: 'Act as this customer' })).toBeVisible();
});
