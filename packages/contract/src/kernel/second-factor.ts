import { z } from 'zod';
import { instant } from './fields.ts';

/** off: nobody has to. grace: staff have to within 14 days of their first sign-in. required: staff have to. */
export const FACTOR_POLICIES = ['off', 'grace', 'required'] as const;
export type FactorPolicy = (typeof FACTOR_POLICIES)[number];

/** none: nothing has to be done. grace: to be set up until `graceUntil`. now: nothing else is allowed until it is. */
export const FACTOR_DUES = ['none', 'grace', 'now'] as const;
export type FactorDue = (typeof FACTOR_DUES)[number];

/** What a session says about the second factor of its owner; null while acting for a family. */
export const secondFactor = z.object({
  /** The password alone does not sign in. */
  has: z.boolean(),
  due: z.enum(FACTOR_DUES),
  graceUntil: instant.nullable(),
  /** After a reset: when new factors begin to count, if that is later than now. */
  countsFrom: instant.nullable(),
});
export type SecondFactor = z.infer<typeof secondFactor>;
