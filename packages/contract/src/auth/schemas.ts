import { z } from 'zod';
import { id, instant, text } from '../kernel/fields.ts';
import { ROLES, USER_TYPES } from '../kernel/roles.ts';
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_TYPED_MAX } from '../kernel/limits.ts';
import { currentUser } from '../users/schemas.ts';
import { lastingAccess, stays } from '../kernel/account-access.ts';
import { factorTexts } from './factor-texts.ts';
import { isOneOf, recoveryCode, totpCode } from './factors.ts';
import { EMAIL_MAX, emailRule, passwordRule, type Rule } from './forms.ts';
import { newPasswordRule } from './reset-form.ts';
import { newPasswordTexts } from './new-password-texts.ts';
import { authTexts } from './texts.ts';
import { passkeyAssertion } from './webauthn.ts';

// Only for the OpenAPI description; the rules validate.
const PASSWORD_SIZE = { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX };
const TYPED_SIZE = { minLength: PASSWORD_MIN, maxLength: PASSWORD_TYPED_MAX };

const keeps = (rule: Rule) => (typed: string, context: z.RefinementCtx) => {
  const problem = rule(typed);
  if (problem) context.addIssue(problem);
};

export const emailField = z
  .string(authTexts.enterEmail)
  .trim()
  .toLowerCase()
  .superRefine(keeps(emailRule))
  .meta({ maxLength: EMAIL_MAX });
const passwordField = z.string(authTexts.inputPassword).superRefine(keeps(passwordRule)).meta(TYPED_SIZE);
export const newPassword = z.string(newPasswordTexts.inputNewPassword).superRefine(keeps(newPasswordRule));

export const loginBody = z.strictObject({ email: emailField, password: passwordField });
export const forgotPasswordBody = z.strictObject({ email: emailField });

/** A proof that the person has one of the things that stay, beside the link. */
export const linkProof = z
  .strictObject({
    code: totpCode.optional(),
    recoveryCode: recoveryCode.optional(),
    passkey: passkeyAssertion.optional(),
  })
  .refine((proof) => isOneOf(proof, 'code', 'recoveryCode', 'passkey'), { error: factorTexts.chooseOne });
export type LinkProof = z.infer<typeof linkProof>;

export const resetPasswordBody = z.strictObject({
  password: newPassword.meta(PASSWORD_SIZE),
  /** What still opens the account afterwards. Needs a proof, whose factor stays as well. */
  stays: stays.optional(),
  proof: linkProof.optional(),
});

/** Changing the password inside the app also requires a special character. */
export const changePasswordBody = z.strictObject({
  userId: z.uuid(newPasswordTexts.sayWhose),
  oldPassword: text(PASSWORD_TYPED_MAX, newPasswordTexts.inputCurrentPassword).min(
    1,
    newPasswordTexts.inputCurrentPassword,
  ),
  newPassword: newPassword
    .refine((p) => /[^\p{L}\p{N}\s]/u.test(p), newPasswordTexts.specialCharacter)
    .meta(PASSWORD_SIZE),
  /** Required when something else opens the account, too. */
  stays: stays.optional(),
});

/** What the holder of a valid link sees before setting the password. */
export const linkOwner = z.object({
  email: z.string(),
  /** The account type, which decides the sign-in page. */
  type: z.enum(USER_TYPES),
  /** Whether no password has been set yet. */
  isFirst: z.boolean(),
  /** What ends with the new password unless it is confirmed. */
  lasting: z.array(lastingAccess),
  /** A second step protects the account: without a proof the link sets no password. */
  needsProof: z.boolean(),
});
export type LinkOwner = z.infer<typeof linkOwner>;

export const tokens = z.object({ token: z.string(), gcpToken: z.string() });
/** The login returns the tokens beside the user's own fields. */
export const signedIn = currentUser.extend(tokens.shape);
export type SignedIn = z.infer<typeof signedIn>;

/** The staff member's own session while a customer's view is open. */
const ownSession = z.object({ token: z.string(), role: z.enum(ROLES), _id: id });

/** The offsets of the user's time zone, so that a page that opens need not look them up. */
const offsets = z.object({
  timeZone: z.string(),
  from: z.int(),
  spans: z.array(z.object({ until: z.int(), minutes: z.int() })),
});

/** All but the tokens is set when the session was restored from its cookie; null for a request with a bearer token. */
export const refreshed = tokens.extend({
  sessionExpiresAt: instant,
  user: currentUser.nullable(),
  own: ownSession.nullable(),
  offsets: offsets.nullable(),
});
export type Refreshed = z.infer<typeof refreshed>;
