import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wantedRange } from './range.ts';

it('a range is always inside the file and never empty', () => {
  const part = fc.oneof(fc.constant(''), fc.nat().map(String));
  fc.assert(
    fc.property(part, part, fc.integer({ min: 1, max: 1e12 }), (from, to, size) => {
      const range = wantedRange(`bytes=${from}-${to}`, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});

it.each(['', 'bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=5-1', 'bytes=0-1,2-3', 'bytes=1e3-', 'items=0-1'])(
  '%j requests the whole file',
  (header) => {
    expect(wantedRange(header, 10)).toBeUndefined();
  },
);

it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('%j is unsatisfiable', (header) => {
  expect(wantedRange(header, 10)).toBe('unsatisfiable');
});
