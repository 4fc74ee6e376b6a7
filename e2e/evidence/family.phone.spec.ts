import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { demoId } from '@amberway/fixtures/ids';
import { graphLabels as labels } from '../../apps/web/src/features/skills/graph/labels.ts';
import { graphHref } from '../../apps/web/src/features/skills/graph/url.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openAs } from '../support/open-as.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('on a phone a family reads the sentence first, then the graph, whose plot is two thirds as high as wide', async ({
  page,
}) => {
  await openAs(page, ACCOUNTS.parent, graphHref(demoId('skill', 3)));
  const sentence = page.getByText(/^On their own in \d+ of \d+ goes/).first();
  await expect(sentence).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  const axis = page.locator('main svg [data-part="axis"]');
  const [said, plot] = [await sentence.boundingBox(), await axis.boundingBox()];
  expect(said?.y ?? Infinity).toBeLessThan(plot?.y ?? 0);
  expect((plot?.height ?? 0) / (plot?.width ?? 1)).toBeGreaterThan(0.6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The head that stays in view takes two lines: the name and the outcome.
  const head = await page.getByRole('group', { name: 'Whose record this is' }).boundingBox();
  expect(head?.height ?? Infinity).toBeLessThan(85);
  await expect(page.getByRole('link', { name: labels.backProgram })).toBeInViewport();
  // The map is wider than the screen: what a row is about stays in view.
  const map = page.getByRole('group', { name: labels.map });
  await map.scrollIntoViewIfNeeded();
  await map.evaluate((one) => one.scrollTo({ left: one.scrollWidth }));
  await expect(map.getByRole('rowheader', { name: 'Priya', exact: true })).toBeInViewport();
});
