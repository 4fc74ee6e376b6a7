import { expect, it } from 'vitest';
import { sharesLine } from './lines.ts';

const field = (widget: 'text' | 'select' | 'number') => ({ field: widget, label: widget, widget });

it('two short fields share a line, a third has its own', () => {
  expect(sharesLine([field('select'), field('number'), field('select')])).toEqual([true, true, false]);
  expect(sharesLine([field('text'), field('select'), field('text')])).toEqual([false, false, false]);
  expect(sharesLine([])).toEqual([]);
});
