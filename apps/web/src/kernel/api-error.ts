import type { SecondNeeded } from '@amberway/contract/kernel/second-needed';
import type { Failure } from '@amberway/contract/kernel/envelope';

type Details = {
  status: number;
  code: string;
  message: string;
  errors?: Record<string, string> | undefined;
  requestId?: string | undefined;
  second?: SecondNeeded | undefined;
  noResponse?: boolean;
};

/** A failed call: the server's error response, or no response at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: Failure['code'];
  /** Messages by field, for forms. */
  readonly errors: Record<string, string>;
  /** Identifies the request in the server's logs, for support. */
  readonly requestId: string | undefined;
  /** How a sign-in whose first step was right goes on, with the code `second_needed`. */
  readonly second: SecondNeeded | undefined;
  /** No response arrived: offline, timed out or disconnected. */
  readonly noResponse: boolean;

  constructor(details: Details) {
    super(details.message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? {};
    this.requestId = details.requestId;
    this.second = details.second;
    this.noResponse = details.noResponse ?? false;
  }
}

/** Worth an automatic retry: the server or the network failed, not the request. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.noResponse || error.status >= 500);

export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;
