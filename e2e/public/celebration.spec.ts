import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { expect, type Page, test } from '../support/test.ts';
import { labels as onboarding } from '../../apps/web/src/features/onboarding/labels.ts';
import { labels } from '../../apps/web/src/features/public/labels.ts';
import { heading } from '../support/places.ts';
import { recordUrls } from '../support/record-urls.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Counts the coloured points on the canvas: the visible confetti. */
const colouredPoints = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

const openQuietly = async (page: Page) => {
  const fetched = recordUrls(page);
  await page.goto(PUBLIC_ROUTES.passwordConfirmed, { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText(labels.confirmedTitle);
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('confetti'))).toEqual([]);
};

test('/password-confirmed shows confetti, which Escape ends [B016 R008]', async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.passwordConfirmed);
  await expect.poll(() => colouredPoints(page)).toBeGreaterThan(50);
  await page.keyboard.press('Escape');
  await expect.poll(() => colouredPoints(page)).toBe(0);
  await expect(heading(page)).toHaveText(labels.confirmedTitle);
});

test('with reduced motion there is no confetti, and its code is not loaded', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuietly(page);
});

test('in calm mode there is no confetti, and its code is not loaded', async ({ page }) => {
  await page.goto(PUBLIC_ROUTES.nextScreen);
  await page.getByRole('button', { name: onboarding.calmOn }).click();
  await expect(page.getByRole('button', { name: onboarding.calmOff })).toBeVisible();
  await openQuietly(page);
});
