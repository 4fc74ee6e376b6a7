import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../kernel/db/embedded.ts';
import { findMigrations } from '../kernel/db/open.ts';
import { copyEmptyCluster } from './empty-cluster.ts';

// A database of an earlier version: filled by hand, then migrated.

/** The migrations before the named one. */
const migrationsBefore = async (folder: string, migration: string) => {
  const path = join(folder, 'migrations');
  await cp(findMigrations(), path, { recursive: true });
  const file = join(path, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith(migration));
  if (first < 1) throw new Error(`There is no migration ${migration}.`);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return path;
};

const SAMPLES: Record<string, string> = {
  text: `'x'`,
  uuid: 'gen_random_uuid()',
  boolean: 'false',
  integer: '1',
  bigint: '1',
  jsonb: `'{}'`,
  date: 'current_date',
  'timestamp with time zone': 'now()',
  ARRAY: `'{}'`,
};
export const openEarlier = async (migration: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-earlier-'));
  await copyEmptyCluster(join(folder, 'db'));
  const database = await openEmbedded(folder, (error) => {
    throw error;
  });
  await database.migrate(await migrationsBefore(folder, migration));
  const query = async <T = Record<string, unknown>>(statement: ReturnType<typeof sql>): Promise<T[]> =>
    ((await database.orm.execute(statement)) as { rows: T[] }).rows;

  /** Adds a row; required columns that are not given get generated values. */
  const add = async (table: string, fields: Record<string, string | number | boolean | null>): Promise<string> => {
    const id = randomUUID();
    const columns = await query<{ name: string; type: string }>(
      sql`select column_name as name, data_type as type from information_schema.columns where table_name = ${table}
        and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    );
    const values = columns.some(({ name }) => name === 'id') ? { id, ...fields } : fields;
    const madeUp = columns.filter(({ name }) => !(name in values));
    const names = [...Object.keys(values), ...madeUp.map(({ name }) => name)].map((name) => `"${name}"`).join(', ');
    await query(
      sql`insert into ${sql.raw(`"${table}"`)} (${sql.raw(names)}) values (${sql.join(
        [
          ...Object.values(values).map((value) => sql`${value}`),
          ...madeUp.map(({ type }) => sql.raw(SAMPLES[type] ?? 'null')),
        ],
        sql`, `,
      )})`,
    );
    return id;
  };

  let made = 0;
  return {
    query,
    add,
    user: (type: string) => add('users', { type, email: `person${(made += 1)}@example.test`, user_status: 'Active' }),
    upgrade: () => database.migrate(findMigrations()),
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Earlier = Awaited<ReturnType<typeof openEarlier>>;
