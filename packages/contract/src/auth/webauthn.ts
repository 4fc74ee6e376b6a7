import { z } from 'zod';
import { text } from '../kernel/fields.ts';
import { factorTexts } from './factor-texts.ts';

// What a browser's credential API takes and returns, as JSON: PublicKeyCredential.toJSON() and its counterparts.
// Fields of newer browsers are ignored.

const { notAPasskey } = factorTexts;
const base64url = (max: number) => text(max, notAPasskey).regex(/^[A-Za-z0-9_-]+$/, notAPasskey);
const credentialId = base64url(1_364);
const transports = z.array(text(32)).max(10);

const response = { id: credentialId, rawId: credentialId, type: z.literal('public-key', notAPasskey) };

export const passkeyRegistration = z.object(
  {
    ...response,
    response: z.object(
      {
        clientDataJSON: base64url(4_096),
        attestationObject: base64url(16_384),
        transports: transports.optional(),
      },
      notAPasskey,
    ),
  },
  notAPasskey,
);
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

export const passkeyAssertion = z.object(
  {
    ...response,
    response: z.object(
      {
        clientDataJSON: base64url(4_096),
        authenticatorData: base64url(4_096),
        signature: base64url(2_048),
        userHandle: base64url(200).nullish(),
      },
      notAPasskey,
    ),
  },
  notAPasskey,
);
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** For navigator.credentials.create. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(descriptor),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** For navigator.credentials.get. An empty list means any passkey of this site that the device has. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
