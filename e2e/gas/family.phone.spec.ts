import { gasTexts } from '@amberway/contract/gas/texts';
import { goalsPath } from '@amberway/contract/gas/paths';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { gasLabels, LEVEL_NAMES } from '../../apps/web/src/features/gas/labels.ts';
import { laddersPath } from '../../apps/web/src/features/gas/paths.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { addAgreed, closeAll, rate } from './api.ts';

const { arlo, noor } = DEMO_CHILDREN;

test('on a phone a family says where its child is in two taps, and a notification leads there', async ({ page }) => {
  const coach = await storeTokens(page, ACCOUNTS.coach);
  const family = await storeTokens(page, ACCOUNTS.parent);
  await closeAll(page, noor.id, coach);
  const goal = await addAgreed(page, noor.id, coach, family);
  try {
    await rate(page, goal, coach, 0);
    await openAs(page, ACCOUNTS.parent, goalsPath(noor.id, goal.outcome._id));
    // The steps to choose from stand above the ladder, whose words they repeat.
    const choice = page.getByRole('radio', { name: new RegExp(LEVEL_NAMES[0]) });
    const [above, below] = [
      await choice.boundingBox(),
      await page.getByRole('list', { name: goal.current.title }).boundingBox(),
    ];
    expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);
    await settled(page);
    await expectNoViolations(page);
    await choice.tap();
    await page.getByRole('button', { name: `${gasLabels.save}: ${LEVEL_NAMES[0]}` }).tap();
    // Both said the same, so it is agreed.
    await expect(page.getByText(gasTexts.rated)).toBeVisible();
    await expect(page.getByText(gasLabels.nowHere)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  } finally {
    await closeAll(page, noor.id, coach);
  }
});

test('a family sees the score of its child only when it asks for it', async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, laddersPath(arlo.id));
  const show = page.getByRole('button', { name: gasLabels.showScore });
  await expect(show).toBeVisible();
  await expect(page.getByText('56.2')).toHaveCount(0);
  await show.tap();
  await expect(page.getByText('56.2')).toBeVisible();
  await expect(page.getByText(gasLabels.scoreOwn('Arlo'))).toBeVisible();
});
