import { z } from 'zod';
import { instant, requiredText, text } from '../kernel/fields.ts';
import { ssoTexts } from './sso-texts.ts';

// Separate from the endpoints: the button of the sign-in page needs their paths, and not the schema library.

/** What the directory adds to the address of our page. */
export const finishSsoBody = z.strictObject({
  code: requiredText(ssoTexts.failed, 4_096),
  state: requiredText(ssoTexts.failed, 200),
  /** The directory that sends this, where it says so (RFC 9207). */
  iss: text(500).optional(),
});

/** The directory at which the caller has an account that signs in here. */
export const linkedIdentity = z.object({ issuer: z.string(), linkedAt: instant });
export type LinkedIdentity = z.infer<typeof linkedIdentity>;
