import { z } from 'zod';
import { FACTOR_DUES } from '../kernel/second-factor.ts';
import { accessCounts } from '../kernel/account-access.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id, instant } from '../kernel/fields.ts';
import { optionalFlag, optionalText, pagingFields, sortingBy } from '../kernel/query.ts';
import { USER_STATUSES, USER_TYPES } from '../kernel/roles.ts';
import { personSummary } from './schemas.ts';

/** A reset that waits: for a second administrator, or for the day after which new factors count. */
const pendingReset = z.object({
  requestedBy: z.string(),
  requestedAt: instant,
  until: instant,
  /** Whether the viewer can be the second administrator. */
  mayConfirm: z.boolean(),
});

/** Counts and dates only: names of devices and public keys are the owner's. */
export const staffFactors = personSummary.extend({
  type: z.enum(USER_TYPES),
  userStatus: z.enum(USER_STATUSES),
  has: z.boolean(),
  due: z.enum(FACTOR_DUES),
  graceUntil: instant.nullable(),
  since: instant.nullable(),
  passkeys: z.int(),
  totp: z.boolean(),
  recoveryCodes: z.int(),
  lastUsedAt: instant.nullable(),
  reset: pendingReset.nullable(),
});
export type StaffFactors = z.infer<typeof staffFactors>;

/** Ways and their last use are worked out for each person, so there is no order by them. */
export const STAFF_FACTOR_SORTS = ['name'] as const;

export const listStaffFactors = endpoint({
  method: 'GET',
  path: 'user/factors',
  tag: 'users',
  summary: 'Staff and how they sign in, those without a second factor first: counts and dates only',
  access: { area: 'users', action: 'factors' },
  reads: false,
  limit: 'search',
  query: z.object({
    ...pagingFields,
    search: optionalText,
    /** Only those without a factor. */
    without: optionalFlag,
    ...sortingBy(STAFF_FACTOR_SORTS),
  }),
  reply: listReply(staffFactors).extend({
    /** Active staff without a second factor, whatever the search is. */
    without: z.int(),
  }),
});

/** done: the factors are removed. waits: removed or to be removed when another administrator confirms. */
export const RESET_STATES = ['started', 'waits', 'done', 'confirmed'] as const;

export const resetFactors = endpoint({
  method: 'POST',
  path: 'user/:id/reset-factors',
  tag: 'users',
  summary: 'Remove the passkeys and codes of somebody who lost them all, or confirm what another administrator began',
  access: { area: 'users', action: 'resetFactors' },
  confirmed: true,
  limit: 'write',
  params: z.object({ id }),
  reply: reply(z.object({ state: z.enum(RESET_STATES), until: instant.nullable() })),
});

export const getUserAccess = endpoint({
  method: 'GET',
  path: 'user/:id/access',
  tag: 'users',
  summary: 'Counts of what opens an account beside its password, before it gets a new e-mail address',
  access: { area: 'users', action: 'factors' },
  // The account itself, nothing of a family's record.
  reads: false,
  params: z.object({ id }),
  reply: reply(accessCounts),
});
