import { resourceTexts } from '@amberway/contract/resources/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { expect, type Page, test } from '../support/test.ts';
import { clipboardText } from '../support/clipboard.ts';
import { expectNoViolations } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { menuOf, openGroup } from '../support/menu.ts';
import { atPath } from '../support/places.ts';
import { SLOW } from './files.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
});

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Favourite ${name}`, exact: true }) });

test('an administrator sees uploads with receivers, and categories [B174 B263 B654 B656 B696 T116 T181]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.admin);
  await openGroup(page, 'Content');
  await menuOf(page).getByRole('link', { name: 'Uploads' }).click();
  await expect(page).toHaveURL(atPath(SCREENS.uploads.path));
  await expect(page.getByRole('columnheader', { name: resourceTexts.receivers })).toBeVisible();
  await expect(row(page, LIBRARY.haircut.name)).toContainText('Noor Sharma');
  await expect(row(page, LIBRARY.quietRoom.name)).toHaveCount(0);
  await expectNoViolations(page);

  await page.goto(SCREENS.resources.path);
  await expect(row(page, LIBRARY.haircut.name)).toBeVisible();
  await page.getByRole('link', { name: resourceTexts.viewCategories }).click();
  await expect(page).toHaveURL(atPath(SCREENS.resourceCategories.path));
  await expect(page.getByRole('row', { name: /Taking turns/ })).toBeVisible();
  for (const action of ['Edit', 'Delete']) {
    await expect(page.getByRole('button', { name: `${action} Taking turns` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Taking turns' }).click();
  await expect(page.getByRole('dialog', { name: 'Taking turns' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(atPath(SCREENS.resources.path));
});

test(
  'an administrator flags, deletes, restores and copies the link of a resource [B265 B387 B513 B524 B603 T183 T340]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { name } = LIBRARY.turns;
    await openAs(page, ACCOUNTS.admin, SCREENS.resources.path);
    await row(page, name).getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(resourceTexts.copied)).toBeVisible();
    expect(await clipboardText(page)).toContain('event-callback/');

    const flag = row(page, name).getByRole('button', { name: `Flag ${name}` });
    await expect(flag).toHaveAttribute('aria-pressed', 'false');
    await flag.click();
    await expect(page.getByText(resourceTexts.flagged)).toBeVisible(SLOW);
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await flag.click();
    await expect(page.getByText(resourceTexts.unflagged)).toBeVisible(SLOW);
    await expect(flag).toHaveAttribute('aria-pressed', 'false');

    await row(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(resourceTexts.deleted)).toBeVisible(SLOW);
    await expect(row(page, name)).toHaveAttribute('title', resourceTexts.deletedRow);
    await expect(row(page, name).getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
    await expectNoViolations(page);
    await row(page, name)
      .getByRole('button', { name: `Restore ${name}` })
      .click();
    await expect(page.getByText(resourceTexts.restored)).toBeVisible(SLOW);
    await expect(row(page, name).getByRole('button', { name: `Edit ${name}` })).toBeVisible();
  },
);

test('a reviewer rejects with a reason and undoes it; comments are read-only [B385 B386 B512 B523 T311 T339]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { name, id } = LIBRARY.bedtime;
  const reason = `The picture is missing (${Date.now()}).`;
  await openAs(page, ACCOUNTS.admin, `${SCREENS.resources.path}?edit=${id}`);
  const form = page.getByRole('dialog', { name: resourceTexts.form('Edit') });
  const setStatus = (status: string) => choose(form, 'Status', status);
  await expect(form.getByLabel(resourceTexts.resourceName)).toHaveValue(name);
  await expect(form.getByLabel(resourceTexts.promote)).toBeVisible();
  await setStatus('Reject');
  await form.getByLabel('Reject reason').fill('');
  await form.getByRole('button', { name: 'Save resource' }).click();
  await expect(form.getByText(resourceTexts.inputRejectReason).first()).toBeVisible();
  await form.getByLabel('Reject reason').fill(reason);
  await form.getByRole('button', { name: 'Save resource' }).click();
  await expect(page.getByText(resourceTexts.updated)).toBeVisible(SLOW);
  await row(page, name)
    .getByRole('button', { name: `View ${name}`, exact: true })
    .click();
  const view = page.getByRole('dialog', { name: resourceTexts.form('View') });
  await expect(view.getByText(reason)).toBeVisible();
  await expect(view.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await expect(view.getByLabel('Write a comment')).toHaveCount(0);
  await view.getByRole('button', { name: 'Edit' }).click();
  await expect(form.getByLabel('Reject reason')).toHaveValue(reason);
  await setStatus('Pending');
  await expect(form.getByLabel('Reject reason')).toHaveCount(0);
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save resource' }).click();
  await expect(row(page, name).getByText('Pending')).toBeVisible();
  await row(page, name)
    .getByRole('button', { name: `View ${name}`, exact: true })
    .click();
  await expect(view.getByText('Bath, pyjamas, story, light out.')).toBeVisible();
  await expect(view.getByText(reason)).toHaveCount(0);
});
