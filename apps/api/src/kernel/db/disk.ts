import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type DiskFailure, findDiskFailure } from './failures.ts';

// A database without room still serves reads, so a ping does not notice it. The first statement that fails marks the
// database, and whoever asks about it tries a write until one works again.

const failures = new WeakMap<Database, DiskFailure>();

export const noteDiskFailure = (database: Database, error: unknown): void => {
  const failure = findDiskFailure(error);
  if (failure) failures.set(database, failure);
};

/** Needs room for about a megabyte in files of its own, which are gone at the end of the transaction. */
const PROBE = sql.raw(
  'create temporary table disk_probe on commit drop as select md5(n::text) from generate_series(1, 20000) n',
);

/** Why the database cannot store anything at the moment; undefined when it can. */
export const diskFailureOf = async (database: Database): Promise<DiskFailure | undefined> => {
  if (!failures.has(database)) return undefined;
  try {
    await database.orm.transaction((transaction) => transaction.execute(PROBE));
    failures.delete(database);
  } catch (error) {
    noteDiskFailure(database, error);
  }
  return failures.get(database);
};
