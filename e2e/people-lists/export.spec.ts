import { readFile } from 'node:fs/promises';
import { parseCsv } from '@amberway/contract/kernel/csv';
import { SCREENS, type ScreenKey } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { contentLabels } from '../../apps/web/src/features/content/labels.ts';
import { SLOW } from '../activity-notes/steps.ts';
import { openAs } from '../support/open-as.ts';
import { settled } from '../support/settled.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Lists whose file has the columns that are shown, and more. */
const SHOWN: readonly ScreenKey[] = [
  'usersCustomer',
  'usersProgram',
  'usersSubscribers',
  'usersBusiness',
  'usersAdmin',
  'members',
  'resources',
  'uploads',
  'posts',
  'emails',
  'jobs',
  'lookups',
  'erasures',
  'unusualReading',
];
/** Content, whose file can be imported again: its columns are the fields of the record. */
const CONTENT: readonly ScreenKey[] = [
  'authors',
  'videos',
  'videoCategories',
  'courses',
  'shorts',
  'shortLevels',
  'shortCategories',
  'blogs',
  'workshops',
  'broadcasts',
  'features',
  'resourceCategories',
];

const download = async (page: Page, press: () => Promise<void>): Promise<string[][]> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return parseCsv(await readFile(await file.path(), 'utf8')) ?? [];
};
/** How many records the page says it has. */
const countOf = async (page: Page): Promise<number> => {
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/^\d+ /, SLOW);
  return Number.parseInt((await status.textContent()) ?? '', 10);
};
const columnsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('columnheader')
    .evaluateAll((heads) =>
      heads.map((head) => head.textContent?.trim() ?? '').filter((text) => text && text !== 'Action'),
    );

test('every list of an administrator exports all its rows and columns', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000);
  await openAs(page, ACCOUNTS.admin);
  for (const key of SHOWN) {
    await test.step(key, async () => {
      await page.goto(SCREENS[key].path);
      await settled(page);
      const count = await countOf(page);
      const button = page.getByRole('main').getByRole('button', { name: /^Export/ });
      if (count === 0) {
        await expect.soft(button, key).toBeDisabled();
        return;
      }
      await expect.soft(button, key).toHaveText(`Export all ${count}`);
      const [head = [], ...rows] = await download(page, () => button.click());
      expect.soft(rows, key).toHaveLength(count);
      expect.soft(head, key).toEqual(expect.arrayContaining(await columnsOf(page)));
    });
  }
  for (const key of CONTENT) {
    await test.step(key, async () => {
      await page.goto(SCREENS[key].path);
      await settled(page);
      const count = await countOf(page);
      const [head = [], ...rows] = await download(page, async () => {
        await page.getByRole('main').getByRole('button', { name: contentLabels.files }).click();
        await page.getByRole('menuitem', { name: contentLabels.exportAs('csv', count) }).click();
      });
      expect.soft(rows, key).toHaveLength(count);
      expect.soft(head, key).toContain('_id');
      expect.soft(head.length, key).toBeGreaterThan((await columnsOf(page)).length);
    });
  }
});
