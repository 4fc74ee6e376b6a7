import { isFamily } from '@amberway/contract/kernel/roles';
import { CUSTOMER_CHILD_FIELDS, type UpdateMemberBody } from '@amberway/contract/members/body';
import { childProblems } from '@amberway/contract/members/rules';
import { userTexts } from '@amberway/contract/users/texts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { NewChild, StoredChild } from './queries.ts';

export type ChildInput = UpdateMemberBody & { _id?: string | undefined };
type Values = Partial<NewChild>;

const bare = (value: unknown) => (value === '' ? null : (value ?? null));

/** The body as column values. */
const valuesOf = ({ _id, parent: _parent, version: _version, lastName, avatarUrl, ...sent }: ChildInput): Values => ({
  ...sent,
  ...(lastName !== undefined && { lastName: lastName ?? '' }),
  ...(avatarUrl !== undefined && { avatarUrl: avatarUrl || null }),
});

export type ChildChange = {
  id: string | undefined;
  parentId: string;
  stored: StoredChild | undefined;
  /** What differs from the stored child; for a new one everything that was sent. */
  changes: Values;
};

export const changeOf = (child: ChildInput, parentId: string, stored: StoredChild | undefined): ChildChange => {
  const sent = Object.entries(valuesOf(child)).filter(
    ([field, value]) => value !== undefined && (!stored || bare(stored[field as keyof StoredChild]) !== bare(value)),
  );
  return { id: child._id, parentId, stored, changes: Object.fromEntries(sent) };
};

/** A family edits its child's name, birthday, gender and avatar; clinician, membership and listing are for staff. */
export const refusedFields = (principal: Principal, { changes }: ChildChange): Record<string, string> => {
  if (!isFamily(principal)) return {};
  const allowed: readonly string[] = CUSTOMER_CHILD_FIELDS;
  const refused = Object.keys(changes).filter((field) => !allowed.includes(field));
  return Object.fromEntries(refused.map((field) => [field, userTexts.columnRefused]));
};

/** Validates the merged record: problems in fields that were sent, and problems this change introduces. */
export const problemsOf = (child: ChildInput, { stored, changes }: ChildChange, today: string) => {
  const problems = childProblems({ ...stored, ...changes }, today, stored);
  if (!stored) return problems;
  const before = childProblems(stored, today, stored);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field in child || !(field in before)));
};
