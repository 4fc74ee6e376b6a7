import { describe, expect, it } from 'vitest';
import { outcome, skill } from '../../ui/testing/programme.ts';
import { isFirstComing, progressText, staircase, stepsOf } from './progress.ts';

const mastered = (name: string, masteredAt: string) => skill({ _id: name, name, status: 'Mastered', masteredAt });
const OUTCOME = outcome({
  createdAt: '2026-01-01T00:00:00Z',
  skills: [
    mastered('Second', '2026-01-06T00:00:00Z'),
    mastered('First', '2026-01-03T00:00:00Z'),
    skill({ _id: 'a', name: 'Active' }),
    skill({ _id: 'b', name: 'Waits', status: 'On-hold' }),
    skill({ _id: 'c', name: 'Gone', status: 'Cancelled' }),
  ],
});
const NOW = '2026-01-11T00:00:00Z';

describe('steps of an outcome', () => {
  it('are named and dated in order; cancelled skills do not count', () => {
    expect(progressText(OUTCOME)).toBe('2 of 4 skills mastered');
    expect(stepsOf(OUTCOME, NOW).map(({ name, x, y }) => [name, x, y])).toEqual([
      ['First', 0.2, 0.25],
      ['Second', 0.5, 0.5],
    ]);
  });

  it('the line rises at each of them and goes on to today', () => {
    expect(staircase(OUTCOME, NOW)).toEqual([
      { x: 0, y: 0 },
      { x: 0.2, y: 0 },
      { x: 0.2, y: 0.25 },
      { x: 0.5, y: 0.25 },
      { x: 0.5, y: 0.5 },
      { x: 1, y: 0.5 },
    ]);
    expect(staircase(outcome({ skills: [] }), NOW)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
  });
});

describe('the first skill of an outcome is announced', () => {
  const first = skill({ name: 'Waits for a turn', status: 'Active' });
  it.each([
    ['In-progress', first, true],
    ['Planned', first, true],
    ['On-hold', first, false],
    ['Cancelled', first, false],
    ['Achieved', first, false],
    ['In-progress', { ...first, status: 'On-hold' }, false],
    ['In-progress', mastered('Done', '2026-01-03T00:00:00Z'), false],
  ] as const)('in an outcome that is %s, with a skill that is $status: %s', (status, one, announced) => {
    expect(isFirstComing(outcome({ status, skills: [one] }))).toBe(announced);
  });
});
