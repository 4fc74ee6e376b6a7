import type { FailureCode } from './errors.ts';

// What becomes of a write that waits on a device when the server answers it with a failure. Only the codes that judge
// the write itself refuse it for good; after every other answer it waits.

/** What the person has to do before the server takes it. */
export type Needed = 'signIn' | 'consent' | 'factor' | 'confirm';
/** stored: the server has it, only its reply cannot be repeated. */
export type AfterFailure = 'refused' | 'stored' | 'waits' | Needed;

/** Those that are not here make a write wait; the test has them by name, so that a new code has to be decided on. */
export const AFTER_FAILURE = {
  malformed: 'refused',
  forbidden: 'refused',
  not_found: 'refused',
  stale: 'refused',
  duplicate: 'refused',
  key_reused: 'refused',
  too_large: 'refused',
  invalid: 'refused',
  other_family: 'refused',
  access_changed: 'stored',
  unauthenticated: 'signIn',
  session_expired: 'signIn',
  consent_needed: 'consent',
  factor_due: 'factor',
  confirm_needed: 'confirm',
} as const satisfies Partial<Record<FailureCode, AfterFailure>>;

/** Also for a code of a server that is newer than this device's files. */
export const afterFailure = (code: string): AfterFailure =>
  Object.hasOwn(AFTER_FAILURE, code) ? AFTER_FAILURE[code as keyof typeof AFTER_FAILURE] : 'waits';
