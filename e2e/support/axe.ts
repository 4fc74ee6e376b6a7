import { AxeBuilder } from '@axe-core/playwright';
import axeCore from 'axe-core';
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

/** Sidebar, header and the bar at the foot: what stands around every page of a role. */
const AROUND = ['#root > div > aside', '#root > div > div > header', '#root > div > nav'];

/** The same around the next page: its colours, size and words. */
const stateAround = (page: Page) =>
  page.evaluate((parts) => {
    const words = parts.map((part) => document.querySelector(part)?.textContent);
    return [...words, document.documentElement.dataset['theme'], innerWidth].join(' · ');
  }, AROUND);

/** Half a megabyte that a page keeps until it is loaded anew. */
const prepare = async (page: Page) => {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window).catch(() => true);
    if (!isThere) await frame.evaluate(axeCore.source);
  }
};

// What lies behind a dialog was looked at before it opened; half covered, its buttons would count as too small to press.
const BEHIND = '#root';
const DIALOG_ABOVE = `body > :not(${BEHIND}) [aria-modal="true"]:visible`;

/** No accessibility violation on the page as it stands; a failure names each rule and the elements that break it. */
export const expectNoViolations = async (page: Page) => {
  const state = await stateOf(page);
  if (seen.has(state) && !LOOK_AT_ALL) return;
  await prepare(page);
  const axe = new AxeBuilder({ page, axeSource: 'void 0' });
  const around = await stateAround(page);
  if ((await page.locator(DIALOG_ABOVE).count()) > 0) axe.exclude(BEHIND);
  else if (seen.has(around) && !LOOK_AT_ALL) for (const part of AROUND) axe.exclude(part);
  else seen.add(around);
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
