import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { START_LOOKUPS } from '@amberway/fixtures/lookups';
import { SCREENS } from '@amberway/contract/shell/routes';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import { settled } from '../support/settled.ts';

const RELATIONSHIPS = `${SCREENS.lookups.path}?tab=relationship`;

test('an administrator adds, renames, moves and deletes a list entry [C271]', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.admin, RELATIONSHIPS);
  const names = page.getByRole('rowheader');
  await expect(names).toHaveText([...START_LOOKUPS.relationship]);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Add relationship' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill('mother');
  await drawer.getByRole('button', { name: 'Add relationship' }).click();
  // A duplicate name: the form stays open and shows the error.
  await expect(drawer.getByText('This name is already in the list.').first()).toBeVisible();
  await drawer.getByLabel('Name').fill('Neighbour');
  await drawer.getByRole('button', { name: 'Add relationship' }).click();
  await expect(drawer).toBeHidden();
  await expect(names).toHaveText([...START_LOOKUPS.relationship, 'Neighbour']);

  await page.getByRole('button', { name: 'Move up Neighbour' }).click();
  await expect(names.nth(-2)).toHaveText('Neighbour');
  // The list shows the new order before the server has stored it.
  await settled(page);
  await page.reload();
  await expect(names.nth(-2)).toHaveText('Neighbour');

  await page.getByRole('link', { name: 'Neighbour' }).click();
  await drawer.getByLabel('Name').fill('Good neighbour');
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Save relationship' }).click();
  await expect(names.nth(-2)).toHaveText('Good neighbour');

  await page.getByRole('button', { name: 'Delete Good neighbour' }).click();
  const question = page.getByRole('dialog').filter({ hasText: deleteQuestion('relationship') });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(names).toHaveText([...START_LOOKUPS.relationship]);
});

test(
  'when two administrators rename the same entry, the second sees the other’s name [C271]',
  { tag: '@long' },
  async ({ page, browser }) => {
    await openAs(page, ACCOUNTS.admin, `${SCREENS.lookups.path}?tab=gender`);
    await page.getByRole('link', { name: 'Non-binary' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel('Name')).toHaveValue('Non-binary');

    const other = await (await browser.newContext()).newPage();
    await openAs(other, ACCOUNTS.admin, `${SCREENS.lookups.path}?tab=gender`);
    await other.getByRole('link', { name: 'Non-binary' }).click();
    await other.getByRole('dialog').getByLabel('Name').fill('Nonbinary');
    await other.getByRole('button', { name: 'Save gender' }).click();
    await expect(other.getByRole('rowheader', { name: 'Nonbinary', exact: true })).toBeVisible();
    await other.context().close();

    await drawer.getByLabel('Name').fill('Non binary');
    await drawer.getByRole('button', { name: 'Save gender' }).click();
    await expect(drawer.getByText('Nonbinary', { exact: true })).toBeVisible();
  },
);

test('lists are accessible to administrators only', async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, SCREENS.lookups.path);
  await expect(heading(page)).not.toHaveText(SCREENS.lookups.title);
});
