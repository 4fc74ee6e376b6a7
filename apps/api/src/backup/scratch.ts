import type { Config } from '../kernel/config/config.ts';
import { inTransaction, withDatabase } from '../kernel/db/context.ts';
import { openAsItIs } from '../kernel/db/open.ts';
import { StartError } from '../kernel/start-error.ts';
import { rows } from './queries.ts';
import { emptyDatabase } from './restore.ts';

// BACKUP_SCRATCH_URL: a database into which backups are restored to verify them.

type Settings = Pick<Config, 'BACKUP_SCRATCH_URL' | 'DATABASE_URL' | 'dataDir'>;

const onScratch = async <T>(url: string, dataDir: string, work: () => Promise<T>): Promise<T> => {
  const database = await openAsItIs({ DATABASE_URL: url, DATABASE_POOL: 1, dataDir }, () => undefined);
  try {
    return await withDatabase(database, work);
  } finally {
    await database.close();
  }
};

/** The same for every name and port under which a database, its pooler or its replica is reached. */
const databaseIdentity = async (): Promise<string | undefined> => {
  const [row] = await rows<{ value: string }>(`
    select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as value
    from pg_control_system()`);
  return row?.value;
};

/** A restore replaces everything: two URLs may look different and lead to the same database. */
export const assertScratchIsOther = async ({ BACKUP_SCRATCH_URL, DATABASE_URL, dataDir }: Settings): Promise<void> => {
  // The embedded database has no URL.
  if (!BACKUP_SCRATCH_URL || !DATABASE_URL) return;
  const live = await databaseIdentity();
  const scratch = await onScratch(BACKUP_SCRATCH_URL, dataDir, databaseIdentity);
  if (!live || live === scratch)
    throw new StartError('BACKUP_SCRATCH_URL is the database of the server itself, so nothing was restored into it.');
};

/** Families' data must not stay in a database that nobody looks after. */
export const emptyScratch = async ({ BACKUP_SCRATCH_URL, dataDir }: Settings): Promise<void> => {
  if (BACKUP_SCRATCH_URL) await onScratch(BACKUP_SCRATCH_URL, dataDir, () => inTransaction(emptyDatabase));
};
