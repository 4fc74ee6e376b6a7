import { describe, expect, it } from 'vitest';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { outcome, skill } from '../../../ui/testing/programme.ts';
import { daySentence, factsByDay, lastDayOf, monthOf, monthsLater, weeksOf } from './month-days.ts';

const row = (day: string, part = {}) => ({
  day,
  tasksAdded: 0,
  tasksCompleted: 0,
  skillsAchieved: 0,
  resourcesShared: 0,
  notes: 0,
  minutes: 0,
  ...part,
});
const CALM = { _id: 'calm', label: 'Calm', iconSvg: '' };
const entry = (day: string) => ({ day, emoji: CALM, note: null }) as DiaryEntry;

describe('a month of days', () => {
  it('the URL may name a month that has begun, nothing else', () => {
    expect(monthOf('2026-02', '2026-11')).toBe('2026-02');
    for (const value of [null, '', '2026-13', '2026-2', '2027-01', 'May'])
      expect(monthOf(value, '2026-11')).toBe('2026-11');
  });

  it('months continue over the end of the year', () => {
    expect([monthsLater('2026-12', 1), monthsLater('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
  });

  it('weeks begin on Monday, with the days of other months left out', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('moods, sessions and mastered skills of a day stand together, in the viewer’s zone', () => {
    const mastered = skill({ name: 'Points', status: 'Mastered', masteredAt: '2026-11-02T20:00:00Z' });
    const facts = factsByDay({
      entries: [entry('2026-11-03')],
      rows: [row('2026-11-03', { notes: 1, minutes: 45, skillsAchieved: 1 }), row('2026-11-05', { tasksAdded: 2 })],
      programme: [outcome({ skills: [mastered] })],
      zone: 'Australia/Sydney',
    });
    expect([...facts.keys()]).toEqual(['2026-11-03']);
    expect(daySentence('2026-11-03', facts.get('2026-11-03'))).toBe(
      'Tuesday 3 November. Calm. 1 session, 45 minutes. Mastered: Points',
    );
    expect(daySentence('2026-11-04', undefined)).toBe('Wednesday 4 November. no mood written');
  });

  it('skills are counted while their names are not known', () => {
    const facts = factsByDay({
      entries: [],
      rows: [row('2026-11-03', { skillsAchieved: 2 })],
      programme: [],
      zone: null,
    });
    expect(daySentence('2026-11-03', facts.get('2026-11-03'))).toContain('2 skills mastered');
  });
});
