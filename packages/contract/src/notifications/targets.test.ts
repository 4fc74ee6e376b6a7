import { expect, it } from 'vitest';
import { goalsPath } from '../gas/paths.ts';
import { notificationTarget } from './targets.ts';

const about = { member: null, customer: null, outcome: null, skill: null, task: null, note: null, resource: null };

it('a post notification links staff to the unanswered posts and the author to their answers', () => {
  for (const where of ['bell', 'screen'] as const) {
    expect(notificationTarget({ ...about, type: 'POST_ADDED' }, where)).toEqual({
      kind: 'page',
      path: '/dashboard/posts?showUnansweredPosts=true',
    });
    expect(notificationTarget({ ...about, type: 'POST_ANSWERED' }, where)).toEqual({
      kind: 'page',
      path: '/dashboard/myposts',
    });
  }
});

it('a notification for administrators links to the page that shows who read what', () => {
  const customer = { _id: '01a00000-0000-7000-8000-000000000001', firstName: 'Priya', lastName: 'Stone' };
  for (const where of ['bell', 'screen'] as const) {
    expect(notificationTarget({ ...about, type: 'COVER_STARTED', customer }, where)).toEqual({
      kind: 'page',
      path: `/dashboard/privacy/${customer._id}`,
    });
    expect(notificationTarget({ ...about, type: 'UNUSUAL_READING' }, where)).toEqual({
      kind: 'page',
      path: '/dashboard/unusualReading',
    });
  }
});

it('what is notified about a goal opens the ladder of the child and outcome', () => {
  const [member, outcome] = [{ _id: 'child' }, { _id: 'outcome' }];
  const target = (subject: object) => notificationTarget({ ...about, ...subject, type: 'GAS_TO_RATE' }, 'bell');
  expect(target({ member, outcome })).toEqual({ kind: 'page', path: goalsPath('child', 'outcome') });
  expect(target({ member })).toEqual({ kind: 'page', path: goalsPath('child') });
  expect(goalsPath('child', 'outcome')).toBe('/dashboard/goals?memberId=child&outcome=outcome');
});
