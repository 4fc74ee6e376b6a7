import { queryOptions } from '@tanstack/react-query';
import { getAssessmentQuestion, getAssessmentResult } from '@amberway/contract/assessment/endpoints';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { call } from '../../kernel/api.ts';

export const ASSESSMENT_SLICE = 'assessment';

/** One question, and the total number of questions. */
export const questionQuery = (reference: string) =>
  queryOptions({
    queryKey: [ASSESSMENT_SLICE, 'question', reference],
    queryFn: ({ signal }) => call(getAssessmentQuestion, { params: { reference } }, { signal }),
    staleTime: 5 * MINUTE,
  });

/** The result of a customer's answers about a child; null before they have answered. */
export const resultQuery = (userId: string, member: string | undefined) =>
  queryOptions({
    queryKey: [ASSESSMENT_SLICE, 'result', userId, member],
    queryFn: async ({ signal }) =>
      (await call(getAssessmentResult, { params: { userId }, query: member ? { member } : {} }, { signal })).data,
  });
