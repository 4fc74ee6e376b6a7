import { memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { personPath } from '../../apps/web/src/kernel/person-segment.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

const { coach, kelly, manager, onHold, parent } = DEMO_PEOPLE;
const NOBODY = '01a00000-0000-7000-8000-00000000ffff';

test('a family’s page shows a coach its children, forms and contacts', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, personPath('customer', parent.id));
  await expect(heading(page)).toHaveText('Priya Sharma');
  const children = page.getByRole('region', { name: 'Children' });
  await expect(children.getByText(`${DEMO_CHILDREN.arlo.firstName} Sharma`)).toBeVisible();
  await expect(children.getByText('Mia Okafor').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Forms' }).getByText('submitted').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Support network' }).getByText('Meera Sharma')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit customer' })).toHaveCount(0);
  await expectNoViolations(page);
});

test(
  'a business user adds a child on the customer’s page [B202 B441 B445 B543]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, { email: manager.email, password: DEMO_PASSWORD }, personPath('customer', onHold.id));
    await page.getByRole('button', { name: 'Add child' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Create Child' });
    await drawer.getByRole('button', { name: 'Add child' }).click();
    await expect(drawer.getByText(memberTexts.inputFirstName).first()).toBeVisible();
    await drawer.getByLabel('First Name').fill('Zdeněk');
    await expectNoViolations(page);
    await drawer.getByRole('button', { name: 'Add child' }).click();
    await expect(page.getByText(memberTexts.created)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Children' }).getByText('Zdeněk')).toBeVisible();
  },
);

test('an administrator goes from a person’s page to its edit form [B530]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, personPath('customer', kelly.id));
  await page.getByRole('button', { name: 'Edit customer' }).click();
  await expect(page).toHaveURL(at(`${SCREENS.usersCustomer.path}?edit=${kelly.id}`));
});

test('a business user’s page is a card for families and a record for administrators [B530 R049]', async ({
  page,
  browser,
}) => {
  await openAs(page, ACCOUNTS.parent, personPath('business', coach.id));
  await expect(heading(page)).toHaveText('Mia Okafor');
  await expect(page.getByRole('main').getByRole('button', { name: `Copy ${coach.email}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'KPIs' })).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await openAs(other, ACCOUNTS.admin, `${SCREENS.home.path}/business/${coach.id}`);
  await expect(other.getByRole('region', { name: 'KPIs' }).getByText(/^Target [\d.]+%$/)).toBeVisible();
  await expectNoViolations(other);
  await other.context().close();
});

test('an unknown user, or a stranger for a family, shows User not found [B590 T332]', async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, personPath('customer', NOBODY));
  await expect(heading(page)).toHaveText(memberTexts.userNotFound);
  await openAs(page, ACCOUNTS.parent, personPath('customer', kelly.id));
  await expect(heading(page)).toHaveText(memberTexts.userNotFound);
  await expect(page.locator('body')).not.toContainText('Kelly');
});

test('Ctrl-K finds a family and a colleague, and opens their pages', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin);
  for (const [text, name, path] of [
    ['kel', 'Sean Kelly', personPath('customer', kelly.id)],
    ['okaf', 'Mia Okafor', personPath('business', coach.id)],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find anything' }).fill(text);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page).toHaveURL(at(path));
    await expect(heading(page)).toHaveText(name);
  }
});
