import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// A selector of a CSS module without a class of its own would style every page that has loaded the file.

const SOURCE = join(import.meta.dirname, '../..');
const AT_RULE = /^(?:@|from$|to$|[\d.]+%)/;

/** Splits at the commas outside of brackets. */
const alternatives = (selector: string): string[] => {
  let depth = 0;
  const parts = [''];
  for (const letter of selector) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
};

const unscopedIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selector = '']) => (AT_RULE.test(selector.trim()) ? [] : alternatives(selector)))
    // Nested rules are within their parent's; values for the whole page are set at its root on purpose.
    .filter((part) => !/\.[a-z]|^:root|&|:global/i.test(part));

it('finds selectors without a class', () => {
  expect(unscopedIn('.a { color: red } :not([data-x]) + [data-x], .a:is(p, b) { margin: 0 }')).toEqual([
    ':not([data-x]) + [data-x]',
  ]);
  expect(unscopedIn('@media print { .a > p { margin: 0 } h2 { margin: 0 } } @keyframes x { from { top: 0 } }')).toEqual(
    ['h2'],
  );
});

it('every selector of a CSS module names one of its classes', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.module.css'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    unscopedIn(readFileSync(join(SOURCE, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
