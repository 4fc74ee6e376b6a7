import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { inTransaction } from '../kernel/db/context.ts';
import { fileIdOfKey } from '../kernel/storage/keys.ts';
import type { Storage } from '../kernel/storage/storage.ts';
import { type Archive, writeArchive } from './archive.ts';
import { type FileEntry, filePath, MANIFEST, type Manifest, type TableEntry, tablePart } from './manifest.ts';
import { appliedMigrations, describeTables, holdStill, readRows, type TableShape } from './queries.ts';
import { newSeal, type Seal, sealRows, SECRETS_TABLE } from './secrets.ts';
import { verifyArchive } from './verify.ts';

const ROWS_AT_ONCE = 500;

const addTable = async (archive: Archive, shape: TableShape, seal: Seal | undefined): Promise<TableEntry> => {
  const hash = createHash('sha256');
  let rows = 0;
  let part = 0;
  for await (const read of readRows(shape, ROWS_AT_ONCE)) {
    const lines = shape.name === SECRETS_TABLE ? sealRows(seal, shape, read) : read;
    if (lines.length === 0) continue;
    const content = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    hash.update(content);
    rows += lines.length;
    part += 1;
    await archive.add(tablePart(shape.name, part), content);
  }
  return { ...shape, rows, sha256: hash.digest('hex') };
};

const addFile = async (archive: Archive, storage: Storage, key: string): Promise<FileEntry | undefined> => {
  const size = await storage.size(key);
  const content = await storage.get(key);
  // The sweep deleted it after it was listed; no row in the backup refers to it.
  if (size === undefined || !content) return undefined;
  const hash = createHash('sha256');
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  content.on('error', (error) => measured.destroy(error));
  await archive.addStream(filePath(key), size, content.pipe(measured));
  return { key, size, sha256: hash.digest('hex') };
};

/** An archive that takes no further entry after the signal. */
const untilAborted = (archive: Archive, signal: AbortSignal | undefined): Archive => ({
  add: async (...entry) => {
    signal?.throwIfAborted();
    await archive.add(...entry);
  },
  addStream: async (...entry) => {
    signal?.throwIfAborted();
    await archive.addStream(...entry);
  },
});

type Source = {
  storage: Storage;
  version: string;
  passphrase?: string | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Writes database and files into one archive. The rows come from one snapshot; a file added later is a harmless extra.
 * The server's own keys are sealed with the passphrase, or left out.
 */
export const backUp = async (path: string, { storage, version, passphrase, signal }: Source): Promise<Manifest> => {
  const seal = newSeal(passphrase);
  const made: Manifest = {
    product: 'amberway',
    format: 1,
    version,
    createdAt: new Date().toISOString(),
    migrations: [],
    tables: [],
    files: [],
    ...(seal && { secrets: { salt: seal.salt } }),
  };
  const fill = async (whole: Archive) => {
    const archive = untilAborted(whole, signal);
    await inTransaction(async () => {
      await holdStill();
      made.migrations = await appliedMigrations();
      for (const shape of await describeTables()) made.tables.push(await addTable(archive, shape, seal));
    });
    for await (const { key } of storage.list()) {
      // A foreign object: no restore would accept it.
      if (!fileIdOfKey(key)) continue;
      const file = await addFile(archive, storage, key);
      if (file) made.files.push(file);
    }
    await archive.add(MANIFEST, Buffer.from(JSON.stringify(made)));
  };
  await writeArchive(path, fill, async (partial) => {
    await verifyArchive(partial);
    signal?.throwIfAborted();
  });
  return made;
};
