import { getAssessmentQuestion, getAssessmentResult, submitAssessment } from '@amberway/contract/assessment/endpoints';
import type { Question } from '@amberway/contract/assessment/schemas';
import { assessmentTexts } from '@amberway/contract/assessment/texts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { countQuestions, findQuestion, type QuestionRow } from './queries.ts';
import { loadResult } from './result.ts';
import { submitAnswers } from './submit.ts';

/** The points of a response are left out: they would reveal which one to choose. */
const present = ({ id, reference, section, question, responses }: QuestionRow): Question => ({
  _id: id,
  reference,
  section,
  question,
  response: responses.map(({ _id, response, nextQuestionRef }) => ({ _id, response, nextQuestionRef })),
});

export const assessmentRoutes = [
  route(getAssessmentQuestion, async ({ params }) => {
    const question = await findQuestion(params.reference);
    if (!question) throw notFound();
    return { ...ok(present(question)), count: await countQuestions() };
  }),

  route(getAssessmentResult, async ({ principal, reach, params, query }) =>
    ok(await loadResult(principal, reach, params.userId, query.member)),
  ),

  route(submitAssessment, async ({ params, body, principal, requestId }) => {
    const actor = { principal, requestId };
    const customerId = await submitAnswers(actor, params.memberId, body.socialSkillAssessment);
    const result = await loadResult(principal, 'any', customerId, params.memberId);
    if (!result) throw notFound();
    return ok(result, assessmentTexts.submitted);
  }),
];
