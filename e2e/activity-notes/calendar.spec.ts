import { scheduleTexts } from '@amberway/contract/activity-notes/texts';
import { noteNotificationTexts } from '@amberway/contract/activity-notes/notifications';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { ARLO, inHours, planAppointment, SLOW } from './steps.ts';

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date(instant));

test(
  'a coach finds a session in their own week and day and cancels it, and the family is notified',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const startTime = inHours(9 * 24);
    const token = await storeTokens(page, ACCOUNTS.coach);
    const plan = await planAppointment(page, token, { member: ARLO, title: `Swings ${Date.now()}`, startTime });
    await openAs(page, ACCOUNTS.coach, `${SCREENS.notes.path}?calendar=week&day=${dayOf(startTime)}`);
    // One that goes on after midnight stands in both days.
    const entry = page.locator(`a[href*="${plan._id}"]`).first();
    await expect(entry).toBeVisible(SLOW);
    await expect(entry).toContainText('Scheduled');
    await expectNoViolations(page);
    await page.getByText('My day', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
    await expectNoViolations(page);
    await entry.click();
    const view = page.getByRole('dialog', { name: 'View session' });
    await expect(view.getByRole('heading', { name: plan.title })).toBeVisible(SLOW);
    const cancel = view.getByRole('button', { name: scheduleTexts.cancel });
    const question = page.getByRole('dialog').filter({ hasText: scheduleTexts.confirmCancel });
    await cancel.click();
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
    await cancel.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText(scheduleTexts.cancelled)).toBeVisible(SLOW);
    await expect(view.getByText('This session was cancelled.')).toBeVisible();
    await expect(cancel).toHaveCount(0);

    await openAs(page, ACCOUNTS.parent, SCREENS.notifications.path);
    await expect(page.getByText(noteNotificationTexts.cancelled).first()).toBeVisible(SLOW);
  },
);
