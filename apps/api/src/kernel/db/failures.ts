import type { FailureCode } from '@amberway/contract/kernel/errors';

// What the database says, in the product's words. Drizzle wraps the driver's error as its cause.

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

/** The failure a person should see, when the error is one the database is known to give. */
export const findDatabaseFailure = (error: unknown): FailureCode | undefined => {
  for (const one of chain(error)) {
    if (isConnectionLoss(one)) return 'unavailable';
    if (one.code === '57014') return 'timeout';
    // Two changes waited for each other and this one was given up: it can be tried again.
    if (one.code === '40P01') return 'unavailable';
    if (one.code === '23505') return 'duplicate';
    // Text or numbers the database cannot hold (22021 NUL byte, 22003 out of range, 22P02 not of the type).
    if (one.code === '22021' || one.code === '22003' || one.code === '22P02' || one.code === '22P05')
      return 'malformed';
  }
  return undefined;
};

/** Whether the error is a breach of the named unique key. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  [...chain(error)].some((one) => one.code === '23505' && one.constraint === constraint);
