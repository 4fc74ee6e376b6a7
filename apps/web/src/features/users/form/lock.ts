import { mayWriteUserField, type UserEditor, type UserField } from '@amberway/contract/users/writable';

/** Which fields are disabled and which are required. */
export type Lock = {
  is: (field: UserField) => boolean;
  of: (field: UserField) => { disabled?: true };
  /** Props of every field of the form: its name, and whether it is marked as required. */
  named: (field: UserField) => { name: UserField; required: boolean };
};

export const lockFor = (editor: UserEditor, needed: ReadonlySet<string>): Lock => {
  const is = (field: UserField) => !mayWriteUserField(editor, field);
  return {
    is,
    of: (field) => (is(field) ? { disabled: true } : {}),
    named: (name) => ({ name, required: needed.has(name) }),
  };
};
