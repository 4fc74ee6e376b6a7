import { mayWriteUserField, type UserEditor, type UserField } from '@amberway/contract/users/writable';

/** Which fields stay closed. `of` says nothing about open ones, so that View can still close the whole form. */
export type Lock = { is: (field: UserField) => boolean; of: (field: UserField) => { disabled?: true } };

export const lockFor = (editor: UserEditor, viewing: boolean): Lock => {
  const is = (field: UserField) => viewing || !mayWriteUserField(editor, field);
  return { is, of: (field) => (is(field) ? { disabled: true } : {}) };
};
