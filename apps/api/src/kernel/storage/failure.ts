import { ApiFailure } from '../http/failure.ts';

type StorageError = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The failure shown when the disk or the object store fails: full, or not available. */
export const storageFailure = (error: unknown): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  const { code, $metadata } = error as StorageError;
  const full = FULL.has(code ?? '') || $metadata?.httpStatusCode === 507;
  const failure = new ApiFailure(full ? 'storage_full' : 'unavailable');
  failure.cause = error;
  return failure;
};
