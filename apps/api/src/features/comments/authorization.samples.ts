import { LIBRARY } from '@amberway/fixtures/library/resources';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import * as comments from '@amberway/contract/comments/endpoints';
import { sample } from '../../testing/matrix/sample.ts';

const { morningPlan, transport } = LIBRARY;

const write = (user: string, contentId = morningPlan.id) => ({
  user,
  comment: 'Thank you.',
  type: 'resource',
  contentId,
});

/** A child's own resource is visible only to its family and those who work with it. */
const STRANGERS = {
  customerOther: 404,
  businessOther: 404,
  resourceManager: 404,
  coachActingElsewhere: 404,
  adminActingElsewhere: 404,
};

export const samples = [
  sample(comments.listComments, 'none', () => ({ params: { contentId: morningPlan.id } }), {
    expected: { customerOther: 404 },
  }),
  sample(comments.listComments, 'none', () => ({ params: { contentId: transport.id } }), {
    name: 'on a child’s own',
    expected: STRANGERS,
  }),
  sample(comments.createComment, 'self', ({ self }) => ({ body: write(self, transport.id) }), {
    name: 'on a child’s own',
    expected: { ...STRANGERS, coachActing: 404 },
  }),
  // Staff in a customer's view write as themselves, so the customer's id is rejected.
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
