import { SCREENS } from '@amberway/contract/shell/routes';
import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { atPath } from '../support/places.ts';
import { expect, test } from '../support/test.ts';
import { ARLO, BEN, SLOW } from './steps.ts';

/** The highest position at which the first line of the text may begin, by the size of the window. */
const FIRST_LINE = [
  { width: 1440, height: 900, max: 360 },
  { width: 390, height: 844, max: 480 },
] as const;

for (const { width, height, max } of FIRST_LINE) {
  test(`at ${width} px the text of a note begins in the first screen and the child's name stays in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, ACCOUNTS.coach, `/dashboard/sessionNote/newNote/create?memberId=${ARLO}`);
    const form = page.getByRole('dialog', { name: 'Create session' });
    const text = form.getByRole('textbox', { name: 'Description' });
    await expect(form.getByRole('group', { name: 'Whose record this is' })).toContainText(
      /Note for Arlo Sharma, \d/,
      SLOW,
    );
    await expect.poll(async () => (await text.boundingBox())?.y).toBeLessThanOrEqual(max);
    await form.getByRole('link', { name: noteTexts.tabs.recording }).click();
    await expect(form.getByText('This session was recorded')).toBeInViewport();
    await expect(form.getByText('Arlo Sharma')).toBeInViewport();
    await expectNoViolations(page);
    // Also while the child is not chosen yet.
    await page.goto('/dashboard/sessionNote/newNote/create');
    await expect(form.getByLabel('Child', { exact: true })).toHaveValue('', SLOW);
    await expect.poll(async () => (await text.boundingBox())?.y).toBeLessThanOrEqual(max);
  });
}

test('a new note from the workspace has no child, whichever was looked at last', async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, `${SCREENS.notes.path}?memberId=${BEN}`);
  await expect(page.getByRole('group', { name: 'Whose record this is' })).toContainText('Ben Kelly', SLOW);
  await page.goto(SCREENS.home.path);
  await page.getByRole('main').getByRole('button', { name: noteTexts.add }).click();
  const form = page.getByRole('dialog', { name: 'Create session' });
  await expect(form.getByLabel('Child', { exact: true })).toHaveValue('', SLOW);
  await expect(form.getByText('Choose the child of this note')).toBeVisible();
});

test(
  'text copied from one child’s note asks before it stays in another’s',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const editorOf = (child: string) => `/dashboard/sessionNote/newNote/create?memberId=${child}`;
    await openAs(page, ACCOUNTS.coach, editorOf(ARLO));
    const form = page.getByRole('dialog', { name: 'Create session' });
    const text = form.getByRole('textbox', { name: 'Description' });
    await text.click();
    await page.keyboard.type('Waited eleven seconds at the counter.');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+C');
    await form.getByRole('button', { name: noteTexts.goBack }).click();
    await page.goto(editorOf(BEN));
    await text.click();
    await page.keyboard.type('Ben: ');
    await page.keyboard.press('Control+V');
    const question = page.getByRole('dialog', { name: 'Is this text about Ben Kelly?' });
    await expect(question).toContainText('Arlo Sharma', SLOW);
    await question.getByRole('button', { name: 'Take it out again' }).click();
    await expect(text).toHaveText('Ben:');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+V');
    await question.getByRole('button', { name: 'Yes, it is about Ben Kelly' }).click();
    await expect(text).toContainText('Waited eleven seconds');
    await expect(form.getByText(/^Saved \d\d:\d\d/)).toBeVisible(SLOW);
    await page.reload();
    await form.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page).toHaveURL(atPath(SCREENS.notes.path));
  },
);
