import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PLACES } from '../../ui/testing/percentage-height-places.ts';
import { percentageHeightsIn, percentageHeightsInCode } from '../../ui/testing/percentage-heights.ts';

const SOURCE = join(import.meta.dirname, '../..');

const selectorsIn = (css: string) => percentageHeightsIn(css).map(({ selector }) => selector);

it.each([
  [
    'in a box that fits its content',
    '.centre { block-size: fit-content } .centre > .box { block-size: 100% }',
    '.centre > .box',
  ],
  ['in a box of unknown height', '.card { padding: 4px } .card img { height: 100% }', '.card img'],
  ['without a box around it', '.box { block-size: 100% }', '.box'],
  ['as a minimum', '.box { min-height: 50% }', '.box'],
  ['as a maximum', '.box { max-block-size: calc(100% - 8px) }', '.box'],
  ['in a nested rule', '.card { height: auto; & > .box { block-size: 100% } }', '.card > .box'],
  ['in a layer and a query', '@layer kit { @media (width < 60em) { .box { height: 100% } } }', '.box'],
  ['for one of two boxes', '.start { height: 40px } .start > i, .end > i { height: 100% }', '.end > i'],
  [
    'in a box that fits its content on phones',
    '.bar { height: 8px } @media (width < 60em) { .bar { height: fit-content } } .bar i { height: 100% }',
    '.bar i',
  ],
  ['as the smaller of two', '.card { padding: 4px } .card .box { height: min(100%, 400px) }', '.card .box'],
  ['by a property of its own', ':root { --full: 100% } .card .box { height: var(--full) }', '.card .box'],
  ['in a pseudo-element', '.tick { padding: 4px } .tick::after { height: 60% }', '.tick::after'],
])('a percentage height %s is found', (_where, css, selector) => {
  expect(selectorsIn(css)).toEqual([selector]);
});

it.each([
  ['in a box with a length', '.end { block-size: calc(100dvh - 4px) } .end > .box { block-size: 100% }'],
  ['in a box with a length for one of its states', '.bar { height: 8px } .bar[data-full]:hover > i { height: 100% }'],
  ['in a box with a ratio', '.picture { aspect-ratio: 16 / 9 } .picture img { height: 100% }'],
  ['in a box beside the flow', '.over { position: absolute } .over svg { block-size: 100% }'],
  ['of a box beside the flow', '.over { position: fixed; inset: 0; height: 100% }'],
  ['of a pseudo-element', '.tick { block-size: 16px } .tick:checked::after { block-size: 60% }'],
  ['of a line', '.box { line-height: 150%; inline-size: 100%; height: 8px }'],
])('a percentage %s is accepted', (_where, css) => {
  expect(selectorsIn(css)).toEqual([]);
});

it('finds percentage heights in components', () => {
  expect(
    percentageHeightsInCode('<svg width="100%" height="100%"><i style={{ width: `${a}%`, maxHeight: `${b}%` }} />'),
  ).toEqual(['height="100%"', 'maxHeight: `${b}%`']);
});

it.each([
  "height: open ? '100%' : 'auto'",
  "blockSize: open ? 'auto' : '100%'",
  'minHeight: `calc(100% - ${a}px)`',
  "style.height = 'min(100%, 4px)'",
])('finds %s in a component', (code) => {
  expect(percentageHeightsInCode(`{ ${code} }`)).toHaveLength(1);
});

it.each(['height="100" width="100%"', "height: open ? '40px' : 'auto', width: '100%'", "height: 8, width: '100%'"])(
  'accepts %s in a component',
  (code) => {
    expect(percentageHeightsInCode(code)).toEqual([]);
  },
);

it('every percentage height is in a box with a height of its own, or is listed with the reason', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');
  const styles = files.filter((name) => name.endsWith('.css'));
  const code = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/testing\//.test(name));
  expect(styles.length).toBeGreaterThan(100);
  expect(code.length).toBeGreaterThan(100);
  const found = [
    ...styles.flatMap((file) => selectorsIn(read(file)).map((selector) => `${file}: ${selector}`)),
    ...code.flatMap((file) => percentageHeightsInCode(read(file)).map((text) => `${file}: ${text}`)),
  ];
  expect(found.toSorted()).toEqual(PLACES.map(({ file, selector }) => `${file}: ${selector}`).toSorted());
});
