import { isAdministrator, type Role } from '@amberway/contract/kernel/roles';
import { updateUserBody } from '@amberway/contract/users/body';
import { userProblems } from '@amberway/contract/users/rules';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { mayWriteUserField, type UserEditor } from '@amberway/contract/users/writable';
import { withRules } from '../../ui/form/with-rules.ts';

// The user's own details: name and contact data.

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneCountryCode',
  'phoneNumber',
  'address',
  'otherAddress',
  'city',
  'state',
  'postCode',
  'country',
  'timeZone',
  'languages',
] as const;
type Field = (typeof FIELDS)[number];
export type DetailsValues = Pick<UserDetails, Field>;

export const editorOf = (me: { role: Role; actor: unknown }): UserEditor =>
  me.actor ? 'acting' : isAdministrator(me) ? 'administrator' : 'self';

export const writableFields = (editor: UserEditor): readonly Field[] =>
  FIELDS.filter((field) => mayWriteUserField(editor, field));

export const valuesOf = (user: UserDetails): DetailsValues =>
  Object.fromEntries(FIELDS.map((field) => [field, user[field]])) as DetailsValues;

/** Sends only the fields this user may change. */
export const bodyOf = (editor: UserEditor) => (values: DetailsValues) =>
  Object.fromEntries(writableFields(editor).map((field) => [field, values[field] ?? null]));

/** Applies the contract's rules to the whole record, but reports only problems of fields this form can change. */
export const detailsSchema = (user: UserDetails, editor: UserEditor) =>
  withRules(updateUserBody, (values) =>
    Object.entries(userProblems({ ...user, ...values }))
      .filter(([field]) => (writableFields(editor) as readonly string[]).includes(field))
      .map(([field, message]) => ({ path: [field], message })),
  );
