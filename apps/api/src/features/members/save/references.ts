import { memberTexts } from '@amberway/contract/members/texts';
import { userTexts } from '@amberway/contract/users/texts';
import { ApiFailure, notFound } from '../../../kernel/http/failure.ts';
import { namesNobodyIn } from '../../../kernel/identity/assigned.queries.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { findStaff, mayTakeOn } from '../../../kernel/identity/staff.queries.ts';
import { lookupNames } from '../../lookups/public.ts';
import type { ChildChange } from './child.ts';

type Checked = { change: ChildChange; field: (name: string) => string };

/** Who works with the family only through a team or a cover names no clinician, neither themselves nor another. */
export const refuseNaming = async (principal: Principal, children: Checked[]): Promise<void> => {
  const named = children.filter(({ change }) => change.changes.primaryContact !== undefined);
  const closed = await namesNobodyIn(
    principal,
    named.map(({ change }) => change.parentId),
  );
  const refused = named.filter(({ change }) => closed.has(change.parentId));
  if (refused.length === 0) return;
  const errors = Object.fromEntries(refused.map(({ field }) => [field('primaryContact'), memberTexts.namesNobody]));
  throw new ApiFailure('forbidden', { message: memberTexts.namesNobody, errors });
};

/** Checks references: lookup entries and the clinician. One query for each kind, however many children. */
export const referenceProblems = async (principal: Principal, children: Checked[]): Promise<Record<string, string>> => {
  const problems: Record<string, string> = {};
  const clinicians = children.flatMap(({ change }) => change.changes.primaryContact ?? []);
  const staff = await findStaff(principal, clinicians);
  const usesList = children.some(({ change: { changes } }) => changes.gender || changes.listingType);
  const names = usesList ? await lookupNames(['gender', 'listingType']) : undefined;
  for (const { change, field } of children) {
    const { primaryContact, gender, listingType } = change.changes;
    if (primaryContact) {
      const found = staff.get(primaryContact);
      if (!found) throw notFound();
      if (!mayTakeOn(found)) problems[field('primaryContact')] = userTexts.staffOnlyCsm;
    }
    if (gender && !names?.gender.has(gender)) problems[field('gender')] = memberTexts.selectGender;
    if (listingType && !names?.listingType.has(listingType)) problems[field('listingType')] = memberTexts.selectGender;
  }
  return problems;
};
