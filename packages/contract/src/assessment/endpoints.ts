import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { assessmentResult, question, questionReference } from './schemas.ts';

const tag = 'assessment';

export const getAssessmentQuestion = endpoint({
  method: 'GET',
  path: 'socialAssessmentQuestion/:reference',
  tag,
  summary: 'One question of the social skill assessment, and how many there are',
  access: { area: 'assessment', action: 'answer' },
  reads: false,
  params: z.object({ reference: questionReference }),
  reply: reply(question).extend({ count: z.number() }),
});

/** The answers are sent as socialSkillAssesment of the user; this is what they come to. */
export const getAssessmentResult = endpoint({
  method: 'GET',
  path: 'socialAssessment/result/:userId',
  tag,
  summary: 'What a customer’s answers come to, or null when there are none',
  access: { area: 'assessment', action: 'read' },
  reads: { area: 'assessment', customer: 'params.userId' },
  params: z.object({ userId: id }),
  reply: reply(assessmentResult.nullable()),
});
