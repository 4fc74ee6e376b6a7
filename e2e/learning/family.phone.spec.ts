import { calendarTexts } from '@amberway/contract/calendar/texts';
import { learningTexts } from '@amberway/contract/learning/texts';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expect, test } from '../support/test.ts';
import { appLabels } from '../../apps/web/src/features/apps/labels.ts';
import { learningLabels } from '../../apps/web/src/features/learning/labels.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { heading } from '../support/places.ts';
import { begin, SLOW } from './kit.ts';

const FILM = 'Calm corner';

test('a parent finds a film, pauses, resumes, finishes and stars it [R063]', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000);
  const token = await openAs(page, ACCOUNTS.subscriber, SCREENS.learning.path);
  await begin(page, token, contentId('video', 4));
  await page.reload();
  await expect(heading(page)).toHaveText(screenTitle('learning', 'Customer'));
  await expect(page.getByRole('region', { name: 'Courses' }).getByRole('listitem').first()).toContainText(
    'First steps at home',
  );
  await expectNoViolations(page);

  await page.getByLabel(learningLabels.search).fill('calm');
  await expect(page).toHaveURL(/search=calm/);
  await page.getByRole('link', { name: FILM }).first().click();
  const film = page.getByLabel(FILM, { exact: true }).and(page.locator('video'));
  await expect(film).toBeVisible(SLOW);
  await expect(page.getByText('Take one step at a time')).toBeVisible();
  await expectNoViolations(page);
  const stored = page.waitForResponse((response) => response.url().endsWith('/progress') && response.ok());
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 14;
  });
  await stored;

  await page
    .getByRole('main')
    .getByRole('link', { name: screenTitle('learning', 'Customer') })
    .click();
  await expect(page).toHaveURL(/search=calm(?!.*open=)/);
  await page.goto(SCREENS.learning.path);
  const begun = page.getByRole('region', { name: learningLabels.continue });
  await expect(begun.getByText('0:14 of 0:29')).toBeVisible(SLOW);
  await begun.getByRole('link', { name: FILM }).click();
  await expect(page.getByText(learningLabels.stoppedAt('0:14'))).toBeVisible(SLOW);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.currentTime))).toBe(14);

  await page.getByRole('button', { name: learningTexts.markDone.video }).click();
  await expect(page.getByText(learningTexts.done.video, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Add ${FILM} to favorites` }).click();
  await expect(page.getByRole('button', { name: `Remove ${FILM} from favorites` })).toBeVisible();
  await page.goto(`${SCREENS.learning.path}?favourite=true&state=done`);
  await expect(page.getByRole('region', { name: 'Videos' }).getByRole('listitem')).toContainText(FILM);
});

test(
  'a parent reads a blog, adds a workshop to the calendar and sees nothing unpublished',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openAs(page, ACCOUNTS.subscriber, `${SCREENS.learning.path}?tab=workshop`);
    await page.getByRole('link', { name: /^Sleep/ }).click();
    const join = page.getByRole('link', { name: learningTexts.joinWorkshop });
    await expect(join).toHaveAttribute('href', 'https://zoom.example/j/900000001');
    await expect(join).toHaveAttribute('target', '_blank');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: calendarTexts.addToCalendar }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.ics$/);
    await expectNoViolations(page);

    await page.goto(`${SCREENS.learning.path}?open=blog.${contentId('blog', 3)}`);
    await expect(page.getByText('One page is read.')).toBeVisible(SLOW);
    const read = page.getByRole('button', { name: learningTexts.markDone.blog });
    const unread = page.getByRole('button', { name: learningTexts.markUndone.blog });
    await read.or(unread).first().waitFor();
    if (await read.isVisible()) await read.click();
    await expect(unread).toBeVisible();
    await expectNoViolations(page);

    await page.goto(`${SCREENS.learning.path}?open=course.${contentId('course', 1)}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Waiting games' })).toBeVisible(SLOW);
    await expectNoViolations(page);

    for (const [id, type] of [
      [contentId('video', 8), 'video'],
      [contentId('blog', 5), 'blog'],
      [contentId('workshop', 2), 'workshop'],
    ]) {
      await page.goto(`/dashboard/event-callback/${id}/${type}`);
      await expect(page.getByText(learningLabels.gone)).toBeVisible(SLOW);
    }
    await page.goto(`/dashboard/event-callback/${contentId('blog', 1)}/blog`);
    await expect(heading(page)).toHaveText('A morning plan that survives Mondays', SLOW);
  },
);

test(
  'a parent watches shared videos, five at a time, and finds the apps [B619 R064 R067]',
  { tag: '@long' },
  async ({ page }) => {
    await openAs(page, ACCOUNTS.parent, `${SCREENS.sharedVideos.path}?memberId=${DEMO_CHILDREN.arlo.id}`);
    await expect(heading(page)).toHaveText(screenTitle('sharedVideos', 'Customer'));
    await expect(page.getByRole('button', { name: /^Watch / })).toHaveCount(5);
    await expectNoViolations(page);
    await page.getByRole('button', { name: `Watch ${FILM}` }).click();
    const dialog = page.getByRole('dialog', { name: FILM });
    await expect(dialog.locator('video')).toBeVisible(SLOW);
    await expect(page).toHaveURL(new RegExp(`view=${contentId('video', 4)}`));
    await expectNoViolations(page);

    await page.goto(SCREENS.apps.path);
    await expect(page.getByRole('img', { name: appLabels.codeOf(appLabels.browser.title) })).toBeVisible(SLOW);
    await expectNoViolations(page);
    await page.getByRole('link', { name: appLabels.next }).click();
    await expect(page).toHaveURL(/next-screen/);
  },
);
