import { sql } from 'drizzle-orm';
import { onlyRow } from '../../kernel/db/figures.ts';

export const databaseVersion = async (): Promise<string> =>
  (await onlyRow<{ version: string }>(sql`select current_setting('server_version') as version`)).version;
