import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { MOMENTS_DRAWN } from '@amberway/contract/dashboards/bright-moments';
import { MORE_TARGETS } from '@amberway/contract/dashboards/cards';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { SIDEBAR_COLLAPSE_MAX_PX } from '../../apps/web/src/ui/sizes.ts';
import { memberTexts } from '@amberway/contract/members/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { homeLabels } from '../../apps/web/src/features/dashboards/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { at, atPath, heading } from '../support/places.ts';
import { openMore } from './more-about.ts';

const { arlo, noor } = DEMO_CHILDREN;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const ofArlo = (path: string) => `${path}?memberId=${arlo.id}`;

test('the home screen shows a family what comes next, its progress and what to read [B163 B276 B278 B279 B280 B282 B286 B287 B291 B292 T203]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAs(page, ACCOUNTS.parent, ofArlo(SCREENS.home.path));
  await expect(heading(page)).toContainText(arlo.firstName);
  const next = card(page, 'Upcoming session');
  await expect(next.getByRole('link', { name: homeLabels.join })).toHaveAttribute('href', /^https:/);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    next.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
  await openMore(page);
  for (const title of [memberTexts.primaryClinician, dashboardTexts.csm, dashboardTexts.newReleases]) {
    await expect(card(page, title)).toBeVisible();
  }
  const steps = card(page, dashboardTexts.nextStep);
  await expect(steps.getByRole('button')).toHaveCount(2);
  await expect(steps.getByRole('link')).toHaveCount(1);
  await expectNoViolations(page);

  // Beside the heading in a wide window, on its own line in a narrow one.
  const range = page.getByRole('main').getByLabel('Date range');
  const width = async () => (await range.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(300);
  await page.setViewportSize({ width: SIDEBAR_COLLAPSE_MAX_PX, height: 900 });
  await expect.poll(width).toBeGreaterThan(600);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: new RegExp(`show ${dashboardTexts.skillsThisCycle}$`) }).click();
  const skills = page.getByRole('dialog', { name: dashboardTexts.skillsThisCycle });
  await expect(skills.getByRole('listitem').first()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(skills).toBeHidden();

  await card(page, SCREENS.resources.title).getByRole('link', { name: dashboardTexts.more }).click();
  await expect(page).toHaveURL(at(ofArlo(MORE_TARGETS.resources)));
  await page.goBack();
  await page.getByRole('button', { name: new RegExp(`^${noor.firstName}`) }).click();
  await expect(page).toHaveURL(at(`${SCREENS.home.path}?memberId=${noor.id}`));
  await expect(heading(page)).toContainText(noor.firstName);
});

test(
  'a parent continues the assessment after a pause and gets a result [B304 B394 B395 B396 B398 T256 T257 T359]',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(150_000);
    await openAs(page, ACCOUNTS.parent, SCREENS.assessment.path);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Answer again' }).click();
    const asked = page.getByText(/^Question \d+ of about/);
    await expect(asked).toBeVisible();
    const again = page.getByRole('button', { name: assessmentTexts.startAgain });
    if (await again.isVisible()) await again.click();
    await page.getByRole('button', { name: assessmentTexts.next }).click();
    await expect(page.getByRole('alert').filter({ hasText: assessmentTexts.selectAnswer })).toBeVisible();
    await expectNoViolations(page);

    const answer = async () => {
      const before = await asked.textContent();
      await page.getByRole('radio').first().check();
      const submit = page.getByRole('button', { name: assessmentTexts.submit });
      if (await submit.isVisible()) return false;
      await page.getByRole('button', { name: assessmentTexts.next }).click();
      await expect(asked).not.toHaveText(before ?? '');
      return true;
    };
    await answer();
    await answer();
    await expect(asked).toHaveText(/^Question 3 /);
    await page.reload();
    await expect(page.getByText(assessmentTexts.resume)).toBeVisible();
    await expect(asked).toHaveText(/^Question 3 /);
    await page.getByRole('button', { name: assessmentTexts.prev }).click();
    await expect(asked).toHaveText(/^Question 2 /);
    while (await answer());
    await page.getByRole('button', { name: assessmentTexts.submit }).click();
    await expect(page.getByText(assessmentTexts.submitted)).toBeVisible();
    await expect(page.getByRole('button', { name: assessmentTexts.print })).toBeVisible();
    await expect(page).toHaveURL(atPath(SCREENS.assessment.path));
  },
);

test(
  'insights are shown by day, week and month as a chart and a table, and can be exported [C123 C245]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.parent, `${SCREENS.reports.path}?memberId=${arlo.id}&range=Last%206%20Months`);
    await expect(heading(page)).toHaveText(SCREENS.reports.title);
    await expect(page.getByRole('slider', { name: 'Values of Tasks completed' })).toBeVisible();
    await page.getByText('By month').click();
    await expect(page).toHaveURL(/by=month/);
    await page.getByRole('button', { name: 'Show table' }).click();
    await expect(page.getByRole('table', { name: 'Tasks completed' })).toBeVisible();
    await expectNoViolations(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^insights-.*\.csv$/);
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'starring a moment shows confetti until Escape, and the star survives a new sign-in [B405 B407 B408]',
    { tag: '@long' },
    async ({ page }) => {
      await openAs(page, ACCOUNTS.parent);
      await openMore(page);
      const moments = card(page, dashboardTexts.brightMoments);
      await moments.scrollIntoViewIfNeeded();
      await expect(moments.getByRole('button')).toHaveCount(MOMENTS_DRAWN);
      const first = moments.getByRole('button').first();
      const name = (await first.getAttribute('aria-label')) ?? '';
      const star = moments.getByRole('button', { name, exact: true });
      // Another journey may have starred it.
      if ((await star.getAttribute('aria-pressed')) === 'true') await star.click();
      const saved = page.waitForResponse(
        (response) => response.url().includes('/draft/bright-moments/') && response.ok(),
      );
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('canvas')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('canvas')).toHaveCount(0);
      await saved;
      await page.evaluate(() => localStorage.clear());
      await openAs(page, ACCOUNTS.parent);
      await openMore(page);
      await moments.scrollIntoViewIfNeeded();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'false');
    },
  );
});
