import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Executor = PgDatabase<PgQueryResultHKT>;

/** Hears what is said on a channel. `missed` is called when messages may have been lost: look for yourself. */
export type Listener = { heard: (message: string) => void; missed: () => void };

/** What the rest of the server knows of either engine. */
export type Database = {
  engine: 'embedded' | 'postgres';
  orm: Executor;
  /** Prepared statements by name. */
  statements: Map<string, unknown>;
  /** Hears the notifications of all processes on the database; answers how to stop. */
  listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  ping: () => Promise<void>;
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};
