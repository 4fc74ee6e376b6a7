import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { kpiTexts } from '@amberway/contract/kpis/texts';
import { myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { quickLinkTexts } from '@amberway/contract/quick-links/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { offered } from '../support/choose.ts';
import { heading } from '../support/places.ts';
import { openHome } from './open-home.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Choosing a coach opens the form. */
const openFigures = async (page: Page, coach: string, form: Locator) => {
  await card(page, dashboardTexts.updateMetric).getByLabel('Update the figures of').fill(coach);
  // Its accessible name goes on with the address.
  await offered(page).filter({ hasText: coach }).click();
  await expect(form).toBeVisible();
};

test(
  'an administrator’s workspace has figures, trends, coach metrics, own tasks and shared links [B163 B295 B297 B300 B301 B302 B404 B498 B527 B532 B533 T356]',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    await openHome(page, ACCOUNTS.admin);
    await expect(heading(page)).toHaveText(dashboardTexts.workspace);
    await expect(card(page, dashboardTexts.appCounter).getByText('total subscribers')).toBeVisible();
    await expect(card(page, dashboardTexts.programCounter).getByText(dashboardTexts.weeklyFlagship)).toBeVisible();
    await expect(card(page, dashboardTexts.retention).getByText(dashboardTexts.contactCsm)).toBeVisible();
    await expectNoViolations(page);

    // The trend is an overlay with its own URL; Back closes it.
    await card(page, dashboardTexts.utilization)
      .getByRole('button', { name: /^Trend/ })
      .click();
    const trend = page.getByRole('dialog', { name: `${dashboardTexts.utilization}: trend` });
    await trend.getByRole('button', { name: 'Show table' }).click();
    await expect(trend.getByRole('columnheader', { name: 'Target' })).toBeVisible();
    await expect(trend.getByRole('row', { name: /^Average(, without .+)? \d+\.\d\d%$/ })).toBeVisible();
    await expectNoViolations(page);
    await page.goBack();
    await expect(trend).toBeHidden();

    const { firstName, lastName } = DEMO_PEOPLE.coach2;
    const form = page.getByRole('dialog', { name: new RegExp(`of ${firstName} ${lastName}$`) });
    await openFigures(page, `${firstName} ${lastName}`, form);
    const feedback = form.getByLabel(/^Feedback/);
    await expect(feedback).toBeVisible();
    await expectNoViolations(page);
    await feedback.fill(String(Number((await feedback.inputValue()) || '0') + 1));
    await form.getByRole('button', { name: 'Update figures' }).click();
    await expect(page.getByText(kpiTexts.updated)).toBeVisible();
    await expect(form).toBeHidden();

    const task = `Task ${Date.now()}`;
    const tasks = card(page, dashboardTexts.myTasks);
    await tasks.getByPlaceholder('Add a task').fill(task);
    await page.keyboard.press('Enter');
    await row(page, task).getByRole('checkbox').check();
    await row(page, task).hover();
    await row(page, task)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByText(myTaskTexts.removed)).toBeVisible();
    await expect(row(page, task)).toBeHidden();

    const link = `Link ${Date.now()}`;
    const links = card(page, dashboardTexts.quickLinks);
    await links.getByRole('button', { name: quickLinkTexts.add }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Quick link' });
    await dialog.getByLabel(quickLinkTexts.title, { exact: true }).fill(link);
    await dialog.getByLabel(quickLinkTexts.url, { exact: true }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: quickLinkTexts.add }).click();
    await expect(dialog.getByText(quickLinkTexts.httpOnly).first()).toBeVisible();
    await dialog.getByLabel(quickLinkTexts.url, { exact: true }).fill('https://plans.example.test/');
    await dialog.getByLabel(quickLinkTexts.isGlobal).check();
    await dialog.getByRole('button', { name: quickLinkTexts.add }).click();
    await expect(row(page, link).getByText('Everyone')).toBeVisible();
    await row(page, link).getByRole('button', { name: /^Star/ }).click();
    await expect(row(page, link).getByRole('button', { name: /^Star/, pressed: true })).toBeVisible();

    // Everyone sees it, but only its creator may change it.
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const coach = await context.newPage();
    await openHome(coach, ACCOUNTS.coach);
    await expect(row(coach, link).getByRole('button', { name: /^Star/ })).toBeDisabled();
    await expect(row(coach, link).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    const overflow = await coach.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectNoViolations(coach);
    await context.close();

    await row(page, link)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByText(quickLinkTexts.removed)).toBeVisible();
    await expect(row(page, link)).toBeHidden();
  },
);
