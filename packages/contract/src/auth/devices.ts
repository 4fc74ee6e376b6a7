import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';

/** A device on which a person has signed in. The network address is not stored, only its country. */
export const device = z.object({
  _id: id,
  /** Browser and system as the browser says them: 'Chrome on Android'. */
  name: z.string(),
  /** ISO 3166 code of the last sign-in, if the address has one. */
  country: z.string().nullable(),
  firstUsedAt: instant,
  lastUsedAt: instant,
  signedIn: z.boolean(),
  /** The device of this request. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;
