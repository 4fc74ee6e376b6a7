import { getAssessmentQuestion, getAssessmentResult } from '@amberway/contract/assessment/endpoints';
import { FIRST_QUESTION } from '@amberway/contract/assessment/schemas';
import { sample } from '../../testing/matrix/sample.ts';

export const samples = [
  sample(getAssessmentQuestion, 'none', () => ({ params: { reference: FIRST_QUESTION } })),
  sample(getAssessmentResult, 'family', ({ family }) => ({ params: { userId: family.customerId } })),
];
