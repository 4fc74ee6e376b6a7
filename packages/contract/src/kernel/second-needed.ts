import { z } from 'zod';
import { instant } from './fields.ts';

export const SECOND_WAYS = ['passkey', 'totp', 'recovery'] as const;
export type SecondWay = (typeof SECOND_WAYS)[number];

/** In a failure `second_needed`: the password was right, and POST auth/second finishes the sign-in. */
export const secondNeeded = z.object({
  ticket: z.string(),
  expiresAt: instant,
  /** The server's clock, to recognise a device whose clock is wrong. */
  now: instant,
  ways: z.array(z.enum(SECOND_WAYS)),
});
export type SecondNeeded = z.infer<typeof secondNeeded>;
