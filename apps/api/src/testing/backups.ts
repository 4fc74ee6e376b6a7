import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { readConfig } from '../kernel/config/config.ts';
import { db, withDatabase } from '../kernel/db/context.ts';
import { openAsItIs } from '../kernel/db/open.ts';
import { claimStorage } from '../kernel/files/owner.ts';
import { openStorage } from '../kernel/storage/open.ts';
import { fileIdOfKey, objectKey } from '../kernel/storage/keys.ts';

export type Place = { env: Record<string, string>; remove: () => Promise<void> };

export const scratchFolder = async (): Promise<{ folder: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-backup-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

export const configOf = ({ env }: Place) =>
  readConfig({ LOG_LEVEL: 'silent', BACKUP_PASSPHRASE: 'seven grey herons', ...env });

/** Runs the work with the place's database and storage open. */
export const at = async <T>(
  place: Place,
  work: (store: Awaited<ReturnType<typeof openStorage>>) => Promise<T>,
): Promise<T> => {
  const config = configOf(place);
  let closing = false;
  const database = await openAsItIs(config, (error) => {
    // A connection that is being closed may still be ended by the server, when its database is dropped.
    if (!closing) throw error;
  });
  try {
    const store = await openStorage(config);
    return await withDatabase(database, () => work(store));
  } finally {
    closing = true;
    await database.close();
  }
};

/** Values that are easily lost in a backup: empty, unusual, large, and JSON null. */
export const fillOddly = (place: Place) =>
  at(place, async ({ storage, spool }) => {
    await claimStorage({ storage, spool });
    await db().execute(sql`insert into audit_log (id, action, record, before, after, request_id)
      values (${uuidv7()}, 'odd', 'values', 'null'::jsonb, ${JSON.stringify({ n: 1.1, text: 'Zoë "quoted" \\ \n\t end', big: '9'.repeat(30) })}::jsonb, '')`);
    await db().execute(
      sql`update users set business_user_type = array['Therapist', 'a,b', '"', '{}', ''], created_at = '2026-01-01T00:00:00.123Z', state = E'tab\tline\nend', city = '' where email = 'coach@amberway.test'`,
    );
    await db().execute(sql`insert into rate_windows select 'key' || n, n, now() from generate_series(1, 1203) n`);
    for (const size of [0, 1, 70_000]) {
      const path = spool.newPath();
      await writeFile(path, randomBytes(size));
      await storage.put(objectKey(uuidv7()), path, 'application/octet-stream');
    }
  });

/** Checksums of every table and file. That it was restored is in the log of the restored database only. */
export const sumsOf = (place: Place): Promise<Record<string, string>> =>
  at(place, async ({ storage }) => {
    const sums: Record<string, string> = {};
    const { rows: tables } = (await db().execute(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )) as { rows: { name: string }[] };
    for (const { name } of tables) {
      const { rows } = (await db().execute(
        sql.raw(
          `select count(*)::int as n, md5(coalesce(string_agg(r::text, '|' order by r::text collate "C"), '')) as sum from "${name}" r${name === 'audit_log' ? " where action <> 'restoreBackup'" : ''}`,
        ),
      )) as { rows: { n: number; sum: string }[] };
      sums[`table ${name}`] = `${rows[0]?.n} ${rows[0]?.sum}`;
    }
    for await (const { key } of storage.list()) {
      if (!fileIdOfKey(key)) continue;
      const content = await storage.get(key);
      sums[`file ${key}`] = createHash('sha256')
        .update(content ? await buffer(content) : '')
        .digest('hex');
    }
    return sums;
  });

export const bytesOf = (path: string): Promise<Buffer> => buffer(createReadStream(path));
