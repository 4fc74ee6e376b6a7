import { z } from 'zod';
import { id, instant, requiredText, text } from '../kernel/fields.ts';
import { PASSWORD_TYPED_MAX } from '../kernel/limits.ts';
import { PASSKEY_NAME_MAX } from './factor-limits.ts';
import { factorTexts } from './factor-texts.ts';
import { secondFactor } from '../kernel/second-factor.ts';
import { authTexts } from './texts.ts';
import { passkeyAssertion, passkeyCreation, passkeyRegistration, passkeyRequest } from './webauthn.ts';

const withoutSpaces = (typed: unknown) => (typeof typed === 'string' ? typed.replace(/\s/g, '') : typed);
export const totpCode = z.preprocess(
  withoutSpaces,
  z.string(factorTexts.inputCode).regex(/^\d{6}$/, factorTexts.inputCode),
);
/** Case, spaces and hyphens do not matter. */
export const recoveryCode = text(60, factorTexts.inputRecoveryCode).min(1, factorTexts.inputRecoveryCode);
const ticket = z.string(factorTexts.signInAgain).regex(/^[A-Za-z0-9_-]{43}$/, factorTexts.signInAgain);

export const isOneOf = (body: object, ...names: string[]) =>
  names.filter((name) => (body as Record<string, unknown>)[name] !== undefined).length === 1;

export const secondBody = z
  .strictObject({
    ticket,
    code: totpCode.optional(),
    recoveryCode: recoveryCode.optional(),
    passkey: passkeyAssertion.optional(),
  })
  .refine((body) => isOneOf(body, 'code', 'recoveryCode', 'passkey'), { path: ['code'], error: factorTexts.chooseOne });

export const verifyPasskeyBody = z.strictObject({ passkey: passkeyAssertion });

/** The password, or a factor. Staff with a second factor confirm with a factor. */
export const confirmBody = z
  .strictObject({
    password: text(PASSWORD_TYPED_MAX, authTexts.inputPassword).min(1, authTexts.inputPassword).optional(),
    code: totpCode.optional(),
    passkey: passkeyAssertion.optional(),
  })
  .refine((body) => isOneOf(body, 'password', 'code', 'passkey'), {
    path: ['password'],
    error: authTexts.inputPassword,
  });

const name = requiredText(factorTexts.inputName, PASSKEY_NAME_MAX);
export const passkeyOptionsBody = z.strictObject({ purpose: z.enum(['register', 'confirm'], factorTexts.sayPurpose) });
export const addPasskeyBody = z.strictObject({ name, passkey: passkeyRegistration });
export const renamePasskeyBody = z.strictObject({ name });
export const totpBody = z.strictObject({ code: totpCode });

/** The one that was asked for; the other is null. */
export const passkeyOptions = z.object({
  register: passkeyCreation.nullable(),
  confirm: passkeyRequest.nullable(),
});

export const passkey = z.object({
  _id: id,
  name: z.string(),
  /** Stored with the account of the device's maker or of a password manager, so that it survives the device. */
  backedUp: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const CONFIRM_WAYS = ['password', 'passkey', 'totp'] as const;
export type ConfirmWay = (typeof CONFIRM_WAYS)[number];

/** The caller's own factors. */
export const factors = secondFactor.extend({
  passkeys: z.array(passkey),
  totp: z.object({ confirmedAt: instant, lastUsedAt: instant.nullable() }).nullable(),
  recoveryCodes: z.object({ left: z.int(), createdAt: instant }).nullable(),
  /** Since when the password alone does not sign in. */
  since: instant.nullable(),
  /** What is missing before the first factor counts: any factor, or a second way in. */
  missing: z.enum(['factor', 'secondWay']).nullable(),
  /** What POST auth/confirm accepts from this person. */
  confirmBy: z.array(z.enum(CONFIRM_WAYS)),
  /** The origin at which passkeys work; null where they cannot. */
  passkeysAt: z.string().nullable(),
});
export type Factors = z.infer<typeof factors>;

/** After a removal. Sign-ins that used the factor have ended, maybe this one too. */
export const factorsAfterRemoval = factors.extend({ signedOut: z.boolean() });

/** To enter in an authenticator app, as text or as a QR code of `uri`. */
export const totpSetup = z.object({ secret: z.string(), uri: z.string(), expiresAt: instant, now: instant });
export type TotpSetup = z.infer<typeof totpSetup>;

export const newRecoveryCodes = z.object({ codes: z.array(z.string()), factors });
