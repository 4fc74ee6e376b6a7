import { noteTexts } from '@amberway/contract/activity-notes/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { EMIL, inHours, SLOW, writeNote } from './steps.ts';

test(
  'an administrator jumps to today, reads and deletes a note [B214 B217 B522 B602 T148 T151 T353 T372]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const mark = Date.now();
    const coach = await storeTokens(page, ACCOUNTS.coach);
    const times = { startTime: inHours(0), endTime: inHours(1) };
    const note = await writeNote(page, coach, { member: EMIL, title: `Too much ${mark}`, ...times });
    await openAs(page, ACCOUNTS.admin, `${SCREENS.notes.path}?memberId=${EMIL}&page=2`);
    await page.getByRole('button', { name: noteTexts.todays }).click();
    await expect(page).toHaveURL(/today=/, SLOW);
    const row = page.getByRole('row').filter({ hasText: note.title });
    await expect(row.getByText('Today')).toBeVisible(SLOW);
    await expect(page.getByRole('columnheader', { name: noteTexts.columns.createdAt })).toBeVisible();
    await expect(page.getByRole('button', { name: noteTexts.add })).toHaveCount(0);
    await expectNoViolations(page);
    await row.getByRole('button', { name: `Delete ${note.title}` }).click();
    const question = page.getByRole('dialog').filter({ hasText: noteTexts.confirmDelete });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(noteTexts.deleted)).toBeVisible(SLOW);
    await expect(page.getByText(note.title)).toHaveCount(0);
  },
);
