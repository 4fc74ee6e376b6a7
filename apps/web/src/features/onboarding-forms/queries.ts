import { queryOptions } from '@tanstack/react-query';
import { getSubmission, listForms } from '@amberway/contract/onboarding-forms/endpoints';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import { call } from '../../kernel/api.ts';

export const FORMS_KEY = 'onboarding-forms';

/** The forms of one family and their states. */
export const formsQuery = (userId: string) =>
  queryOptions({
    queryKey: [FORMS_KEY, userId],
    queryFn: async ({ signal }) => (await call(listForms, { params: { userId } }, { signal })).data,
  });

export const submissionQuery = (type: FormType, user: string, member: string | null) =>
  queryOptions({
    queryKey: [FORMS_KEY, user, type, member],
    queryFn: async ({ signal }) =>
      (await call(getSubmission, { params: { type }, query: { user, ...(member ? { member } : {}) } }, { signal }))
        .data,
  });
