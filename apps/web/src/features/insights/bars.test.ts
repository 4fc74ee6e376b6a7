import { describe, expect, it } from 'vitest';
import type { Insight } from '@amberway/contract/dashboards/schemas';
import { barsOf, MAX_BARS } from './bars.ts';

const row = (day: string, tasksCompleted: number): Insight => ({
  day,
  tasksAdded: 0,
  tasksCompleted,
  skillsAchieved: 0,
  resourcesShared: 0,
  notes: 0,
  minutes: 0,
});

describe('barsOf', () => {
  it('days without activity are empty bars, from the first of the range', () => {
    const bars = barsOf([row('2026-05-02', 3), row('2026-05-04', 1)], 'tasksCompleted', 'day', {
      first: '2026-05-01',
      last: '2026-05-05',
    });
    expect(bars).toEqual([
      { label: '1 May', value: 0 },
      { label: '2 May', value: 3 },
      { label: '3 May', value: 0 },
      { label: '4 May', value: 1 },
      { label: '5 May', value: 0 },
    ]);
  });

  it('weeks and months continue over the end of the year', () => {
    const weeks = barsOf([row('2025-12-29', 2)], 'tasksCompleted', 'week', { first: '2025-12-29', last: '2026-01-06' });
    expect(weeks.map(({ value }) => value)).toEqual([2, 0]);
    const months = barsOf([row('2025-11-01', 2)], 'tasksCompleted', 'month', {
      first: '2000-01-01',
      last: '2026-01-31',
    });
    expect(months.map(({ label }) => label)).toEqual(['Nov 2025', 'Dec 2025', 'Jan 2026']);
  });

  it('a week that began before the range is included', () => {
    const bars = barsOf([row('2026-04-27', 5)], 'tasksCompleted', 'week', { first: '2026-05-01', last: '2026-05-03' });
    expect(bars.map(({ value }) => value)).toEqual([5]);
  });

  it('the week or month of today says how many of its days have passed', () => {
    const days = { first: '2026-10-01', last: '2026-11-18', now: '2026-11-18' };
    const months = barsOf([row('2026-10-01', 2)], 'tasksCompleted', 'month', days);
    expect(months.map(({ soFar }) => soFar)).toEqual([undefined, 'so far, 18 of 30 days']);
    const weeks = barsOf([row('2026-11-09', 2)], 'tasksCompleted', 'week', { ...days, first: '2026-11-09' });
    expect(weeks.map(({ soFar }) => soFar)).toEqual([undefined, 'so far, 3 of 7 days']);
    const single = barsOf([row('2026-11-18', 2)], 'tasksCompleted', 'day', { ...days, first: '2026-11-18' });
    expect(single).toEqual([{ label: '18 Nov', value: 2 }]);
  });

  it('of too many bars the latest are drawn, and no data draws none', () => {
    const bars = barsOf([row('2020-01-01', 1), row('2026-05-01', 7)], 'tasksCompleted', 'day', {
      first: '2000-01-01',
      last: '2026-05-01',
    });
    expect(bars).toHaveLength(MAX_BARS);
    expect(bars.at(-1)).toEqual({ label: '1 May', value: 7 });
    const days = { first: '2026-05-01', last: '2026-05-05' };
    expect(barsOf([], 'notes', 'day', days)).toEqual([]);
    expect(barsOf([row('2026-05-02', 3)], 'notes', 'day', days)).toEqual([]);
  });
});
