import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Executor = PgDatabase<PgQueryResultHKT>;

/** Receives the messages of a channel. `missed` is called when messages may have been lost: reload the state then. */
export type Listener = { onMessage: (message: string) => void; missed: () => void };

/** What the rest of the server uses of either engine. */
export type Database = {
  engine: 'embedded' | 'postgres';
  orm: Executor;
  /** Prepared statements by name. */
  statements: Map<string, unknown>;
  /** Receives the notifications of all processes on the database; returns a function that unsubscribes. */
  listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  /** The connections of this process by state; the embedded engine has no pool. */
  connections: () => Record<string, number>;
  ping: () => Promise<void>;
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};
