import { PASSWORD_MAX, PASSWORD_MIN } from '../kernel/limits.ts';
import { emailRule, formOf, type Rule, storable } from './forms.ts';
import { newPasswordTexts } from './new-password-texts.ts';

/** The rule of the reset screen: 8 characters, a digit, an uppercase letter of any script. */
export const newPasswordRule: Rule = (text) => {
  if (text === '') return newPasswordTexts.inputNewPassword;
  const isGood = text.length >= PASSWORD_MIN && /\d/.test(text) && /\p{Lu}/u.test(text);
  return isGood ? storable(text, PASSWORD_MAX) : newPasswordTexts.newPasswordRule;
};

export const forgotPasswordForm = formOf(['email'], ({ email }) => ({ email: emailRule(email) }));

/** The form of the reset screen; the confirmation is never sent. The code is there when the link asks for a proof. */
export const resetPasswordForm = formOf(['password', 'confirmation', 'code'], ({ password, confirmation }) => ({
  password: newPasswordRule(password),
  confirmation:
    confirmation === ''
      ? newPasswordTexts.inputConfirmation
      : confirmation === password
        ? undefined
        : newPasswordTexts.confirmationDiffers,
}));
