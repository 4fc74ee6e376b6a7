import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONFETTI_MS,
  CONFETTI_PIECES,
  drawMoments,
  mayStarMoments,
  MOMENTS_MAX_AGE_MS,
  momentsNow,
  toggleStar,
} from './bright-moments.ts';
import { BRIGHT_PROMPTS } from './bright-prompts.ts';

const random = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }).map((values) => {
  let at = 0;
  return () => values[at++ % values.length] as number;
});

describe('Bright Moments', () => {
  it('a draw holds six different prompts from a pool of 21 [B405]', () => {
    expect(new Set(BRIGHT_PROMPTS).size).toBe(21);
    fc.assert(
      fc.property(random, (chance) => {
        const { prompts } = drawMoments(0, chance);
        expect(new Set(prompts.map(({ text }) => text)).size).toBe(6);
        expect(prompts.every(({ text, stared }) => BRIGHT_PROMPTS.includes(text) && !stared)).toBe(true);
      }),
    );
  });

  it('every prompt of the pool can be drawn [B405]', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 21; n += 1) drawMoments(0, () => n / 21).prompts.forEach(({ text }) => void seen.add(text));
    expect(seen.size).toBe(21);
  });

  it('a draw is stored for seven days and replaced when older [B406]', () => {
    expect(MOMENTS_MAX_AGE_MS).toBe(604_800_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * MOMENTS_MAX_AGE_MS }), (age) => {
        const stored = toggleStar(
          drawMoments(1_000, () => 0),
          2,
        );
        const now = momentsNow(stored, 1_000 + age, () => 0.5);
        if (age <= MOMENTS_MAX_AGE_MS) expect(now).toBe(stored);
        else expect(now).toEqual(drawMoments(1_000 + age, () => 0.5));
      }),
    );
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { createdAt: 5, prompts: [] },
    { createdAt: 9e15, prompts: drawMoments(0, () => 0).prompts },
  ])('an invalid stored draw is replaced by a new one: %j', (stored) => {
    expect(momentsNow(stored, 10, () => 0)).toEqual(drawMoments(10, () => 0));
  });

  it('toggling a star changes only that prompt [B407]', () => {
    fc.assert(
      fc.property(fc.nat(5), (index) => {
        const drawn = drawMoments(0, () => 0);
        const starred = toggleStar(drawn, index);
        expect(starred.prompts.map(({ stared }) => stared)).toEqual(drawn.prompts.map((_, at) => at === index));
        expect(toggleStar(starred, index)).toEqual(drawn);
      }),
    );
  });

  it('only customers can star a moment [B409]', () => {
    expect(mayStarMoments({ role: 'Customer' })).toBe(true);
    for (const role of ['Administrator', 'BusinessUser', 'Member'] as const)
      expect(mayStarMoments({ role })).toBe(false);
    for (const actorRole of ['Administrator', 'BusinessUser'] as const)
      expect(mayStarMoments({ role: 'BusinessAccesCustomer', actorRole })).toBe(false);
  });

  it('the confetti runs for five seconds with 120 pieces [B408]', () => {
    expect([CONFETTI_MS, CONFETTI_PIECES]).toEqual([5_000, 120]);
  });
});
