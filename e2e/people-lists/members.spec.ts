import { memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { offered } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { at } from '../support/places.ts';
import { settled } from '../support/settled.ts';

const { members } = SCREENS;

test('an administrator adds two children to one parent and edits one [B177 B196 B197 B198 B199 T348 T349]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAs(page, ACCOUNTS.admin, members.path);
  await settled(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: memberTexts.addMember }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(memberTexts.form('Create'))).toBeVisible();
  await drawer.getByRole('button', { name: memberTexts.addMember }).click();
  await drawer.getByRole('button', { name: memberTexts.submit }).click();
  await expect(drawer.getByText(memberTexts.selectParent).first()).toBeVisible();
  await expectNoViolations(page);

  await drawer.getByRole('combobox', { name: memberTexts.parent }).fill('kelly');
  await offered(page, /kelly@amberway.test/).click();
  for (const [index, name] of ['Tilda', 'Umar'].entries()) {
    await drawer.getByLabel('First Name').nth(index).fill(name);
    await drawer.getByRole('combobox', { name: memberTexts.primaryClinician }).nth(index).fill('mia');
    await offered(page).filter({ hasText: ACCOUNTS.coach.email }).click();
  }
  await drawer.getByRole('button', { name: memberTexts.submit }).click();
  await expect(page.getByText(memberTexts.created)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Tilda' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Umar' }).click();
  // The previous form may still be closing.
  const editing = page.getByRole('dialog', { name: memberTexts.form('Edit') });
  await editing.getByLabel(memberTexts.listingIdentifier).fill('U-7');
  await editing.getByRole('button', { name: memberTexts.save, exact: true }).click();
  await expect(page.getByText(memberTexts.updated)).toBeVisible();
  await expect(page.getByRole('row', { name: /Umar/ })).toContainText('U-7');
});

test(
  'a coach finds a child, reads the record and opens the parent’s page [B177 B184 B190 B191 B192 B193]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.coach, members.path);
    await expect(page.getByRole('button', { name: memberTexts.addMember })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search members' }).fill('noor');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveText(['Noor Sharma']);
    await page.getByRole('button', { name: 'View Noor Sharma' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: /^Noor Sharma/ })).toBeVisible();
    await expect(drawer.getByRole('textbox')).toHaveCount(0);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('link', { name: 'Expired', exact: true }).click();
    await expect(page).toHaveURL(at(`${members.path}?search=noor&tab=Expired&size=50`));
    await page.goBack();
    await page.getByRole('button', { name: 'Open parent Noor Sharma' }).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/dashboard/customer'));
  },
);
