import { afterEach, describe, expect, it, vi } from 'vitest';
import { dueText, tickedText } from './said-task.ts';

// A Tuesday.
const TODAY = '2026-11-17';
const me = { _id: 'me', firstName: 'Priya' };
const mia = { _id: 'mia', firstName: 'Mia' };

describe('when a task is due', () => {
  it.each([
    ['2026-11-17', 'Due today'],
    ['2026-11-18', 'Due tomorrow'],
    ['2026-11-22', 'By Sunday'],
    ['2026-11-23', 'By Monday'],
    ['2026-11-24', 'By Tue 24 Nov'],
    ['2026-11-16', 'Was due yesterday'],
    ['2026-11-14', 'Was due on Saturday'],
    ['2026-11-02', 'Was due on Mon 2 Nov'],
    ['2025-11-17', 'Was due on Mon 17 Nov 2025'],
  ])('%s is said as %s', (due, text) => expect(dueText(due, TODAY)).toBe(text));
});

describe('whose tick it is', () => {
  afterEach(() => vi.useRealTimers());
  const said = (completedAt: string | null, tickedBy: typeof me | null) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T02:00:00Z') });
    return tickedText({ completedAt, tickedBy }, me._id, 'Australia/Sydney');
  };

  it('is said only for the tick of somebody else, with its day in the viewer’s zone', () => {
    expect(said('2026-11-17T01:00:00Z', me)).toBe('Done today');
    expect(said('2026-11-16T14:00:00Z', mia)).toBe('Ticked by Mia today');
    expect(said('2026-11-16T02:00:00Z', mia)).toBe('Ticked by Mia yesterday');
    expect(said('2026-11-14T02:00:00Z', mia)).toBe('Ticked by Mia on Saturday');
    expect(said('2026-11-02T02:00:00Z', mia)).toBe('Ticked by Mia on Mon 2 Nov');
    expect(said('2026-11-02T02:00:00Z', null)).toBe('Done on Mon 2 Nov');
    expect(said(null, null)).toBe('');
  });
});
