import { mayWriteUserField, type UserEditor, type UserField } from '@amberway/contract/users/writable';

/**
 * Which fields stay closed and which must be filled in. `of` says nothing about open ones, so that View can still close
 * the whole form.
 */
export type Lock = {
  is: (field: UserField) => boolean;
  of: (field: UserField) => { disabled?: true };
  /** What every field of the form is told: its name, and whether it gets a mark. */
  named: (field: UserField) => { name: UserField; required: boolean };
};

export const lockFor = (editor: UserEditor, viewing: boolean, needed: ReadonlySet<string>): Lock => {
  const is = (field: UserField) => viewing || !mayWriteUserField(editor, field);
  return {
    is,
    of: (field) => (is(field) ? { disabled: true } : {}),
    named: (name) => ({ name, required: needed.has(name) }),
  };
};
