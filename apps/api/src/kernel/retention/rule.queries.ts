import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SweptName } from '@amberway/contract/privacy/retention';

/** The job that enforces the periods. */
export const SWEEP = 'sweep';

/** How a period of the contract is enforced in the database. */
export type RetentionRule = {
  name: SweptName;
  table: PgTable;
  /** What is over; `ago` is the moment that many days ago. With an index, or of a table that does not grow. */
  over: (ago: SQL) => SQL | undefined;
  /** What is set, where the row stays. `over` must not find it again. */
  blank?: SQL;
};
