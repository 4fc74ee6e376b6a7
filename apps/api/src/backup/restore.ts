import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inTransaction } from '../kernel/db/context.ts';
import type { Database } from '../kernel/db/database.ts';
import { claimStorage } from '../kernel/files/owner.ts';
import { StartError } from '../kernel/start-error.ts';
import { fileIdOfKey } from '../kernel/storage/keys.ts';
import type { Spool } from '../kernel/storage/spool.ts';
import type { Storage } from '../kernel/storage/storage.ts';
import { readArchive } from './archive.ts';
import { endRestoredAccess } from './end-access.ts';
import { entryOf, type Manifest } from './manifest.ts';
import { appliedMigrations, countServers, describeTables, holdsRows, insertRows } from './queries.ts';
import {
  applyMigrations,
  continueNumbers,
  knownMigrations,
  removeEverything,
  takeTime,
  whileUnordered,
} from './schema.queries.ts';
import { SECRETS_TABLE, secretsOpener } from './secrets.ts';
import { verifyArchive } from './verify.ts';

type Target = {
  database: Database;
  storage: Storage;
  spool: Spool;
  migrations: string;
  force: boolean;
  passphrase?: string | undefined;
};

/** The migrations the backup was made with; they must be a prefix of the known ones. */
const migrationsOf = (path: string, { migrations, version }: Manifest, folder: string) => {
  const known = knownMigrations(folder);
  const same = migrations.every((hash, n) => known[n]?.hash === hash);
  if (!same)
    throw new StartError(
      `${path} was made by another version (${version}) whose tables this one does not know. Restore it with that version, then upgrade.`,
    );
  return known.slice(0, migrations.length);
};

const assertFree = async (force: boolean) => {
  if ((await countServers()) > 0) throw new StartError('Servers are running on this database. Stop them first.');
  const tables = await describeTables();
  if (!(await holdsRows(tables))) return;
  if (!force) throw new StartError('The database is not empty. Add --force to throw away what it holds.');
  if ((await appliedMigrations()).length === 0)
    throw new StartError(
      'The database holds tables that are not Amberway’s. They are not thrown away, not even with --force.',
    );
};

/** Removes all tables of a database that is Amberway's and has no servers. */
export const emptyDatabase = async (): Promise<void> => {
  await takeTime();
  await assertFree(true);
  await removeEverything(await describeTables());
};

/** Our files that are not in the backup. Foreign objects are ignored. */
const filesBeside = async function* ({ files }: Manifest, storage: Storage): AsyncIterable<string> {
  const inBackup = new Set(files.map(({ key }) => key));
  for await (const { key } of storage.list()) if (fileIdOfKey(key) && !inBackup.has(key)) yield key;
};

/** Even with an empty database the files may be in use: they may belong to another database. */
const assertStorageFree = async (manifest: Manifest, { storage, force }: Target) => {
  if (force) return;
  for await (const key of filesBeside(manifest, storage))
    throw new StartError(
      `The storage holds files that are not in the backup, such as ${key}. Add --force to throw them away.`,
    );
};

const storeFile = async (key: string, content: Readable, { storage, spool }: Target) => {
  const { path } = await spool.take(content, { maxBytes: Number.MAX_SAFE_INTEGER, tooLarge: '' });
  try {
    await storage.put(key, path, 'application/octet-stream');
  } finally {
    await spool.remove(path);
  }
};

const load = (path: string, manifest: Manifest, target: Target) => {
  const openSecrets = secretsOpener(path, manifest, target.passphrase);
  return readArchive(path, async (name, content) => {
    const entry = entryOf(name);
    if (entry?.kind === 'file') return storeFile(entry.key, content, target);
    const shape = entry?.kind === 'table' && manifest.tables.find((table) => table.name === entry.name);
    if (!shape) return;
    const stored = (await text(content)).split('\n').slice(0, -1);
    const lines = shape.name === SECRETS_TABLE ? openSecrets(shape, stored) : stored;
    if (lines.length > 0) await insertRows(shape, lines);
  });
};

const assertComplete = async ({ tables }: Manifest) => {
  const made = new Set((await describeTables()).map(({ name }) => name));
  const missing = tables.find(({ name }) => !made.has(name));
  if (missing) throw new StartError(`The table ${missing.name} of the backup is not one of this version.`);
};

/**
 * Restores database and files. The whole archive is verified before anything is changed, and the database changes in
 * one transaction: it is either as before or as in the backup, with every sign-in ended.
 */
export const restore = async (path: string, target: Target): Promise<Manifest> => {
  const manifest = await verifyArchive(path);
  const migrations = migrationsOf(path, manifest, target.migrations);
  await inTransaction(async () => {
    await takeTime();
    await assertFree(target.force);
    await assertStorageFree(manifest, target);
    await removeEverything(await describeTables());
    await applyMigrations(migrations);
    await assertComplete(manifest);
    await whileUnordered(manifest.tables, () => load(path, manifest, target));
    await continueNumbers(manifest.tables);
    await endRestoredAccess(manifest);
  });
  // Files that the backup does not list belonged to the replaced data.
  for await (const key of filesBeside(manifest, target.storage)) await target.storage.remove(key);
  // A backup of an older version gets the migrations that came later.
  await target.database.migrate(target.migrations);
  await claimStorage(target);
  return manifest;
};
