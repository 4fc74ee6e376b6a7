import { describe, expect, it } from 'vitest';
import { gasScaleBody, rateGasBody } from './body.ts';
import { canBeMeasured, countNo, reviewDays } from './limits.ts';
import { scoreOf, scoreT } from './score.ts';
import { gasTexts } from './texts.ts';

const at = (levels: number[], weights = levels.map(() => 1)) =>
  levels.map((level, index) => ({ weight: weights[index] ?? 1, level }));
const T = (levels: number[], weights?: number[]) => scoreT(at(levels, weights))?.toFixed(1);

describe('the T-score of goal scales', () => {
  it('(a) one scale has no score; the function itself gives 60.0', () => {
    expect(T([1])).toBe('60.0');
    expect(scoreOf([{ importance: 1, difficulty: 1, level: 1, baseline: -1 }])).toBeNull();
  });

  it('(b) weights 1, 1, 1 at 1, 1, 0 give 59.1', () => expect(T([1, 1, 0])).toBe('59.1'));
  it('(c) weights 3, 2, 1 at 1, 0, -1 give 54.4', () => expect(T([1, 0, -1], [3, 2, 1])).toBe('54.4'));
  it('(d) weights 4, 1 at -1, 2 give 45.5', () => expect(T([-1, 2], [4, 1])).toBe('45.5'));
  it('(e) all at 0 give 50.0, all at +2 give 77.4, all at -2 give 22.6', () => {
    expect(T([0, 0, 0])).toBe('50.0');
    expect(T([2, 2, 2])).toBe('77.4');
    expect(T([-2, -2, -2])).toBe('22.6');
  });

  it('(f) a scale more at 0 never moves T away from 50; weights times a number change nothing', () => {
    // The same numbers in each run.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    for (let run = 0; run < 1_000; run += 1) {
      const set = Array.from({ length: 1 + next(5) }, () => ({ weight: 1 + next(9), level: next(5) - 2 }));
      const before = scoreT(set) ?? Number.NaN;
      const after = scoreT([...set, { weight: 1 + next(9), level: 0 }]) ?? Number.NaN;
      expect(Math.abs(after - 50)).toBeLessThanOrEqual(Math.abs(before - 50) + 1e-9);
      const times = 2 + next(8);
      expect(scoreT(set.map(({ weight, level }) => ({ weight: weight * times, level })))).toBeCloseTo(before, 9);
    }
  });

  it('without any weight there is no score, and a scale without weight is left out', () => {
    const scale = { importance: 0, difficulty: 3, level: 2, baseline: -1 };
    expect(scoreOf([scale, scale])).toBeNull();
    const counted = { importance: 1, difficulty: 1, level: 1, baseline: -1 };
    expect(scoreOf([scale, counted])).toBeNull();
    expect(scoreOf([scale, counted, { ...counted, level: 0 }])).toEqual({ t: 56.2, baseline: 37.6, change: 18.6 });
  });
});

const BODY = {
  member: '018f0000-0000-7000-8000-000000000001',
  outcome: '018f0000-0000-7000-8000-000000000002',
  title: 'Ordering for himself',
  measure: 'Café visits, out of 8, in which he orders on his own',
  levels: [0, 2, 4, 6, 8].map((count) => `Orders on his own in ${count} of 8 visits.`),
  baseline: -1,
  importance: 1,
  difficulty: 1,
  reviewOn: '2027-02-01',
};
const problemsOf = (change: object) =>
  gasScaleBody.safeParse({ ...BODY, ...change }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a goal scale', () => {
  it('has five filled and different steps, each refusal by its field', () => {
    expect(problemsOf({})).toBeUndefined();
    expect(problemsOf({ levels: BODY.levels.slice(1) })).toEqual([['levels', gasTexts.fiveLevels]]);
    expect(problemsOf({ levels: [...BODY.levels.slice(1), ' ORDERS on his own  in 2 of 8 visits.'] })).toEqual([
      ['levels', gasTexts.levelsDiffer],
    ]);
    expect(problemsOf({ levels: ['short', ...BODY.levels.slice(1)] })).toEqual([['levels.0', gasTexts.levelLength]]);
    expect(problemsOf({ baseline: 0 })).toEqual([['baseline', gasTexts.selectBaseline]]);
    expect(problemsOf({ importance: 4 })).toEqual([['importance', gasTexts.selectWeight]]);
    expect(problemsOf({ reviewOn: 'soon' })).toEqual([['reviewOn', gasTexts.reviewDay]]);
    expect(rateGasBody.safeParse({ level: 3, edition: 1 }).error?.issues[0]?.message).toBe(gasTexts.selectLevel);
  });

  it('a step with a number, or a yes or no, can be measured', () => {
    for (const step of ['In 4 of 8 visits.', 'Never waits.', 'Says yes when invited.', 'All by herself'])
      expect(canBeMeasured(step), step).toBe(true);
    for (const step of ['Orders a bit better.', 'A northern café', 'Copes well'])
      expect(canBeMeasured(step)).toBe(false);
  });

  it('counts the no of the three questions, and the review is 4 to 52 weeks ahead', () => {
    expect(countNo({ measurable: false, equalSteps: true, possible: false })).toBe(2);
    expect(reviewDays('2026-11-18')).toEqual({ min: '2026-12-16', usual: '2027-02-10', max: '2027-11-17' });
  });
});
