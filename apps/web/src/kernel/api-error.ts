import type { Failure } from '@amberway/contract/kernel/envelope';

type Details = {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string> | undefined;
  requestId?: string | undefined;
  noResponse?: boolean;
};

/** A call that failed: what the server said, or that it said nothing at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Failure['code'];
  /** Message by field, for forms. */
  readonly errors: Record<string, string>;
  /** What support needs to find the request in the logs. */
  readonly requestId: string | undefined;
  /** The network gave nothing: offline, timed out, cut off. */
  readonly noResponse: boolean;

  constructor(details: Details) {
    super(details.message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? {};
    this.requestId = details.requestId;
    this.noResponse = details.noResponse ?? false;
  }
}

/** Worth another try by itself: the server or the network failed, not the request. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.noResponse || error.status >= 500);

/** The dialog was closed without the password: the person knows, so no message needs to say it. */
export const confirmationCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'confirm_needed';

export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;
