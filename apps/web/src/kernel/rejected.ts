import { ApiError } from './api-error.ts';

/**
 * The server itself rejected the request with one of these statuses. A response without our envelope, such as a proxy's
 * page, has the code `internal` and says nothing about access.
 */
export const isRejectedWith = (error: unknown, ...statuses: readonly number[]): error is ApiError =>
  error instanceof ApiError && error.code !== 'internal' && statuses.includes(error.status);

/** The dialog was closed without the password: the person knows, so no message needs to say it. */
export const confirmationCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'confirm_needed';
