import { expect, it } from 'vitest';
import { idsIn } from './citations.mjs';

it('reads one or several ids in brackets at the end of a title', () => {
  expect(idsIn('logs out [B075]').ids).toEqual(['B075']);
  expect(idsIn('logs out [B075 T003, R003]').ids).toHaveLength(3);
});

it('does not take other brackets for citations', () => {
  expect(idsIn('an array like [1, 2] or [name]')).toEqual({ ids: [], malformed: [] });
});

it('complains about a range, which would hide unproven rules', () => {
  expect(idsIn('everything [B075–B080]').malformed).toHaveLength(1);
});
