import type { SecondNeeded } from '@amberway/contract/kernel/second-needed';
import { FAILURES, type FailureCode, tooManyText } from '@amberway/contract/kernel/errors';

/** For a 429 without a known time to wait. */
const RETRY_SECONDS = 60;

/** An error whose message users may see. Any other error becomes a 500 without its text. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  /** By field, in domain names until the response is encoded. */
  errors: Record<string, string> | undefined;
  readonly data: { message: string } | undefined;
  /** How to finish a sign-in, with second_needed. */
  readonly second: SecondNeeded | undefined;
  /** For the Retry-After header: set for every 429. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: FailureCode,
    options: {
      message?: string;
      errors?: Record<string, string>;
      repeatInData?: boolean;
      retryAfterSeconds?: number;
      second?: SecondNeeded;
    } = {},
  ) {
    const wait = FAILURES[code].status === 429 ? (options.retryAfterSeconds ?? RETRY_SECONDS) : undefined;
    super(options.message ?? (wait ? tooManyText(wait) : FAILURES[code].message));
    this.code = code;
    this.status = FAILURES[code].status;
    this.errors = options.errors;
    this.second = options.second;
    this.retryAfterSeconds = wait;
    this.data = options.repeatInData ? { message: this.message } : undefined;
  }
}

export const malformed = (message?: string) => new ApiFailure('malformed', { message });
export const unauthenticated = () => new ApiFailure('unauthenticated');
export const sessionExpired = () => new ApiFailure('session_expired');
export const wrongCredentials = () => new ApiFailure('wrong_credentials');
/** One sentence for every reason, so that none can be distinguished. */
export const factorWrong = () => new ApiFailure('factor_wrong');
export const linkInvalid = () => new ApiFailure('link_invalid');
export const forbidden = () => new ApiFailure('forbidden');
export const notFound = () => new ApiFailure('not_found');
export const stale = () => new ApiFailure('stale');
export const duplicate = (message: string, field?: string) =>
  new ApiFailure('duplicate', { message, ...(field && { errors: { [field]: message } }) });
export const invalid = (errors: Record<string, string>, message?: string) =>
  new ApiFailure('invalid', { errors, message });
/** The standard form for invalid fields: a single error is also the message. */
export const invalidFields = (errors: Record<string, string>) => {
  const [only, ...more] = Object.values(errors);
  return invalid(errors, more.length === 0 ? only : undefined);
};
/** Throws 422 when there are problems. */
export const refuseProblems = (problems: Record<string, string>): void => {
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
};
/** For viewers who may see the record; others get not_found. */
export const otherFamily = (field: string, message: string) =>
  new ApiFailure('other_family', { message, errors: { [field]: message } });
/** 429 with the time to wait, in the Retry-After header and in the message. */
export const tooMany = (seconds: number) =>
  new ApiFailure('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });
