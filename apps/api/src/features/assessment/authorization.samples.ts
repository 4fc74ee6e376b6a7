import { getAssessmentQuestion, getAssessmentResult, submitAssessment } from '@amberway/contract/assessment/endpoints';
import { FIRST_QUESTION } from '@amberway/contract/assessment/schemas';
import { answersText } from '@amberway/contract/assessment/answers';
import { answerAll } from '@amberway/fixtures/assessment/answered';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [
  sample(getAssessmentQuestion, 'none', () => ({ params: { reference: FIRST_QUESTION } })),
  sample(getAssessmentResult, 'family', ({ family }) => ({ params: { userId: family.customerId } })),
  sample(
    getAssessmentResult,
    'family',
    ({ family }) => ({ params: { userId: family.customerId }, query: `?member=${family.memberId}` }),
    { name: 'about one child' },
  ),
  sample(
    submitAssessment,
    'family',
    ({ family }) => ({
      params: { memberId: family.memberId },
      body: { socialSkillAssesment: answersText(answerAll(() => 0)) },
    }),
    { expected: { customerOther: 404, coachActingElsewhere: 404, adminActingElsewhere: 404 } },
  ),
];
