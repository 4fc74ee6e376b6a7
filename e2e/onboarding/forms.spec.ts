import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { ACCOUNTS, DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { expect, test } from '../support/test.ts';
import { formsPath } from '../../apps/web/src/features/onboarding-forms/addresses.ts';
import { labels } from '../../apps/web/src/features/onboarding-forms/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { formFrame } from '../support/forms.ts';
import { openAs } from '../support/open-as.ts';
import { at, heading } from '../support/places.ts';

const KELLY = { email: DEMO_PEOPLE.kelly.email, password: DEMO_PASSWORD };

test('a family sees which forms are submitted and reads them again [B676 R053 R054 T095]', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, formsPath());
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.getByText('submitted', { exact: true })).toHaveCount(3);
  await expectNoViolations(page);
  await rows.filter({ hasText: 'About Noor' }).getByRole('button', { name: labels.read }).click();
  await expect(heading(page)).toHaveText('Onboard Form details');
  await expect(page.getByText('A few more words, and bedtime before nine.')).toBeVisible();
  await expectNoViolations(page);
});

test('the URL of a form opens it, but not when it is submitted [B032 B675 T096]', async ({ page }) => {
  await openAs(page, KELLY, `${formsPath()}/child`);
  await expect(page.getByText('Not submitted')).toBeVisible();
  await expect(formFrame(page).getByRole('heading', { level: 1, name: 'About Ben Kelly' })).toBeVisible();
  const choice = formFrame(page).getByRole('radio').first();
  await expect(choice).not.toBeChecked();
  // Of a question without an answer no choice looks chosen.
  expect(
    await choice.evaluate((box) =>
      [box, box.parentElement ?? box].map((part) => getComputedStyle(part).backgroundColor),
    ),
  ).toEqual(Array(2).fill('rgb(255, 255, 255)'));
  await page.getByRole('button', { name: labels.later }).click();
  await expect(page).toHaveURL(at(formsPath()));
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.goto(`${formsPath()}/parent`);
  await expect(page.getByRole('main').getByText('submitted', { exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a coach reads the forms of a client, but not those of others [B676]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, `${formsPath()}?memberId=${DEMO_CHILDREN.ben.id}`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'About Ben' }).getByText('Not submitted')).toBeVisible();
  await expect(rows.getByRole('button', { name: labels.fillIn })).toHaveCount(0);
  await rows.filter({ hasText: 'About Sean' }).getByRole('button', { name: labels.read }).click();
  await expect(page.getByText('Ben and I.')).toBeVisible();

  await page.goto(
    `${SCREENS.formDetails.path}?type=child&memberId=${DEMO_CHILDREN.eli.id}&customerId=${DEMO_PEOPLE.marsh.id}`,
  );
  await expect(page.getByRole('alert')).toContainText('could not');
});

test('the form page rejects somebody else’s account', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  await page.goto(`/forms/parent?firstName=X&lastName=Y&userId=${DEMO_PEOPLE.kelly.id}`);
  await expect(page.getByRole('heading', { name: 'This form belongs to another account' })).toBeVisible();
  await expectNoViolations(page);
});
