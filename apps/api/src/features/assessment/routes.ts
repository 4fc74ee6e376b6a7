import { getAssessmentQuestion, getAssessmentResult } from '@amberway/contract/assessment/endpoints';
import { resultOf } from '@amberway/contract/assessment/result';
import type { AnsweredQuestion, Question } from '@amberway/contract/assessment/schemas';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { countQuestions, findAnswers, findQuestion, type QuestionRow } from './queries.ts';

/** What an answer is worth is left out: it would tell which one to choose. */
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

  route(getAssessmentResult, async ({ principal, reach, params }) => {
    const found = await findAnswers(principal, reach, params.userId);
    if (!found) throw notFound();
    const { id: _id, submittedAt } = found;
    if (!found.answers || !submittedAt) return ok(null);
    const answers = JSON.parse(found.answers) as AnsweredQuestion[];
    return ok({ _id, submittedAt, ...resultOf(answers), answers });
  }),
];
