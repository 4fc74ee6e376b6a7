import { INTERNAL_MESSAGE } from './internal-message.ts';

// All failures. The key is the stable `code` on the wire; the message is shown to people.

export const FAILURES = {
  malformed: { status: 400, message: 'The request could not be read. Please check it and try again.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  session_expired: { status: 401, message: 'Your session has ended. Please sign in again.' },
  wrong_credentials: { status: 401, message: 'The email or password is not right. Please try again.' },
  second_needed: { status: 401, message: 'Please confirm that it is you with your passkey or a code.' },
  factor_wrong: { status: 401, message: 'This did not work. Please check the code or passkey and try again.' },
  sso_expired: {
    status: 401,
    message: 'This sign-in took too long or was started in another window. Please start again.',
  },
  sso_refused: { status: 401, message: 'We could not sign you in with your organisation.' },
  link_invalid: { status: 401, message: 'This link has expired or was already used. Please ask for a new one.' },
  signature_invalid: { status: 401, message: 'The signature of this message is not right.' },
  app_check_failed: { status: 401, message: 'This app could not be verified. Please reload the page.' },
  forbidden: { status: 403, message: 'You do not have access to this.' },
  cross_site: { status: 403, message: 'This request came from another site and was refused.' },
  consent_needed: {
    status: 403,
    message: 'Before you go on, please agree to how we look after your family’s information.',
  },
  factor_due: {
    status: 403,
    message: 'Before you go on, please set up a second way to prove that it is you.',
  },
  confirm_needed: { status: 403, message: 'Please confirm that it is you to continue.' },
  not_found: { status: 404, message: 'We could not find what you were looking for.' },
  method_not_allowed: { status: 405, message: 'This address does not support that kind of request.' },
  stale: {
    status: 409,
    message: 'Someone else changed this while you were editing. Your text is kept: compare and save again.',
  },
  duplicate: { status: 409, message: 'This already exists.' },
  key_reused: { status: 409, message: 'This request was already sent with other content.' },
  access_changed: {
    status: 409,
    message: 'This was already saved, and what you may see has changed since. Please reload the page.',
  },
  quota_full: { status: 413, message: 'There is not enough storage left for this file.' },
  in_progress: { status: 409, message: 'The same request is still being worked on. Please wait a moment.' },
  not_connected: { status: 409, message: 'Please connect your Google account first.' },
  too_large: { status: 413, message: 'What you sent is too large.' },
  unsupported_type: { status: 415, message: 'This kind of content is not supported here.' },
  invalid: { status: 422, message: 'Some fields need your attention.' },
  other_family: {
    status: 422,
    message: 'This belongs to a child’s family, so it cannot be shared with another family.',
  },
  too_many: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  internal: { status: 500, message: INTERNAL_MESSAGE },
  provider_failed: { status: 502, message: 'Google did not answer as expected. Please try again in a moment.' },
  sso_unreachable: { status: 502, message: 'Your organisation did not answer. Please try again in a moment.' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again in a moment.' },
  storage_full: {
    status: 507,
    message: 'There is no room left to store this. Nothing was lost: please try again later.',
  },
  timeout: { status: 503, message: 'This took too long. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The message of `too_many` when the waiting time is known. */
export const tooManyText = (seconds: number): string =>
  `Too many attempts. Please try again in ${seconds < 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')}.`;

export type FailureCode = keyof typeof FAILURES;
