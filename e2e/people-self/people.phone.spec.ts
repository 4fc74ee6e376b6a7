import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { personPath } from '../../apps/web/src/kernel/person-segment.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { settled } from '../support/settled.ts';
import { smallTargets } from '../support/targets.ts';

const expectFits = async (page: Page) => {
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
};

test('a parent’s settings fit a phone, with targets at least 44 px high', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.parent, SCREENS.settings.path);
  await expect(page.getByRole('region', { name: 'Support network' }).getByText('Meera Sharma')).toBeVisible();
  await expectFits(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('a parent’s drawer and a coach’s pages fit a phone', { tag: '@long' }, async ({ page }) => {
  const { coach, parent } = DEMO_PEOPLE;
  await openAs(page, ACCOUNTS.parent, `${SCREENS.settings.path}?edit=${parent.id}`);
  await expect(page.getByRole('dialog').getByLabel('First Name')).toBeVisible();
  await expectFits(page);
  for (const path of [personPath('customer', parent.id), personPath('business', coach.id), SCREENS.settings.path]) {
    await openAs(page, ACCOUNTS.coach, path);
    await expectFits(page);
  }
});

test('a coach opens a family’s view on a phone and returns', { tag: '@long' }, async ({ page }) => {
  await openAs(page, ACCOUNTS.coach, personPath('customer', DEMO_PEOPLE.parent.id));
  await page.getByRole('button', { name: 'Act as this customer' }).click();
  await expect(page.getByText('You see what Priya sees')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: shellTexts.backToBusiness }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Sharma' })).toBeVisible();
});
