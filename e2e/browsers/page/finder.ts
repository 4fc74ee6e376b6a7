import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const web = createRequire(join(import.meta.dirname, '../../../apps/web/package.json'));
const QUERIES = join(dirname(web.resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js');

/** What is put into every page that the journeys look at. */
export const TOOLS = `(() => {
  const define = undefined, module = undefined, exports = undefined;
  ${readFileSync(QUERIES, 'utf8')}
  ;${readFileSync(join(import.meta.dirname, 'finder.js'), 'utf8')}
})()`;

export type Text = string | RegExp;
export type Step =
  | { role: string; name?: Text; level?: number }
  | { label: Text }
  | { text: Text }
  | { css: string }
  | { frame: string }
  | { has: Text }
  | { at: number };

export const asJson = (steps: readonly Step[]): string =>
  JSON.stringify(steps, (_key, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );
