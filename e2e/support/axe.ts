import { AxeBuilder } from '@axe-core/playwright';
import axeCore from 'axe-core';
import { expect, type Page } from 'playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `npm run a11y` checks everything in every theme and width; the journeys check each state of a page once. */
export const LOOK_AT_ALL = process.env['A11Y_ALL'] === '1';

const seen = new Set<string>();

/** Identifies the page and what is open on it, independent of record names. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const open = [
      ...document.querySelectorAll(
        'dialog[open], [role="dialog"], [role="menu"], [role="alert"], [aria-invalid="true"]',
      ),
    ];
    const titleOf = (part: Element) => part.querySelector('[data-part="title"]')?.textContent;
    const parts = open.map((part) => `${part.role ?? part.localName} ${titleOf(part) ?? part.ariaLabel ?? ''}`);
    return [
      location.pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'),
      document.querySelector('h1')?.textContent,
      document.documentElement.dataset['theme'],
      innerWidth,
      ...parts,
    ].join(' · ');
  });

/** Sidebar, header and bottom bar: the parts around every page of a role. */
const AROUND = ['#root > div > aside', '#root > div > div > header', '#root > div > nav'];

/** Identifies these parts by theme, size and text, so that unchanged ones are checked once. */
const stateAround = (page: Page) =>
  page.evaluate((parts) => {
    const texts = parts.map((part) => document.querySelector(part)?.textContent);
    return [...texts, document.documentElement.dataset['theme'], innerWidth].join(' · ');
  }, AROUND);

/** Injects axe: half a megabyte that stays until the page is reloaded. */
const prepare = async (page: Page) => {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window).catch(() => true);
    if (!isThere) await frame.evaluate(axeCore.source);
  }
};

// The page behind a dialog was checked before; half covered, its buttons would count as too small.
const BEHIND = '#root';
const DIALOG_ABOVE = 'body > dialog:modal';

/** Expects no accessibility violation on the page; a failure names each rule and the elements that violate it. */
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
    // Only violations in full: computing a selector for every passing element takes most of the time.
    .options({ runOnly: { type: 'tag', values: STANDARDS }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`,
  );
  expect(found, 'accessibility violations').toEqual([]);
  // A page that failed to render has no violations either.
  expect(passes.length, 'accessibility rules that applied').toBeGreaterThan(0);
  seen.add(state);
};
