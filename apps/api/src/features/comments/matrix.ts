import { LIBRARY } from '@amberway/fixtures/library/resources';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import * as comments from '@amberway/contract/comments/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

const { morningPlan } = LIBRARY;

const write = (user: string) => ({ user, comment: 'Thank you.', type: 'resource', contentId: morningPlan.id });

export const samples = [
  sample(comments.listComments, 'none', () => ({ params: { contentId: morningPlan.id } }), {
    expected: { customerOther: 404 },
  }),
  // Whoever acts writes as themselves, so the customer's id is not theirs to send.
  sample(comments.createComment, 'self', ({ self }) => ({ body: write(self) }), {
    expected: { customerOther: 404, coachActing: 404, coachActingElsewhere: 404 },
  }),
  sample(comments.createComment, 'none', () => ({ body: write(DEMO_PEOPLE.coach.id) }), {
    name: 'as the coach',
    expected: {
      customerOwn: 404,
      customerOther: 404,
      businessOther: 404,
      resourceManager: 404,
      coachActingElsewhere: 404,
    },
  }),
];
