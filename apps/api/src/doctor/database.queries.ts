import { sql } from 'drizzle-orm';
import { onlyRow } from '../kernel/db/figures.ts';

export type ServerFacts = {
  version: number;
  versionText: string;
  encoding: string;
  mayCreate: boolean;
  hasTrigrams: boolean;
  statementTimeout: string;
  compiles: boolean;
  now: number;
};

export const readServerFacts = (): Promise<ServerFacts> =>
  onlyRow<ServerFacts>(sql`select
    current_setting('server_version_num')::int as version,
    current_setting('server_version') as "versionText",
    current_setting('server_encoding') as encoding,
    has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate",
    exists (select 1 from pg_available_extensions where name = 'pg_trgm') as "hasTrigrams",
    current_setting('statement_timeout') as "statementTimeout",
    current_setting('jit')::boolean as compiles,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
