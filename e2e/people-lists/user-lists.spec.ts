import { SCREENS } from '@amberway/contract/shell/routes';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { offered } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { menuOf } from '../support/menu.ts';
import { at, heading } from '../support/places.ts';
import { settled } from '../support/settled.ts';

const { usersCustomer, usersSubscribers, usersBusiness, usersProgram } = SCREENS;

/** Each journey creates the people it changes, so that none depends on another. */
const addSubscriber = async (page: Page, firstName: string) => {
  await page.getByRole('button', { name: 'Add subscriber' }).first().click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('Create Subscriber', { exact: true })).toBeVisible();
  await form.getByLabel('First Name').fill(firstName);
  await form.getByLabel('Email', { exact: true }).fill(`${firstName.toLowerCase()}@amberway.test`);
  const country = form.getByRole('combobox', { name: 'Country', exact: true });
  await country.fill('New Zea');
  await offered(page, 'New Zealand').click();
  // Leaving the field closes its dropdown, which may cover the button.
  await country.press('Tab');
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(userTexts.created)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('rowheader', { name: firstName })).toBeVisible();
};

test(
  'an administrator adds, deactivates, reactivates, deletes, restores subscribers [B664 B729 B730 B882 B311 T335 T470]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openAs(page, ACCOUNTS.admin, usersSubscribers.path);
    await expectNoViolations(page);
    await addSubscriber(page, 'Wanda');
    await addSubscriber(page, 'Yusra');

    await page.getByRole('button', { name: userTexts.deactivate }).click();
    await expect(page.getByText(userTexts.selectToDeactivate)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Wanda' }).check();
    await page.getByRole('checkbox', { name: 'Select Yusra' }).check();
    await expectNoViolations(page);
    await page.getByRole('button', { name: userTexts.deactivate }).click();
    await expect(page.getByText(userTexts.deleted)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Wanda' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('rowheader', { name: 'Wanda' })).toBeVisible();

    await page.getByRole('checkbox', { name: 'Select Yusra' }).check();
    await page.getByRole('button', { name: userTexts.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('rowheader', { name: 'Yusra' })).toBeHidden();
    await page.getByRole('link', { name: 'Deleted', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'Yusra' })).toBeVisible();
    await settled(page);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Restore Yusra' }).click();
    await expect(page.getByText(userTexts.restored)).toBeVisible();
    await page.getByRole('link', { name: 'Active', exact: true }).click();
    await expect(page.getByRole('rowheader', { name: 'Yusra' })).toBeVisible();
  },
);

test('an administrator cannot deactivate themselves, and sees why [B887]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.usersAdmin.path);
  await page.getByRole('checkbox', { name: /^Select Ada/ }).check();
  await page.getByRole('button', { name: userTexts.deactivate }).click();
  await expect(page.getByText(userTexts.notYourself)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select Ada/ })).toBeChecked();
});

test('the plan filter is restored on the next visit, but the URL wins [B659 B660 B661]', async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, usersCustomer.path);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Lite' }).click();
  await expect(page).toHaveURL(at(`${usersCustomer.path}?plan=Lite`));
  await page.goto(usersCustomer.path);
  await expect(page).toHaveURL(at(`${usersCustomer.path}?plan=Lite`));
  await page.goto(`${usersCustomer.path}?plan=Care`);
  await expect(page.getByRole('button', { name: 'Remove filter Plan type: Care' })).toBeVisible();
  await page.goto(usersCustomer.path);
  await page.getByRole('button', { name: userTexts.clearAll }).click();
  await page.getByPlaceholder(userTexts.searchPlaceholder).fill('PRIYA');
  await expect(page.getByRole('rowheader')).toHaveText([/Priya/]);
});

test(
  'an administrator edits a coach’s capacity, targets and limits [B312 B437 B439 B508]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openAs(page, ACCOUNTS.admin, usersBusiness.path);
    await page.getByRole('button', { name: /^Edit Mia/ }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByText('Edit Business', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(ACCOUNTS.coach.email);
    await expectNoViolations(page);
    await form.getByLabel('Utilization').fill('101');
    await form.getByRole('button', { name: 'Save user' }).click();
    await expect(form.getByText('Utilization cannot have a value larger than 100%').first()).toBeVisible();
    await form.getByLabel('Utilization').fill('74.25');
    await form.getByLabel('Total client capacity').fill('0');
    await expect(form.getByText(/above capacity/)).toBeVisible();
    // Restored, since other journeys use it.
    await form.getByLabel('Total client capacity').fill(String(DEMO_PEOPLE.coach.totalClientCapacity));
    await form.getByRole('button', { name: 'Save user' }).click();
    await expect(page.getByText(userTexts.updated)).toBeVisible();
    await page.getByRole('button', { name: /^View Mia/ }).click();
    await expect(form.getByText(/74\.25/)).toBeVisible();
    await expectNoViolations(page);
  },
);

test('a coach views customers in a drawer with a way back, but cannot change them [B665 B666 B672 B674]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.coach);
  await menuOf(page).getByRole('button', { name: 'Manage' }).click();
  await menuOf(page).getByRole('link', { name: 'Customers', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(heading(page)).toHaveText(usersCustomer.title);
  await expect(drawer.getByRole('button', { name: /^(Add|Edit|Deactivate|Delete)/ })).toHaveCount(0);
  await settled(page);
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: /^View Priya/ }).click();
  const view = page.getByRole('dialog', { name: 'View Flagship' });
  await expect(view.getByText(ACCOUNTS.parent.email)).toBeVisible();
  await expect(view.getByRole('button', { name: /^(Edit|Save)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(view).toBeHidden();
  await drawer.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(page).toHaveURL(at(SCREENS.home.path));
});

test('a coach has no access to the page of program users by its URL [B663]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, usersProgram.path);
  await expect(heading(page)).not.toHaveText(usersProgram.title);
});

test('a list prints as a table as wide as the paper, with every text whole', async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, usersProgram.path);
  await expect(page.getByRole('rowheader', { name: 'Priya Sharma' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  // A4 with the margins of a browser.
  await page.setViewportSize({ width: 718, height: 1000 });
  const table = page.getByRole('table');
  await expect(table.getByRole('cell', { name: 'Arlo Sharma, Noor Sharma' })).toBeVisible();
  const cut = await table.locator('th, td').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.checkVisibility())
      .filter(
        (cell) => cell.getBoundingClientRect().right > window.innerWidth || cell.scrollWidth > cell.clientWidth + 1,
      )
      .map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
  await expect(page.getByRole('button', { name: /Export/ })).toBeHidden();
});
