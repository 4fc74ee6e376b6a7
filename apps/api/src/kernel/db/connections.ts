import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';

type Limits = { max_connections: number; reserved: number };

/** One sentence when the workers of this machine together could want more connections than the server has. */
export const tooManyConnections = async (
  { engine, orm }: Pick<Database, 'engine' | 'orm'>,
  { WORKERS, DATABASE_POOL, DATABASE_DIRECT_URL }: Pick<Config, 'WORKERS' | 'DATABASE_POOL' | 'DATABASE_DIRECT_URL'>,
): Promise<string | undefined> => {
  // A pooler decides itself how many connections it opens.
  if (engine !== 'postgres' || DATABASE_DIRECT_URL) return undefined;
  const { rows } = (await orm.execute(
    sql`select current_setting('max_connections')::int as max_connections, current_setting('superuser_reserved_connections')::int as reserved`,
  )) as { rows: Limits[] };
  const [limits] = rows;
  if (!limits) return undefined;
  const free = limits.max_connections - limits.reserved;
  // One more each for LISTEN.
  const wanted = WORKERS * (DATABASE_POOL + 1);
  if (wanted <= free) return undefined;
  return `The database allows ${free} connections, and ${WORKERS} × (DATABASE_POOL ${DATABASE_POOL} + 1) are ${wanted}: lower DATABASE_POOL, raise max_connections, or put PgBouncer in between.`;
};
