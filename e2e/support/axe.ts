import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No accessibility violation on the page as it stands; a failure names each rule and the elements that break it. */
export const expectNoViolations = async (page: Page) => {
  const { violations, passes } = await new AxeBuilder({ page })
    // Only violations are described in full: a selector for every element that is well takes most of the time.
    .options({ runOnly: { type: 'tag', values: STANDARDS }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  );
  expect(found, 'accessibility violations').toEqual([]);
  // A page that failed to render has nothing to complain about.
  expect(passes.length, 'accessibility rules that applied').toBeGreaterThan(0);
};
