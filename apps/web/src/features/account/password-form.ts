import { changePasswordBody } from '@amberway/contract/auth/schemas';
import { newPasswordTexts } from '@amberway/contract/auth/new-password-texts';

export type PasswordFields = { oldPassword: string; newPassword: string; confirmation: string };

/** Error message by field; empty when valid. The rules of the two passwords come from the contract. */
export const checkPasswords = (
  userId: string,
  fields: PasswordFields,
): Partial<Record<keyof PasswordFields, string>> => {
  const { oldPassword, newPassword, confirmation } = fields;
  const errors: Partial<Record<string, string>> = {};
  const parsed = changePasswordBody.safeParse({ userId, oldPassword, newPassword });
  // Only the first message of each field is shown.
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message;
  if (!confirmation) errors['confirmation'] = newPasswordTexts.inputConfirmation;
  else if (confirmation !== newPassword) errors['confirmation'] = newPasswordTexts.confirmationDiffers;
  return errors;
};
