import { z } from 'zod';
import { id, instant, text } from '../kernel/fields.ts';
import { PASSWORD_MAX } from '../kernel/limits.ts';
import { currentUser } from '../users/schemas.ts';
import { emailField, newPassword, passwordField } from './forms.ts';
import { authTexts } from './texts.ts';

export const loginBody = z.strictObject({ email: emailField, password: passwordField });
export const forgotPasswordBody = z.strictObject({ email: emailField });
export const resetPasswordBody = z.strictObject({ password: newPassword });

/** The in-app change asks for a special character as well. */
export const changePasswordBody = z.strictObject({
  userId: id,
  oldPassword: text(PASSWORD_MAX).min(1, authTexts.inputCurrentPassword),
  newPassword: newPassword.check(z.refine((p) => /[^\p{L}\p{N}\s]/u.test(p), authTexts.specialCharacter)),
});

export const confirmBody = z.strictObject({ password: text(PASSWORD_MAX).min(1, authTexts.inputPassword) });

export const tokens = z.object({ token: z.string(), gcpToken: z.string() });
/** The login answers the tokens with the user's own fields beside them. */
export const signedIn = currentUser.extend(tokens.shape);
export type SignedIn = z.infer<typeof signedIn>;

export const refreshed = tokens.extend({ sessionExpiresAt: instant });
