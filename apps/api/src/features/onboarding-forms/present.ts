import { profileOf } from '@amberway/contract/onboarding-forms/profile';
import { fillUrl, OWN_FORM_URL } from '@amberway/contract/onboarding-forms/provider';
import type { FamilyForms, FormStatus, SubmittedForm } from '@amberway/contract/onboarding-forms/schemas';
import { formStateOf } from '@amberway/contract/onboarding-forms/texts';
import type { FormType } from '@amberway/contract/onboarding-forms/types';
import type { Child, Family } from './queries.ts';

const presentChild = (child: Child) => ({
  _id: child.id,
  firstName: child.firstName,
  lastName: child.lastName,
  avatarUrl: child.avatarUrl,
});
const presentCustomer = ({ id, firstName, lastName, email, avatar }: Family['customer']) => ({
  _id: id,
  firstName,
  lastName,
  email,
  avatar,
});

/** A child's form is stored on the child; for a family without children it is stored on the user. */
export const profileIn = (family: Family, type: FormType, child: Child | null) =>
  profileOf(child ? child.forms : family.customer.forms, type);

const statusOf = (family: Family, type: FormType, child: Child | null, template: string): FormStatus => {
  const { customer } = family;
  const found = profileIn(family, type, child);
  // The carer's form is prefilled with a child too: the family's first.
  const about = child ?? family.children[0];
  const url = fillUrl(template, {
    type,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    member: about ? `${about.firstName} ${about.lastName}`.trim() : '',
    memberId: about?.id ?? '',
    userId: customer.id,
  });
  return {
    type,
    member: child && presentChild(child),
    state: formStateOf(Boolean(found)),
    submittedAt: found?.submittedAt ?? null,
    address: url,
  };
};

/** One form for each child, then the carer's. */
export const presentForms = (family: Family, template = OWN_FORM_URL): FamilyForms => {
  const children: (Child | null)[] = family.children.length > 0 ? family.children : [null];
  return {
    user: presentCustomer(family.customer),
    forms: [
      ...children.map((child) => statusOf(family, 'child', child, template)),
      statusOf(family, 'parent', null, template),
    ],
  };
};

export const presentSubmission = (family: Family, type: FormType, child: Child | null): SubmittedForm | undefined => {
  const profile = profileIn(family, type, child);
  if (!profile) return undefined;
  return {
    type,
    member: child && presentChild(child),
    state: formStateOf(true),
    submittedAt: profile.submittedAt,
    user: presentCustomer(family.customer),
    profile,
  };
};
