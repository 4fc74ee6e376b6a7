import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '../kernel/limits.ts';
import { authTexts } from './texts.ts';

// The fields and forms of the sign-in screens, in zod's small dialect: these are the only schemas the first page
// loads, and the full dialect would cost it another 20 KB. The two nest in each other; schemas.ts builds on the fields.

const EMAIL_MAX = 254;
const STORABLE = 'This contains characters that cannot be stored.';

/** Trimmed and lower-cased, so that an address has one spelling. */
export const emailField = z.pipe(
  z.string(authTexts.enterEmail).check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX, authTexts.enterEmail)),
  z.email(authTexts.enterEmail),
);

const password = (required: string) =>
  z.string(required).check(
    z.minLength(1, required),
    z.maxLength(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`),
    z.refine((s) => !s.includes('\0'), STORABLE),
  );

export const passwordField = password(authTexts.inputPassword).check(
  z.minLength(PASSWORD_MIN, authTexts.passwordTooShort),
);

/** The reset screen's rule: 8 characters, a digit, an uppercase letter of any script. */
export const newPassword = password(authTexts.inputNewPassword).check(
  z.refine((p) => p.length >= PASSWORD_MIN && /\d/.test(p) && /\p{Lu}/u.test(p), authTexts.newPasswordRule),
);

export const loginForm = z.object({ email: emailField, password: passwordField });
export const forgotPasswordForm = z.object({ email: emailField });

/** The screen's form: the confirmation never travels. */
export const resetPasswordForm = z
  .object({ password: newPassword, confirmation: z.string().check(z.minLength(1, authTexts.inputConfirmation)) })
  .check(
    z.refine((f) => f.confirmation === '' || f.password === f.confirmation, {
      message: authTexts.confirmationDiffers,
      path: ['confirmation'],
      when: () => true,
    }),
  );
