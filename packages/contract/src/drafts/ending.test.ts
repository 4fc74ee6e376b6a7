import { expect, it } from 'vitest';
import { draftEnding } from './ending.ts';

it('a draft warns a week before it ends, and is kept for thirty days after it has ended', () => {
  const updated = '2026-01-01T10:00:00.000Z';
  const at = (day: string) => draftEnding(updated, Date.parse(day)).state;
  expect(at('2026-01-01T10:00:00Z')).toBe('open');
  expect(at('2026-03-25T09:59:59Z')).toBe('open');
  expect(at('2026-03-25T10:00:00Z')).toBe('soon');
  expect(at('2026-04-01T09:59:59Z')).toBe('soon');
  expect(at('2026-04-01T10:00:00Z')).toBe('ended');
  expect(draftEnding(updated, 0)).toMatchObject({
    endsAt: '2026-04-01T10:00:00.000Z',
    goneAt: '2026-05-01T10:00:00.000Z',
  });
});
