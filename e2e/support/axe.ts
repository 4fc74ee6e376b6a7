import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `npm run a11y` looks at everything in every theme and width; the journeys look at each state of a page once. */
export const LOOK_AT_ALL = process.env['A11Y_ALL'] === '1';

const seen = new Set<string>();

/** Which page it is and what is open on it, whatever its records are called. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const open = [
      ...document.querySelectorAll('[role="dialog"], [role="menu"], [role="alert"], [aria-invalid="true"]'),
    ];
    const titleOf = (part: Element) => part.querySelector('.ant-drawer-title, .ant-modal-title')?.textContent;
    const parts = open.map((part) => `${part.role} ${titleOf(part) ?? part.ariaLabel ?? ''}`);
    return [
      location.pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'),
      document.querySelector('h1')?.textContent,
      document.documentElement.dataset['theme'],
      innerWidth,
      ...parts,
    ].join(' · ');
  });

// What lies behind a dialog was looked at before it opened; half covered, its buttons would count as too small to press.
const BEHIND = '#root';
const DIALOG_ABOVE = `body > :not(${BEHIND}) [aria-modal="true"]:visible`;

/** No accessibility violation on the page as it stands; a failure names each rule and the elements that break it. */
export const expectNoViolations = async (page: Page) => {
  const state = await stateOf(page);
  if (seen.has(state) && !LOOK_AT_ALL) return;
  const axe = new AxeBuilder({ page });
  if ((await page.locator(DIALOG_ABOVE).count()) > 0) axe.exclude(BEHIND);
  const { violations, passes } = await axe
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
  seen.add(state);
};
