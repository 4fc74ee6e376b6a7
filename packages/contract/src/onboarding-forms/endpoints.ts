import { z } from 'zod';
import { reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { optionalId } from '../kernel/query.ts';
import { familyForms, formStatus, formType, submissionBody, submitted, webhookBody } from './schemas.ts';

const tag = 'onboarding-forms';
const state = formStatus.pick({ type: true, state: true, submittedAt: true });

export const listForms = endpoint({
  method: 'GET',
  path: 'forms/status/:userId',
  tag,
  summary: 'Which onboarding forms of a family are submitted',
  access: { area: 'forms', action: 'read' },
  reads: { area: 'forms', customer: 'params.userId' },
  params: z.object({ userId: id }),
  reply: reply(familyForms),
});

export const getSubmission = endpoint({
  method: 'GET',
  path: 'forms/:type/submission',
  tag,
  summary: 'A submitted form; the caller’s own unless a user is given',
  access: { area: 'forms', action: 'read' },
  reads: { area: 'forms', customer: ['query.user', 'viewer'] },
  params: z.object({ type: formType }),
  query: z.object({ user: optionalId, member: optionalId }),
  reply: reply(submitted),
});

export const submitForm = endpoint({
  method: 'POST',
  path: 'forms/:type/submission',
  tag,
  summary: 'Submit an onboarding form for your family',
  access: { area: 'forms', action: 'submit' },
  idempotent: true,
  params: z.object({ type: formType }),
  body: submissionBody,
  reply: reply(state),
});

export const formWebhook = endpoint({
  method: 'POST',
  path: 'forms/webhook',
  tag,
  summary: 'Webhook for submissions of a form provider; X-Form-Signature is sha256= and the HMAC of the body',
  access: 'public',
  // A form provider has no app-check token; it signs the body.
  appCheck: false,
  signature: 'formWebhook',
  limit: 'write',
  body: webhookBody,
  reply: reply(state),
});
