import type { FailureCode } from '@amberway/contract/kernel/errors';

// Maps database errors to failure codes of the API. Drizzle wraps the driver's error as its cause.

type DriverError = Error & { code?: string; constraint?: string; cause?: unknown };

const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
]);

const chain = function* (error: unknown): Generator<DriverError> {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1)
    yield current;
};

const isConnectionLoss = (error: DriverError) =>
  CONNECTION.has(error.code ?? '') ||
  /connection terminated|timeout exceeded when trying to connect|Connection ended/i.test(error.message);

/** full: no room left (also a quota). broken: it reports errors of reading or writing. */
export type DiskFailure = 'full' | 'broken';
const DISK: Record<string, DiskFailure> = { '53100': 'full', '58030': 'broken' };

/** Whether the error is one of the disk that the database is on. */
export const findDiskFailure = (error: unknown): DiskFailure | undefined => {
  for (const { code } of chain(error)) if (code !== undefined && DISK[code]) return DISK[code];
  return undefined;
};

/** The failure code for a known database error, undefined for any other. */
export const findDatabaseFailure = (error: unknown): FailureCode | undefined => {
  const disk = findDiskFailure(error);
  if (disk) return disk === 'full' ? 'storage_full' : 'unavailable';
  for (const one of chain(error)) {
    if (isConnectionLoss(one)) return 'unavailable';
    if (one.code === '57014') return 'timeout';
    // Deadlock: this transaction was the victim and can be retried.
    if (one.code === '40P01') return 'unavailable';
    if (one.code === '23505') return 'duplicate';
    // Text or numbers the database cannot store (22021 NUL byte, 22003 out of range, 22P02 wrong type).
    if (one.code === '22021' || one.code === '22003' || one.code === '22P02' || one.code === '22P05')
      return 'malformed';
  }
  return undefined;
};

/** A row the statement reads was removed on the primary; or the work wanted to write. */
const REPLICA_ONLY = new Set(['40001', '25006']);

/** Whether the same work could succeed on the primary. */
export const isReplicaFailure = (error: unknown): boolean =>
  [...chain(error)].some((one) => isConnectionLoss(one) || REPLICA_ONLY.has(one.code ?? ''));

/** Whether the error is a violation of the named unique constraint. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  [...chain(error)].some((one) => one.code === '23505' && one.constraint === constraint);

/** Whether the error is a violation of a foreign key: another row refers to the deleted one. */
export const breaksReference = (error: unknown): boolean => [...chain(error)].some((one) => one.code === '23503');
