import { SCREENS } from '@amberway/contract/shell/routes';
import { skillTexts } from '@amberway/contract/skills/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { demoId } from '@amberway/fixtures/ids';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

const WAITS = demoId('skill', 3);
const HELP = demoId('skill', 2);
const graphOf = (skill: string, more = '') => `${SCREENS.skillGraph.path}?skill=${skill}${more}`;

const markers = (page: Page) => page.locator('main svg [data-part="marker"][data-block]');

test('(i) a coach reads the sentence, the graph and its table, begins a phase on the axis and removes it', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.coach, graphOf(WAITS));
  await expect(page.getByText(/^On their own in \d+ of \d+ goes/).first()).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  const count = await markers(page).count();
  expect(count).toBeGreaterThan(10);
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Table' }).locator('tbody tr')).toHaveCount(count);
  await expectNoViolations(page);
  // What scrolls is never divided between pages: on paper the table would leave the first one empty.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'Table' })).toHaveCSS('overflow-x', 'visible');
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Graph', { exact: true }).click();
  const phases = page.locator('main svg [data-part="phase"]');
  const lines = await phases.count();
  const axis = page.getByTitle('Press on the axis to begin a phase there.');
  const box = await axis.boundingBox();
  await axis.click({ position: { x: (box?.width ?? 0) * 0.8, y: 10 } });
  await page.getByLabel('Label').fill('With the timer');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /save|create|add/i })
    .click();
  await expect(phases).toHaveCount(lines + 1);
  await page.getByRole('button', { name: 'Remove With the timer' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(phases).toHaveCount(lines);
});

test('a coach gets the graph as SVG, PNG and CSV', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, graphOf(WAITS));
  for (const kind of ['SVG', 'PNG', 'CSV']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download as ${kind}` }).click();
    expect((await download).suggestedFilename()).toBe(`Waits-for-an-answer.${kind.toLowerCase()}`);
  }
});

test('a family reads the checks of a faded skill, without forms', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, graphOf(HELP));
  await expect(page.getByText('Less sure')).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  for (const name of ['Begin again', 'Phase line', 'Event', 'Change the criterion', skillTexts.master])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});
