import { describe, expect, it } from 'vitest';
import { attacksOn } from './attacks.mjs';
import { expressions } from './expressions.mjs';
import { slowness } from './measure.mjs';

const found = expressions();

/** The first attack that succeeds. */
const weakness = (expression) => {
  for (const { name, make } of attacksOn(expression)) {
    const slow = slowness(expression, make);
    if (slow) return `${name}: ${slow}`;
  }
  return undefined;
};

describe('regular expressions of contract, API and web', () => {
  it('all take linear time over 100 KB of their worst characters', { timeout: 120_000 }, () => {
    const written = [
      ...new Map(found.filter(({ built }) => !built).map((one) => [`${one.source}/${one.flags}`, one])).values(),
    ];
    const slow = written.flatMap((expression) => {
      const problem = weakness(expression);
      return problem ? [`${expression.at} /${expression.source}/ ${problem}`] : [];
    });
    expect(slow).toEqual([]);
    expect(written.length).toBeGreaterThan(100);
  });

  it('are written down and never built at run time, so that all of them are seen here', () => {
    expect(found.filter(({ built }) => built).map(({ at }) => at)).toEqual([]);
  });
});

describe('the search for slow expressions', () => {
  it.each([
    [/<[^>]*>/g],
    [/^-+|-+$/g],
    [/^a*a*$/],
    [/(\w+\s?)*$/],
    [/^(?:\w|\d)+$/],
    [/<a\s[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gis],
    [/\p{L}+\d/u],
  ])('finds %s', (expression) => expect(weakness(expression)).toBeDefined());

  it.each([[/<[^<>]*>/g], [/^\s+/], [/[^A-Za-z0-9]+/g], [/^[a-z][a-z0-9-]*$/], [/<[^>]{0,20}>/g]])(
    'leaves %s alone',
    (expression) => expect(weakness(expression)).toBeUndefined(),
  );
});
