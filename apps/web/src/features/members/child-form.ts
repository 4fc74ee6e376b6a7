import type { ChildBody } from '@amberway/contract/members/body';
import { childProblems } from '@amberway/contract/members/rules';
import type { Member } from '@amberway/contract/members/schemas';
import { sameFilled } from '../../kernel/same.ts';
import type { Issue } from '../../ui/form/issues.ts';

/** Form values of a child; fields not filled in yet are absent. */
export type ChildValues = { [K in keyof ChildBody]?: ChildBody[K] | undefined };

export const NEW_CHILD: ChildValues = { firstName: '' };

export const childValuesOf = (member: Member): ChildValues => ({
  _id: member._id,
  firstName: member.firstName,
  lastName: member.lastName,
  dob: member.dob,
  gender: member.gender,
  memberShipStart: member.memberShipStart,
  memberShipEnd: member.memberShipEnd,
  primaryContact: member.primaryContact,
  funding: member.funding,
  listingType: member.listingType,
  listingIdentifier: member.listingIdentifier,
  avatarUrl: member.avatarUrl,
  version: member.version,
});

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** A new child is sent without its empty fields, in particular without an empty listing type. */
export const childBodyOf = (child: ChildValues): object =>
  child._id ? child : Object.fromEntries(Object.entries(child).filter(([, value]) => !isBlank(value)));

/** Validation errors of the children, by field. */
export const childrenIssues = (
  children: readonly ChildValues[],
  today: string,
  stored: readonly ChildValues[] = [],
): Issue[] =>
  children.flatMap((child, index) => {
    const before = child._id ? stored.find(({ _id }) => _id === child._id) : undefined;
    // An unchanged child is not validated here.
    if (before && sameFilled(before, child)) return [];
    return Object.entries(childProblems(child, today, before)).map(([field, message]) => ({
      path: ['members', index, field],
      message,
    }));
  });
