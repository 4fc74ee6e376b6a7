import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { id, requiredText } from '../kernel/fields.ts';
import { optionalId } from '../kernel/query.ts';
import { ANSWERS_MAX_CHARACTERS } from './answers.ts';
import { assessmentResult, question, questionReference } from './schemas.ts';
import { assessmentTexts } from './texts.ts';
import { assessmentWire as wire } from './wire.ts';

const tag = 'assessment';

export const getAssessmentQuestion = endpoint({
  method: 'GET',
  path: 'socialAssessmentQuestion/:reference',
  wire,
  tag,
  summary: 'One question of the social skill assessment, and the total number of questions',
  access: { area: 'assessment', action: 'answer' },
  reads: false,
  params: z.object({ reference: questionReference }),
  reply: reply(question).extend({ count: z.number() }),
});

/**
 * The answers about a child are sent with submitAssessment, or as socialSkillAssesment of a user with one child; this
 * endpoint returns the resulting score.
 */
export const getAssessmentResult = endpoint({
  method: 'GET',
  path: 'socialAssessment/result/:userId',
  wire,
  tag,
  summary: 'The result of a customer’s answers about a child, or null when there are none',
  access: { area: 'assessment', action: 'read' },
  reads: { area: 'assessment', customer: 'params.userId' },
  params: z.object({ userId: id }),
  query: z.object({ member: optionalId }),
  reply: reply(assessmentResult.nullable()),
});

export const submitAssessment = endpoint({
  method: 'POST',
  path: 'socialAssessment/:memberId',
  wire,
  tag,
  summary: 'Store the answers about one child, replacing earlier ones',
  access: { area: 'assessment', action: 'answer' },
  params: z.object({ memberId: id }),
  body: z.strictObject({ socialSkillAssessment: requiredText(assessmentTexts.notReadable, ANSWERS_MAX_CHARACTERS) }),
  reply: reply(assessmentResult),
});
