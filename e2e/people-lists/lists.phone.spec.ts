import { memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { userTexts } from '@amberway/contract/users/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { settled } from '../support/settled.ts';

/** There is no horizontal overflow. */
const expectToFit = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test('an administrator edits a customer on a phone [B312]', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000);
  // Other journeys add families before this one.
  await openAs(page, ACCOUNTS.admin, `${SCREENS.usersProgram.path}?search=marsh`);
  await settled(page);
  await expectToFit(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^More actions for Ol\S+ Marsh/ }).click();
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('City').fill('Fremantle');
  await expectToFit(page);
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByText(userTexts.updated)).toBeVisible();
});

test('the members list and a coach’s customer list fit a phone [B666]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, SCREENS.members.path);
  await settled(page);
  await expectToFit(page);
  await expectNoViolations(page);
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(page.getByText(memberTexts.form('View'))).toBeVisible();
  await expectToFit(page);
  await page.goto(SCREENS.usersCustomer.path);
  await expect(page.getByRole('dialog').getByText(ACCOUNTS.parent.email, { exact: true })).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);
});
