import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Database, Executor } from './database.ts';
import { noteDiskFailure } from './disk.ts';
import { isReplicaFailure } from './failures.ts';
import { mapRowsQuickly } from './map-rows.ts';

// The current database and transaction are in async context, so that helpers join the transaction
// of their caller. On the embedded engine a query outside the transaction would wait for it for ever.

type Scope = { database: Database; transaction?: Executor; afterCommit: (() => void)[] };

const scopes = new AsyncLocalStorage<Scope>();

const scope = (): Scope => {
  const found = scopes.getStore();
  if (!found) throw new Error('No database in scope: wrap the call in withDatabase().');
  return found;
};

export const withDatabase = <T>(database: Database, work: () => T): T => {
  const result = scopes.run({ database, afterCommit: [] }, work);
  if (result instanceof Promise) result.catch((error: unknown) => noteDiskFailure(database, error));
  return result;
};

export const currentDatabase = (): Database => scope().database;

/** The current transaction, or the database itself. */
export const db = (): Executor => {
  const { transaction, database } = scope();
  return transaction ?? database.orm;
};

/** Runs the work in a transaction; joins the current one if there is one. */
export const inTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
  const outer = scope();
  if (outer.transaction) return work();
  const afterCommitted: (() => void)[] = [];
  const result = await outer.database.orm.transaction((transaction) =>
    scopes.run({ database: outer.database, transaction, afterCommit: afterCommitted }, work),
  );
  for (const callback of afterCommitted) callback();
  return result;
};

/**
 * Runs reading work on the replica, if there is one and it has everything that is committed; else on the database. The
 * work may run twice: when the replica fails, the database serves it.
 */
export const onReplica = async <T>(work: () => Promise<T>): Promise<T> => {
  const { transaction, database } = scope();
  const { replica } = database;
  if (transaction || !replica || !(await replica.isCurrent())) return work();
  try {
    return await withDatabase(replica.database, work);
  } catch (error) {
    if (!isReplicaFailure(error)) throw error;
    replica.pause();
    return work();
  }
};

/** Calls back once the current transaction is committed; at once without a transaction. */
export const afterCommit = (callback: () => void): void => {
  const { transaction, afterCommit: callbacks } = scope();
  if (transaction) callbacks.push(callback);
  else callback();
};

type Preparable<P> = (executor: Executor) => { prepare: (name: string) => P };

// PostgreSQL cuts a longer name, so that two statements that begin alike would have the same one.
const LONGEST_NAME = 63;

const shortName = (name: string): string =>
  name.length > LONGEST_NAME ? createHash('sha256').update(name).digest('base64url') : name;

const cachedStatement = <P>(key: string, name: string, build: Preparable<P>): P => {
  const { transaction, database } = scope();
  const statementName = () => (database.prepares ? shortName(name) : '');
  if (transaction) return build(transaction).prepare(statementName());
  const known = database.statements.get(key) as P | undefined;
  if (known) return known;
  const statement = build(database.orm).prepare(statementName());
  mapRowsQuickly(statement);
  database.statements.set(key, statement);
  return statement;
};

/**
 * A statement that the database plans once per connection. Inside a transaction it is built for that transaction.
 * `name` must contain everything that the SQL text depends on.
 */
export const prepared = <P>(name: string, build: Preparable<P>): P => cachedStatement(name, name, build);

/**
 * Built once, but planned for the values of each call: whether a search is cheaper by its index or by the order of the
 * list depends on the pattern, which a generic plan does not know.
 */
export const cachedWithoutPlan = <P>(key: string, build: Preparable<P>): P => cachedStatement(key, '', build);
