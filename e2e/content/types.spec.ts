import { ACCOUNTS } from '@amberway/fixtures/accounts';
import type { ContentName } from '@amberway/contract/content/registry';
import { type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';
import { deleteQuestion } from '@amberway/contract/shell/texts';
import { expect, test } from '../support/test.ts';
import { declarationOf } from '../../apps/web/src/features/content/types.ts';
import { contentLabels } from '../../apps/web/src/features/content/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { openAs } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import { drawer, fillNew, nameField } from './fill.ts';

type Journey = { name: ContentName; screen: ScreenKey; query?: string; rules?: string };

// Only the types that every run covers cite rules; the others are covered by unit tests.
const JOURNEYS: readonly Journey[] = [
  { name: 'author', screen: 'authors', rules: 'T456 T457 T458' },
  { name: 'asset', screen: 'avatars', query: '?tab=Hair', rules: 'T459 T460' },
  { name: 'emoji', screen: 'avatars', query: '?show=emojis' },
  { name: 'assetEvent', screen: 'avatarEvents' },
  { name: 'blog', screen: 'blogs', rules: 'T465 T466' },
  { name: 'blogCategory', screen: 'blogs', query: '?show=categories' },
  { name: 'broadcastMessage', screen: 'broadcasts' },
  { name: 'video', screen: 'videos', rules: 'T473 T474 T475' },
  { name: 'videoCategory', screen: 'videoCategories' },
  { name: 'resourceObjective', screen: 'resourceCategories' },
  { name: 'course', screen: 'courses' },
  { name: 'short', screen: 'shorts' },
  { name: 'shortLevel', screen: 'shortLevels' },
  { name: 'shortCategory', screen: 'shortCategories' },
  { name: 'featureSlide', screen: 'features' },
  { name: 'homePrompt', screen: 'homeContent' },
  { name: 'homeCategory', screen: 'homeContent', query: '?tab=Categories', rules: 'T480' },
];

// All types share one implementation, which unit tests cover type by type: here one type stands for all.
// npm run journeys covers every one.
const ALL = process.env['E2E_ALL'] === '1';
const IN_SHORT: readonly ContentName[] = ['asset'];

for (const { name, screen, query = '', rules } of JOURNEYS.filter((one) => ALL || IN_SHORT.includes(one.name))) {
  test(`an administrator adds, edits and deletes: ${name}${rules ? ` [${rules}]` : ''}`, async ({ page }) => {
    test.setTimeout(120_000);
    const type = declarationOf(name);
    const [one] = type.noun;
    await openAs(page, ACCOUNTS.admin, `${SCREENS[screen].path}${query}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectNoViolations(page);

    await page.getByRole('button', { name: `Add ${one}` }).click();
    await fillNew(page, name, 'Journey');
    await expectNoViolations(page);
    await drawer(page)
      .getByRole('button', { name: `Add ${one}` })
      .click();
    await expect(page.getByText(type.messages.created)).toBeVisible();
    const row = page.getByRole('rowheader', { name: 'Journey' });
    await expect(row).toBeVisible();

    await page.getByRole('button', { name: /^Edit Journey/ }).click();
    const field = drawer(page).getByLabel(nameField(type).label, { exact: true });
    await expect(field).toHaveValue('Journey');
    await field.fill('Journey changed');
    await drawer(page)
      .getByRole('button', { name: `Save ${one}` })
      .click();
    await expect(page.getByText(type.messages.updated)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Journey changed' })).toBeVisible();

    await page.getByRole('button', { name: /^Delete Journey changed/ }).click();
    await page
      .getByRole('dialog')
      .filter({ hasText: deleteQuestion(one) })
      .getByRole('button', { name: 'Yes' })
      .click();
    await expect(page.getByText(type.messages.deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}

test(
  'workshops are edited, shared when Accepted and imported from a file [B700 B728 B837 B874 T484]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.admin, SCREENS.workshops.path);
    await page.getByRole('button', { name: contentLabels.files }).click();
    await page.getByRole('menuitem', { name: 'Import workshops' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import workshops' });
    const giveFile = (rows: object[]) =>
      dialog.getByLabel('File with workshops').setInputFiles({
        name: 'workshops.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(rows)),
      });
    const good = {
      webinarTopic: 'Journey by import',
      webinarType: 'Group Session by Coach',
      webinarDate: { year: 2026, month: 12, day: 1 },
      webinarTime: { hourSelect: 10, minuteSelect: 0 },
      startTime: '2026-11-30T23:00:00.000Z',
      zoomLink: 'https://zoom.example/j/77',
    };
    await giveFile([good, { ...good, webinarTopic: 'Another by import', zoomLink: 'javascript:alert(1)' }]);
    await expect(dialog.getByRole('status')).toContainText('1 of 2 rows cannot be imported');
    await expect(dialog.getByRole('rowheader', { name: '2' }).first()).toBeVisible();
    await expectNoViolations(page);
    await giveFile([good]);
    await dialog.getByRole('button', { name: 'Import 1 workshop' }).click();
    await expect(dialog.getByRole('status')).toContainText('1 workshop added.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('button', { name: 'Edit Journey by import' }).click();
    await expect(drawer(page).getByText('Copy external link')).toHaveCount(0);
    await choose(drawer(page), 'Status', 'Accepted');
    await drawer(page).getByRole('button', { name: 'Save workshop' }).click();
    await expect(page.getByText('Workshop Updated successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Journey by import' }).click();
    await expect(drawer(page).getByRole('button', { name: 'Copy external link' })).toBeEnabled();
    await expect(drawer(page).locator('input')).toHaveCount(0);
  },
);

const STAFF: readonly ScreenKey[] = ['blogs', 'broadcasts', 'videos', 'courses', 'shorts', 'workshops', 'homeContent'];

for (const screen of ALL ? STAFF : (['videos'] as const)) {
  test(`a coach can view ${screen} but not change it`, async ({ page }) => {
    await openAs(page, ACCOUNTS.coach, SCREENS[screen].path);
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(drawer(page).getByRole('button', { name: 'Close' }).first()).toBeVisible();
    await expect(drawer(page).locator('input')).toHaveCount(0);
    await expect(drawer(page).getByRole('button', { name: /^(?:Save|Edit)/ })).toHaveCount(0);
    // Coaches may also add workshops, but only administrators change them.
    const allowed = screen === 'workshops' ? ['Add workshop'] : [];
    await expect(
      page.locator('main').getByRole('button', { name: /^(?:Add|Delete|Edit|Import)/, includeHidden: true }),
    ).toHaveText(allowed);
  });
}

test('a family has no access to content management', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent);
  for (const screen of [
    ...new Set(JOURNEYS.map((journey) => journey.screen)),
    'workshops',
    'posts',
    'tracking',
  ] as const) {
    await page.goto(SCREENS[screen].path);
    await expect(heading(page), screen).toBeVisible();
    await expect(page.getByRole('rowheader'), screen).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: /^Add / }), screen).toHaveCount(0);
  }
});
