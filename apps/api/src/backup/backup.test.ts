import { gunzipSync, gzipSync } from 'node:zlib';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runBackup, runRestore } from '../cli/backup.ts';
import { at, bytesOf, configOf, fillOddly, type Place, scratchFolder, sumsOf } from '../testing/backups.ts';
import { copyEmptyCluster } from '../testing/empty-cluster.ts';
import { copyEmbeddedTemplate } from '../testing/template.ts';
import { db } from '../kernel/db/context.ts';
import { findLastRestore } from '../kernel/backups/restores.queries.ts';
import { ownsStorage } from '../kernel/files/owner.ts';
import { openLogger } from '../kernel/log/logger.ts';
import { objectKey } from '../kernel/storage/keys.ts';
import { writeArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { SECRETS_TABLE } from './secrets.ts';
import { verifyArchive } from './verify.ts';

const places: { remove: () => Promise<void> }[] = [];
const track = <T extends { remove: () => Promise<void> }>(place: T): T => {
  places.push(place);
  return place;
};
afterAll(() => Promise.all(places.map(({ remove }) => remove())));

/** A data folder in which no server was ever started. */
const emptyPlace = async (): Promise<Place> => {
  const { folder, remove } = track(await scratchFolder());
  await copyEmptyCluster(join(folder, 'db'));
  return { env: { DATA_DIR: folder }, remove };
};
const filledPlace = async (): Promise<Place> => {
  const { dataDir, remove } = track(await copyEmbeddedTemplate(inject('embeddedTemplate')));
  return { env: { DATA_DIR: dataDir }, remove };
};

let source: Place;
let before: Record<string, string>;
let archive: string;
let folder: string;
beforeAll(async () => {
  folder = track(await scratchFolder()).folder;
  source = await filledPlace();
  await fillOddly(source);
  before = await sumsOf(source);
  archive = join(folder, 'whole.tar.gz');
  await runBackup(configOf(source), archive);
});

/** Stores objects under these keys, as uploads or other programs do. */
const store = (place: Place, ...keys: string[]) =>
  at(place, async ({ storage, spool }) => {
    for (const key of keys) {
      const path = spool.newPath();
      await writeFile(path, 'theirs');
      await storage.put(key, path, 'application/octet-stream');
    }
  });

const log = openLogger('silent');
const restoreInto = (place: Place, path: string, force = false) => runRestore(configOf(place), path, { force });

it('a backup leaves its source unchanged, is readable by its owner only and overwrites no older backup', async () => {
  expect(await sumsOf(source)).toEqual(before);
  expect((await stat(archive)).mode & 0o077).toBe(0);
  await expect(runBackup(configOf(source), archive)).rejects.toThrow('exists already');
});

it('a restore into an empty folder brings back the same tables, file bytes and constraints', async () => {
  const target = await emptyPlace();
  expect(await restoreInto(target, archive)).toMatch(/^Restored \d+ rows in \d+ tables, 3 files, as of /);
  const after = await sumsOf(target);
  expect(after).toEqual(before);
  expect(Object.keys(after).filter((name) => name.startsWith('file '))).toHaveLength(3);
  expect(after['table rate_windows']).toMatch(/^1203 /);
  await at(target, async (stores) => {
    expect(await ownsStorage({ ...stores, log })).toBe(true);
    await expect(db().execute(sql`delete from audit_log`)).rejects.toThrow();
    await expect(
      db().execute(
        sql`insert into link_tokens (id, token_hash, user_id, purpose, expires_at) values (gen_random_uuid(), 'x', gen_random_uuid(), 'reset', now())`,
      ),
    ).rejects.toThrow();
    const deferrable = await db().execute(sql`select conname from pg_constraint where contype = 'f' and condeferrable`);
    expect((deferrable as { rows: unknown[] }).rows).toEqual([]);
  });
});

it('a restore ends sign-ins, passes, feeds, links, challenges and started set-ups of the backup, and says so', async () => {
  const used = await filledPlace();
  const path = join(folder, 'signed-in.tar.gz');
  await at(used, async () => {
    const user = sql`(select id from users where email = 'parent@amberway.test')`;
    const later = sql`now() + interval '1 hour'`;
    for (const statement of [
      sql`insert into devices (id, user_id, token_hash, name) values (gen_random_uuid(), ${user}, 'd', 'Phone')`,
      sql`insert into sessions (id, root_id, token_hash, user_id, expires_at) values (gen_random_uuid(), gen_random_uuid(), 's', ${user}, ${later})`,
      sql`insert into practice_passes (id, token_hash, user_id, device_name, expires_at) values (gen_random_uuid(), 'p', ${user}, 'Kitchen', ${later})`,
      sql`insert into calendar_feeds (user_id, secret_hash) values (${user}, 'f')`,
      sql`insert into link_tokens (id, token_hash, user_id, purpose, expires_at) values (gen_random_uuid(), 'l', ${user}, 'reset', ${later})`,
      sql`insert into auth_challenges (hash, user_id, purpose, expires_at) values ('c', ${user}, 'confirm', ${later})`,
      sql`insert into sso_states (hash, expires_at) values ('o', ${later})`,
      sql`insert into totp_secrets (user_id, sealed, confirmed_at, last_step, pending, pending_until) values (${user}, 'x', now(), 7, 'y', ${later})`,
    ])
      await db().execute(statement);
  });
  await runBackup(configOf(used), path);
  const target = await emptyPlace();
  expect(await restoreInto(target, path)).toContain('Everyone is signed out');
  await at(target, async () => {
    const left = await db().execute(sql`select 'session' as what from sessions where revoked_at is null
      union all select 'device' from devices where ended_at is null
      union all select 'pass' from practice_passes where revoked_at is null
      union all select 'feed' from calendar_feeds
      union all select 'link' from link_tokens where used_at is null
      union all select 'challenge' from auth_challenges where used_at is null
      union all select 'directory' from sso_states
      union all select 'set-up' from totp_secrets where pending is not null`);
    expect((left as { rows: unknown[] }).rows).toEqual([]);
    expect(await findLastRestore()).toBeDefined();
  });
});

it('a backup that is nowhere is named before its private key is requested', async () => {
  const from = (file: string) => restoreInto(source, file);
  await expect(from('latest')).rejects.toThrow('BACKUP_TO is not set, so there is no latest backup.');
  await expect(from('none.tar.gz.age')).rejects.toThrow('There is no file none.tar.gz.age, and BACKUP_TO is not set.');
  const here = join(folder, 'here.tar.gz.age');
  await writeFile(here, '');
  await expect(from(here)).rejects.toThrow('add --identity FILE');
});

it('an archive holds none of the server’s own keys in clear text', async () => {
  const values = await at(source, async () => {
    const found = await db().execute(sql`select value from server_secrets`);
    return (found as { rows: { value: string }[] }).rows.map(({ value }) => value);
  });
  expect(values.length).toBeGreaterThan(0);
  const whole = gunzipSync(await bytesOf(archive)).toString('latin1');
  for (const value of values) expect(whole).not.toContain(value);
});

it('a backup without a passphrase leaves the keys out and says so, and a restored server makes new ones', async () => {
  const path = join(folder, 'no-keys.tar.gz');
  const output = await runBackup({ ...configOf(source), BACKUP_PASSPHRASE: undefined }, path);
  expect(output).toContain('keys are left out');
  const secrets = (await verifyArchive(path)).tables.find(({ name }) => name === SECRETS_TABLE);
  expect(secrets?.rows).toBe(0);
  const target = await emptyPlace();
  const restored = await restoreInto(target, path);
  expect(restored).toContain('it makes new ones');
  expect(restored).toContain('codes from apps have to be set up anew');
  await at(target, async (stores) => {
    expect(await ownsStorage({ ...stores, log }), 'marked with a new key').toBe(true);
  });
});

it('a restore overwrites a database with data only with --force, and then nothing of it is left', async () => {
  const target = await filledPlace();
  const held = await sumsOf(target);
  await expect(restoreInto(target, archive)).rejects.toThrow('The database is not empty. Add --force');
  expect(await sumsOf(target)).toEqual(held);
  await fillOddly(target);
  await store(target, 'ab/notes.txt');
  await restoreInto(target, archive, true);
  expect(await sumsOf(target)).toEqual(before);
  await at(target, async (stores) => {
    // The storage was marked by the replaced database; the mark must now be that of the restored one.
    expect(await ownsStorage({ ...stores, log })).toBe(true);
    expect(await stores.storage.size('ab/notes.txt'), 'not ours to remove').toBeDefined();
  });
});

it('a restore into an empty database does not delete files that the backup lacks', async () => {
  const target = await emptyPlace();
  const live = objectKey(uuidv7());
  await store(target, live, 'owner');
  await expect(restoreInto(target, archive)).rejects.toThrow(
    `The storage holds files that are not in the backup, such as ${live}. Add --force to throw them away.`,
  );
  expect(Object.keys(await sumsOf(target))).toEqual([`file ${live}`]);
});

it('a backup leaves out foreign files in the storage and can be restored', async () => {
  const place = await emptyPlace();
  const path = join(folder, 'with-foreign.tar.gz');
  await store(place, 'ab/.DS_Store', 'ab/.nfs0001', 'owner', 'ab/notes.txt');
  await runBackup(configOf(place), path);
  expect((await verifyArchive(path)).files).toEqual([]);
});

it('a backup that could not be restored is not written', async () => {
  const place = await emptyPlace();
  const path = join(folder, 'unreadable.tar.gz');
  await at(place, async ({ storage }) => {
    await db().execute(sql`create table "odd name" (a int)`);
    await db().execute(sql`insert into "odd name" values (1)`);
    await expect(backUp(path, { storage, version: '1' })).rejects.toThrow('which no backup does');
  });
  expect((await readdir(folder)).filter((name) => name.startsWith('unreadable'))).toEqual([]);
});

it('a restore does not drop a database that is not Amberway’s, even with --force', async () => {
  const target = await emptyPlace();
  await at(target, async () => {
    await db().execute(sql`create table theirs (a int)`);
    await db().execute(sql`insert into theirs values (1)`);
  });
  await expect(restoreInto(target, archive, true)).rejects.toThrow('not Amberway’s');
  expect(Object.keys(await sumsOf(target))).toEqual(['table theirs']);
});

it('a rejected restore changes nothing, even with --force', async () => {
  const path = join(folder, 'newer.tar.gz');
  const bytes = gunzipSync(await bytesOf(archive));
  const mark = '"migrations":["';
  bytes.write('0'.repeat(64), bytes.indexOf(mark) + mark.length);
  await writeFile(path, gzipSync(bytes));
  await expect(restoreInto(source, path, true)).rejects.toThrow('was made by another version');
  expect(await sumsOf(source)).toEqual(before);
});

describe('an archive is rejected', () => {
  const changed = async (from: string, to: string) => {
    const bytes = gunzipSync(await bytesOf(archive));
    const where = bytes.indexOf(from);
    expect(where, from).toBeGreaterThan(0);
    bytes.write(to, where);
    return gzipSync(bytes);
  };
  const made = async (names: string[]) => {
    const path = join(folder, `made-${names.length}.tar.gz`);
    await writeArchive(path, async ({ add }) => {
      for (const name of names) await add(name, Buffer.from('{}'));
    });
    return bytesOf(path);
  };

  it.each<[string, RegExp, () => Promise<Buffer>]>([
    ['cut off', /damaged/, async () => (await bytesOf(archive)).subarray(0, -2_000)],
    ['without its end', /its end is missing/, () => made(['tables/users/000001.jsonl'])],
    [
      'with another value in a row',
      /the table \w+ is not as it was stored/,
      () => changed('coach@amberway.test', 'thief@amberway.test'),
    ],
    [
      'with a way out of the store',
      /"files\/\.\.\/\.\.\/etc", which no backup does/,
      () => made(['files/../../etc', 'manifest.json']),
    ],
    ['that is none', /damaged or no backup/, async () => Buffer.from('hello')],
  ])('%s', async (name, reason, make) => {
    const path = join(folder, `${name}.tar.gz`);
    await writeFile(path, await make());
    await expect(verifyArchive(path)).rejects.toThrow(reason);
  });

  it('that does not exist', async () => {
    await expect(verifyArchive(join(folder, 'nowhere.tar.gz'))).rejects.toThrow('There is no file');
  });
});
