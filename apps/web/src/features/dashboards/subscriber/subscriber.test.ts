import { expect, it } from 'vitest';
import type { LearningItem } from '@amberway/contract/learning/schemas';
import { isWithoutCoach } from '@amberway/contract/users/without-coach';
import { me } from '../../../ui/testing/people.ts';
import { thingOfTheDay } from './queries.ts';

const [child] = me('parent').members;
const item = (_id: string, part: Partial<LearningItem> = {}) =>
  ({ _id, kind: 'video', progress: null, ...part }) as LearningItem;
const DONE = {
  progress: { seconds: 9, duration: 9, doneAt: '2026-05-01T00:00:00Z', updatedAt: '2026-05-01T00:00:00Z' },
};

it('a subscriber has the plan and no coach; with a coach the home is a family’s', () => {
  const members = [{ ...child, primaryContact: null } as NonNullable<typeof child>];
  expect(isWithoutCoach({ choosePlan: 'Subscriber', members })).toBe(true);
  expect(isWithoutCoach({ choosePlan: 'Subscriber', members: [] })).toBe(true);
  expect(isWithoutCoach({ choosePlan: 'Subscriber', members: me('parent').members })).toBe(false);
  expect(isWithoutCoach({ choosePlan: 'Flagship', members })).toBe(false);
});

it('the thing to try changes from day to day and leaves out what is finished', () => {
  const items = [item('a'), item('b', DONE), item('c'), item('d', { kind: 'workshop' })];
  const days = ['2026-05-01', '2026-05-02', '2026-05-03'];
  expect(new Set(days.map((day) => thingOfTheDay(items, day)?._id))).toEqual(new Set(['a', 'c']));
  expect(thingOfTheDay([item('b', DONE)], '2026-05-01')?._id).toBe('b');
  expect(thingOfTheDay([], '2026-05-01')).toBeUndefined();
});
