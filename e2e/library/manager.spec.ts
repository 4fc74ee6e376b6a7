import { resourceTexts, startsAs } from '@amberway/contract/resources/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { choose, chooseFirst } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { paper, SLOW } from './files.ts';

const library = SCREENS.resources.path;
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Favourite ${name}`, exact: true }) });

const add = async (page: Page, name: string, starts: string) => {
  await page.getByRole('button', { name: resourceTexts.addResource }).click();
  const form = page.getByRole('dialog', { name: resourceTexts.form('Create') });
  await expect(form.getByText(startsAs(starts))).toBeVisible();
  await form.getByLabel(resourceTexts.resourceName).fill(name);
  await choose(form, resourceTexts.resourceType, 'Social story');
  await chooseFirst(form, 'Categories');
  await page.keyboard.press('Escape');
  await form.getByLabel('Description').fill('For the journey of a reviewer.');
  await form.getByLabel('File', { exact: true }).setInputFiles(paper('story.pdf'));
  // The upload is complete once it can be removed.
  await expect(form.getByRole('button', { name: 'Remove story.pdf' })).toBeVisible(SLOW);
  await form.getByRole('button', { name: 'Add resource' }).click();
  await expect(page.getByText(resourceTexts.created)).toBeVisible(SLOW);
  await expect(form).toBeHidden();
};

test(
  'a Resource Manager sees Active first, approves a coach’s resource, and it can be shared then [B383 B384 B389]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    const own = `Manager ${Date.now()}`;
    const waiting = `Coach ${Date.now()}`;
    const other = await browser.newContext();
    const coach = await other.newPage();
    await openAs(coach, ACCOUNTS.coach, library);
    await add(coach, waiting, 'Pending');
    await other.close();

    await openAs(page, ACCOUNTS.coach2, library);
    await add(page, own, 'Active');
    await page.getByLabel('Search resources').fill(own);
    await expect(row(page, own).getByRole('checkbox')).toBeEnabled();

    await page.getByLabel('Search resources').fill(waiting);
    await expect(row(page, waiting).getByText('Pending')).toBeVisible();
    await expect(row(page, waiting).getByRole('checkbox')).toBeDisabled();
    await row(page, waiting)
      .getByRole('button', { name: `Edit ${waiting}` })
      .click();
    const form = page.getByRole('dialog', { name: resourceTexts.form('Edit') });
    await expect(form.getByLabel(resourceTexts.promote)).toHaveCount(0);
    await expect(form.getByLabel('Status').getByRole('option')).toHaveText(['Pending', 'Reject', 'Approved']);
    await choose(form, 'Status', 'Approved');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Save resource' }).click();
    await expect(page.getByText(resourceTexts.updated)).toBeVisible(SLOW);
    await expect(row(page, waiting).getByText('Approved')).toBeVisible();
    await expect(row(page, waiting).getByRole('checkbox')).toBeEnabled();
  },
);
