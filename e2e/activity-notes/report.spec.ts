import { readFile } from 'node:fs/promises';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { parseCsv } from '@amberway/contract/kernel/csv';
import { SESSION_REPORT_COLUMNS } from '@amberway/contract/reports/columns';
import { reportTexts } from '@amberway/contract/reports/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { expect, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { SLOW } from './steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAY = 86_400_000;
const day = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date(Date.now() + days * DAY));
const typed = (iso: string) => {
  const [year, month, date] = iso.split('-');
  const name = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
  return month ? `${date}-${name}-${year}` : '';
};

const fillDay = async (page: Page, label: string, iso: string) => {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await field.fill(typed(iso));
  await field.press('Enter');
};

test('an administrator runs the session report and saves it as CSV [B655 B709 B829 B831 B880 R031 T409 T452]', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.admin, SCREENS.reports.path);
  const form = page.getByRole('region', { name: reportTexts.sessionReport });
  await expect(form).toBeVisible(SLOW);
  await expect(page.getByText(reportTexts.notRun)).toBeVisible();
  await expectNoViolations(page);

  // Missing or invalid fields show their errors, and no request is sent.
  const run = form.getByRole('button', { name: reportTexts.run });
  await form.getByLabel(reportTexts.customerEmails).fill('parent@amberway.test; nobody');
  await run.click();
  for (const text of [reportTexts.selectFrom, reportTexts.selectTo, reportTexts.invalidEmail])
    await expect(form.getByText(text)).toBeVisible();

  await fillDay(page, reportTexts.from, day(-60));
  await fillDay(page, reportTexts.to, day(0));
  await form.getByLabel(reportTexts.customerEmails).fill('parent@amberway.test');
  await run.click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Customer e-mail' })).toBeVisible(SLOW);
  await expect(table.getByText(DEMO_PEOPLE.parent.email).first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('email') === 'parent@amberway.test');

  // As when somebody else opens the URL.
  await page.reload();
  await expect(table.getByText(DEMO_PEOPLE.parent.email).first()).toBeVisible(SLOW);
  const shown = await page.getByRole('main').getByRole('status').first().textContent();

  const saving = page.waitForEvent('download');
  await form.getByRole('button', { name: reportTexts.download }).click();
  const file = await (await saving).path();
  const lines = parseCsv(await readFile(file, 'utf8')) ?? [];
  expect(lines[0]).toEqual([...SESSION_REPORT_COLUMNS]);
  expect(shown).toContain(`${lines.length - 1} session`);
  expect(new Set(lines.slice(1).map((line) => line[6]))).toEqual(new Set([DEMO_PEOPLE.parent.email]));
  await expectNoViolations(page);
});
