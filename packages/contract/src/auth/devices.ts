import { z } from 'zod';
import { id, instant } from '../kernel/fields.ts';

/** A device on which a person has signed in. The IP address is not stored, only its country. */
export const device = z.object({
  _id: id,
  /** Browser and system according to the user agent: 'Chrome on Android'. */
  name: z.string(),
  /** ISO 3166 code of the last sign-in, if the IP address maps to a country. */
  country: z.string().nullable(),
  firstUsedAt: instant,
  lastUsedAt: instant,
  signedIn: z.boolean(),
  /** The device of this request. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;
