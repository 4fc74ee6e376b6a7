import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { FILES } from '@amberway/fixtures/library/files';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { paper, SLOW } from './files.ts';

const moveToBin = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move to bin' }).click();
};

test(
  'a parent downloads a resource, reads its details and writes a comment [B149 B171 B267 B523 B616 T186]',
  { tag: '@long' },
  async ({ page }) => {
    const { name, id } = LIBRARY.waiting;
    await openAs(page, ACCOUNTS.parent, SCREENS.sharedResources.path);
    await expect(page.getByRole('heading', { level: 1, name: resourceTexts.sharedTitle })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: resourceTexts.sharedCreatedBy })).toHaveCount(5);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(saved.suggestedFilename()).toContain('.pdf');
    await expectNoViolations(page);

    await page.getByRole('button', { name: `Details ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`view=${id}`));
    const detail = page.getByRole('dialog', { name: 'Details' });
    await expect(detail.getByText(LIBRARY.waiting.description)).toBeVisible();
    const comment = `It helps us ${Date.now()}`;
    await detail.getByLabel('Write a comment').fill(comment);
    await detail.getByRole('button', { name: 'Send comment' }).click();
    await expect(detail.getByText(comment)).toBeVisible(SLOW);
    // The comment may arrive as a live event before the response does.
    await expect(detail.getByLabel('Write a comment')).toHaveValue('', SLOW);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();

    await page.getByLabel('All children').click();
    await expect(page.getByLabel('All children')).toBeChecked();
    await expect(page).toHaveURL(/family=all/);
    // On a card, not in the list of children.
    await expect(page.getByText('Noor Sharma').and(page.locator(':not(option)')).first()).toBeVisible();
  },
);

test(
  'a parent uploads a file, bins it, undoes that and restores another [B687 B690 B691 B731 B867 T402 T403 T471 T472]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const name = `Letter ${Date.now()}.pdf`;
    await openAs(page, ACCOUNTS.parent, SCREENS.clientFiles.path);
    await expect(page.getByRole('button', { name: FILES.schoolReport.originalName, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Upload a file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload a file' });
    await dialog.getByLabel('Upload a file').setInputFiles({ ...paper(name), name: 'page.html' });
    await expect(dialog.getByText(clientFileTexts.wrongType)).toBeVisible();
    await dialog.getByLabel('Upload a file').setInputFiles(paper(name));
    await expect(page.getByText(clientFileTexts.uploaded)).toBeVisible(SLOW);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${name}` }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(name);

    await moveToBin(page, name);
    await expect(page.getByText(clientFileTexts.movedToBin)).toBeVisible(SLOW);
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(clientFileTexts.restored)).toBeVisible(SLOW);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

    await moveToBin(page, name);
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Deleted files' }).click();
    await expect(page.getByRole('heading', { level: 1, name: SCREENS.clientFilesBin.title })).toBeVisible();
    await page.getByRole('switch', { name: clientFileTexts.showAllDeleted }).click();
    await expect(page).toHaveURL(/all=true/);
    await page.getByLabel('Search files').fill(name.slice(0, -4));
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeHidden(SLOW);
    // The first message may still be visible.
    await expect(page.getByText(clientFileTexts.restored).last()).toBeVisible(SLOW);
    await expectNoViolations(page);
  },
);

test('an upload that lost its connection is retried and stored once [B888 T487]', async ({ page, context }) => {
  test.setTimeout(120_000);
  const name = `Lost ${Date.now()}.pdf`;
  await openAs(page, ACCOUNTS.parent, SCREENS.clientFiles.path);
  await page.getByRole('button', { name: 'Upload a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a file' });
  await context.setOffline(true);
  await dialog.getByLabel('Upload a file').setInputFiles(paper(name));
  // A notification says that it failed; the file's row has the reason and a retry button.
  await expect(page.getByText(clientFileTexts.uploadFailed)).toBeVisible(SLOW);
  const again = dialog.getByRole('button', { name: `Try again: ${name}` });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(clientFileTexts.uploaded)).toBeVisible(SLOW);
  await expect(again).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
  await moveToBin(page, name);
  await expect(page.getByText(clientFileTexts.movedToBin)).toBeVisible(SLOW);
});
