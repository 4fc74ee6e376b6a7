import { formAnswers } from '@amberway/contract/onboarding-forms/answers';
import { formWebhook, getSubmission, listForms, submitForm } from '@amberway/contract/onboarding-forms/endpoints';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { validFields } from '../../kernel/http/validate.ts';
import { presentForms, presentSubmission } from './present.ts';
import { findFamily } from './queries.ts';
import { childFor, receive, submit } from './service.ts';

export const onboardingFormRoutes = [
  route(listForms, async ({ principal, reach, params, services }) => {
    const family = await findFamily(principal, reach, params.userId);
    if (!family) throw notFound();
    return ok(presentForms(family, services.config.FORM_PROVIDER_URL));
  }),

  route(getSubmission, async ({ principal, reach, params, query }) => {
    const family = await findFamily(principal, reach, query.user ?? principal.userId);
    const found = family && presentSubmission(family, params.type, childFor(family, params.type, query.member ?? null));
    if (!found) throw notFound();
    return ok(found);
  }),

  route(submitForm, async ({ principal, params, body, requestId }) => {
    const answers = validFields(formAnswers(params.type), body.answers);
    const { yourName, member = null } = body;
    return ok(
      await submit(
        { customerId: principal.userId, type: params.type, member, yourName, answers },
        { principal, requestId },
      ),
    );
  }),

  route(formWebhook, async ({ body, requestId }) => {
    const { eventId, userId: customerId, member = null, ...form } = body;
    return ok(await receive(eventId, { customerId, member, ...form }, { principal: null, requestId }));
  }),
];
