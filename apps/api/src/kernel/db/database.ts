import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export type Executor = PgDatabase<PgQueryResultHKT>;

/** Receives the messages of a channel. `missed` is called when messages may have been lost: reload the state then. */
export type Listener = { onMessage: (message: string) => void; missed: () => void };

/** A copy of the database for long reads. */
export type Replica = {
  database: Database;
  /** Whether it has everything that was committed before the call; waits for a moment. */
  isCurrent: () => Promise<boolean>;
  /** Leaves it alone for some seconds. */
  pause: () => void;
  isPaused: () => boolean;
};

/** What the rest of the server uses of either engine. */
export type Database = {
  engine: 'embedded' | 'postgres';
  orm: Executor;
  /** False behind a pooler that gives each transaction another connection: a named statement would be missing there. */
  prepares: boolean;
  /** Prepared statements by name. */
  statements: Map<string, unknown>;
  /** Receives the notifications of all processes on the database; returns a function that unsubscribes. */
  listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  /** The connections of this process by state; the embedded engine has no pool. */
  connections: () => Record<string, number>;
  replica?: Replica;
  ping: () => Promise<void>;
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};
