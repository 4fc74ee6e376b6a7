import { isAdministrator, isFamilyType, isBusinessType } from '@amberway/contract/kernel/roles';
import { capacityProblems } from '@amberway/contract/kpis/capacity';
import type { UpdateUserBody } from '@amberway/contract/users/body';
import { userProblems } from '@amberway/contract/users/rules';
import { userTexts } from '@amberway/contract/users/texts';
import { mayWriteUserField, type UserEditor, type UserField } from '@amberway/contract/users/writable';
import { ApiFailure, invalidFields } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { NewUser, StoredUser } from './queries.ts';

type Sent = Omit<UpdateUserBody, 'members' | 'kpis' | 'version' | 'type' | 'handOverTo' | 'stays' | 'endPassword'>;
type Kind = Pick<StoredUser, 'type'> & Partial<NewUser>;

const bare = (value: unknown) => JSON.stringify(value === '' ? null : (value ?? null));

/** The body as column values. */
export const valuesOf = ({ lastName, avatar, ...sent }: Sent): Partial<NewUser> => ({
  ...sent,
  ...(lastName !== undefined && { lastName: lastName ?? '' }),
  ...(avatar !== undefined && { avatar: avatar || null }),
});

/** What differs from the stored user: only that is checked, written and logged. */
export const changedValues = (stored: StoredUser, sent: Sent): Partial<NewUser> =>
  Object.fromEntries(
    Object.entries(valuesOf(sent)).filter(
      ([field, value]) => value !== undefined && bare(stored[field as keyof StoredUser]) !== bare(value),
    ),
  );

const editorOf = (principal: Principal): UserEditor =>
  principal.actingAs ? 'acting' : isAdministrator(principal) ? 'administrator' : 'self';

/** Rejects changes to columns this editor may not write; nobody can change the type of a user. */
export const refuseColumns = (principal: Principal, stored: StoredUser, body: UpdateUserBody, changed: object) => {
  const editor = editorOf(principal);
  const fields = Object.keys(changed).filter((field) => !mayWriteUserField(editor, field as UserField));
  if (body.type && body.type !== stored.type) fields.push('type');
  for (const list of ['members', 'kpis'] as const)
    if (body[list]?.length && !mayWriteUserField(editor, list)) fields.push(list);
  if (fields.length === 0) return;
  throw new ApiFailure('forbidden', {
    message: userTexts.columnRefused,
    errors: Object.fromEntries(fields.map((field) => [field, userTexts.columnRefused])),
  });
};

const ONLY_CUSTOMERS = ['csm', 'choosePlan'] as const;
const ONLY_STAFF = ['businessUserType', 'isMain', 'totalWorkDays', 'totalWorkHours', 'totalClientCapacity'] as const;
const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? false) !== false);

/** Values that do not apply to this type of user. */
const strangeValues = (user: Kind) => {
  const strange = [
    ...(isFamilyType(user.type) ? [] : ONLY_CUSTOMERS),
    ...(isBusinessType(user.type) ? [] : ONLY_STAFF),
    ...(isFamilyType(user.type) || isBusinessType(user.type) ? [] : (['languages'] as const)),
  ];
  return Object.fromEntries(strange.filter((field) => isSet(user[field])).map((f) => [f, userTexts.notForThisKind]));
};

export const problemsOf = (user: Kind): Record<string, string> => ({
  ...userProblems(user),
  ...(isBusinessType(user.type) && capacityProblems(user)),
  ...strangeValues(user),
});

/** Only customers have children, only business users targets. */
export const refuseStrangeLists = (type: StoredUser['type'], body: Pick<UpdateUserBody, 'members' | 'kpis'>) => {
  const errors = {
    ...(body.members?.length && !isFamilyType(type) && { members: userTexts.notForThisKind }),
    ...(body.kpis?.length && !isBusinessType(type) && { kpis: userTexts.notForThisKind }),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
};

/**
 * Validates the merged record: rejects problems in fields that were sent, and problems this change introduces. An old
 * record that lacks something can still be deactivated.
 */
export const refuseProblems = (stored: StoredUser, changed: Partial<NewUser>, body: UpdateUserBody) => {
  const before = problemsOf(stored);
  const wrong = Object.entries(problemsOf({ ...stored, ...changed })).filter(
    ([field]) => field in body || !(field in before),
  );
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong));
};
