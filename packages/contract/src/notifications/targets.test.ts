import { expect, it } from 'vitest';
import { notificationTarget } from './targets.ts';

const about = { customer: null, outcome: null, skill: null, task: null, note: null, resource: null };

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
