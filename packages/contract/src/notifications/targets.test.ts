import { expect, it } from 'vitest';
import { notificationTarget } from './targets.ts';

const about = { goal: null, milestone: null, task: null, session: null };

it('a post leads those who answer to the waiting ones, and its writer to the answers', () => {
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
