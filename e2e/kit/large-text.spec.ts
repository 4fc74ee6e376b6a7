import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { expect, test } from '../support/test.ts';
import { openAs } from '../support/open-as.ts';
import { heading, walkTo } from '../support/places.ts';
import { settled } from '../support/settled.ts';

const { program, notes, settings, memberOverview, diary } = SCREENS;

test('text of twice the size fits on a phone without scrolling sideways', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ACCOUNTS.parent, program.path);
  // As a browser's setting would; the policy of the page refuses a style element.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const { path } of [program, notes, settings, memberOverview, diary]) {
    await test.step(path, async () => {
      await walkTo(page, path);
      await expect(heading(page)).toBeVisible();
      await settled(page);
      const [width, wide] = await page.evaluate(
        () =>
          [
            document.documentElement.scrollWidth,
            [...document.querySelectorAll('body *')]
              .filter((one) => one.getBoundingClientRect().right > innerWidth)
              .map((one) => `${one.tagName}.${one.className}: ${one.textContent}`),
          ] as const,
      );
      expect(width, wide.join('\n')).toBe(390);
    });
  }
});

test(
  'a chart’s hidden table adds no room below it, and its value box covers no bar',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, ACCOUNTS.parent, SCREENS.dailyInsights.path);
    const reader = page.getByRole('slider').first();
    await reader.focus();
    const value = reader.locator('xpath=following-sibling::p');
    await expect(value).toBeVisible();
    const [box, plot] = [await value.boundingBox(), await reader.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(plot?.y ?? 0);
    const table = page
      .locator('.visually-hidden')
      .filter({ has: page.locator('table') })
      .first();
    expect((await table.boundingBox())?.height).toBe(1);
  },
);
