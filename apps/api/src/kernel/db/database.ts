import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Executor = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What the rest of the server knows of either engine. */
export type Database = {
  engine: 'embedded' | 'postgres';
  orm: Executor;
  /** Prepared statements by name. */
  statements: Map<string, unknown>;
  ping: () => Promise<void>;
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};
