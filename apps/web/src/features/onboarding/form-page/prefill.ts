import { FORM_TYPES, type FormType } from '@amberway/contract/onboarding-forms/types';

/** Query parameters of a form's URL; the same names a provider's page would get. */
export type FormPrefill = {
  firstName: string;
  lastName: string;
  email: string;
  member: string;
  memberId: string | null;
  userId: string;
};

export const readType = (segment: string | undefined): FormType | null =>
  FORM_TYPES.find((type) => type === segment) ?? null;

/** The carer's form names a child of the family in its URL, but is not about that child alone. */
export const readPrefill = (search: URLSearchParams, type: FormType | null): FormPrefill => {
  const value = (name: string) => search.get(name)?.trim() ?? '';
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    member: value('member'),
    memberId: (type === 'child' && value('memberId')) || null,
    userId: value('userId'),
  };
};
