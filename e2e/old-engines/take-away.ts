import type { Page } from 'playwright/test';
import { ALLOWED, OWN_NAME } from '../../scripts/floor/allowed.mjs';
import { REMOVALS } from '../../scripts/floor/api-names.mjs';
import { builtFeatures } from '../../scripts/floor/built.mjs';

export type Removal = { path: string; steps: string[] };

/** All that MDN's data says to be newer than the floor, found in the built files or not. */
export const EVERYTHING: Removal[] = REMOVALS;

/** What the built files use of it, by name. */
export const usedRemovals = (): Removal[] => {
  const used = new Set(
    [...builtFeatures()].filter(([feature]) => ALLOWED[feature] !== OWN_NAME).map(([, { path }]) => path),
  );
  const byPath = new Map(REMOVALS.filter(({ path }) => used.has(path)).map((removal) => [removal.path, removal]));
  return [...byPath.values()];
};

const isPopover = ({ path }: Removal) => path.endsWith('Popover');

/** Runs in the page, before its first script. */
const deleteAll = (all: string[][]) => {
  const remove = (from: object | undefined, name: string) => {
    if (from) Reflect.deleteProperty(from, name);
  };
  for (const steps of all) {
    const names = [...steps];
    const last = names.pop() ?? '';
    let from: unknown = globalThis;
    for (const name of names) from = (from as Record<string, unknown> | undefined)?.[name];
    if (typeof from === 'function' || (typeof from === 'object' && from !== null)) remove(from, last);
    // A window has many of its members itself.
    if (steps[0] === 'Window' || steps.length === 1) remove(globalThis, last);
  }
};

const denyHas = () => {
  const supports: (...args: string[]) => boolean = CSS.supports.bind(CSS);
  CSS.supports = (...args: string[]) => !args.join(' ').includes(':has(') && supports(...args);
};

/** Such a browser shows what has the attribute, and knows no selector for it. */
const SHOWN = '[popover]{display:block}';

/** Takes functions away, and what stylesheets say about them. */
export const takeAway = async (page: Page, removals: readonly Removal[], { has = false } = {}) => {
  await page.addInitScript(
    deleteAll,
    removals.map(({ steps }) => steps),
  );
  if (has) await page.addInitScript(denyHas);
  const popovers = removals.some(isPopover);
  if (!has && !popovers) return;
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    // The stand-in for :has() reads the text itself, with fetch.
    if (has && route.request().resourceType() !== 'fetch') body = body.replaceAll(':has(', ':x-has(');
    if (popovers) body = body.replaceAll(':popover-open', ':x-popover-open') + SHOWN;
    await route.fulfill({ response, body });
  });
};
