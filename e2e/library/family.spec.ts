import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { resourceTexts } from '@amberway/contract/resources/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { FILES } from '@amberway/fixtures/library/files';
import { LIBRARY } from '@amberway/fixtures/library/resources';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';

test(
  'a parent on a desktop opens a shared resource by link and name, and a file in a new tab [B149 B267 B271 B272 B616 B690 B869 T186]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { name, id, description } = LIBRARY.waiting;
    // The link a coach copied opens the resource after sign-in.
    await openAs(page, ACCOUNTS.parent, `/dashboard/event-callback/${id}/resources`);
    await expect(page.getByText(description)).toBeVisible();

    await page.goto(SCREENS.sharedResources.path);
    await expect(page.getByRole('heading', { level: 1, name: resourceTexts.sharedTitle })).toBeVisible();
    // Five, below the heads.
    await expect(page.getByRole('row')).toHaveCount(6);
    const heads = page.getByRole('columnheader');
    await expect(heads.filter({ hasText: resourceTexts.child })).toHaveCount(0);
    for (const head of [resourceTexts.image, resourceTexts.resourceName, resourceTexts.sharedCreatedBy])
      await expect(heads.filter({ hasText: head })).toHaveCount(1);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(saved.suggestedFilename()).toContain('.pdf');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('All children').check();
    await expect(heads.filter({ hasText: resourceTexts.child })).toHaveCount(1);
    await expectNoViolations(page);

    await page.goto(SCREENS.clientFiles.path);
    const file = FILES.schoolReport.originalName;
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: file, exact: true }).click(),
    ]);
    await tab.close();
    await page.getByRole('switch', { name: clientFileTexts.showAll }).click();
    await expect(page).toHaveURL(/all=true/);
    await expectNoViolations(page);
  },
);
