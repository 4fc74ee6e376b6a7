import { expect, it } from 'vitest';
import { listMutants, mutate } from './mutants.mjs';

const ROOT = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

it('finds the guards of the slices and of the kernel', () => {
  const files = new Set(listMutants(ROOT).map(({ file }) => file));
  for (const file of ['features/outcomes/queries.ts', 'features/sessions/queries.ts', 'kernel/http/register.ts']) {
    expect(
      [...files].some((found) => found.endsWith(file)),
      file,
    ).toBe(true);
  }
});

it('replaces the guard at its place and nothing else', () => {
  const text = 'where(and(one, withinReach(p, r, c)))';
  const changed = mutate(text, {
    at: text.indexOf('withinReach'),
    length: 'withinReach('.length,
    replacement: 'open(',
  });
  expect(changed).toBe('where(and(one, open(p, r, c)))');
});
