import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { serverSecret } from '../secrets/queries.ts';
import { fileIdOfKey } from '../storage/keys.ts';
import type { Spool } from '../storage/spool.ts';
import type { Storage } from '../storage/storage.ts';
import { knownFiles } from './queries.ts';

// A storage is marked with the database that its files belong to. To another database (a new one, a mistyped
// DATABASE_URL) all of them would look like leftovers.

/** Cannot be the key of a file. */
export const OWNER_KEY = 'owner';
const BATCH = 500;

type Place = { storage: Storage; spool: Spool };

const ownMark = async () =>
  createHash('sha256')
    .update(await serverSecret('storage-owner'))
    .digest('hex');

const storedMark = async (storage: Storage) => {
  const found = await storage.get(OWNER_KEY);
  return found && (await text(found));
};

/** Marks the storage as this database's. */
export const claimStorage = async ({ storage, spool }: Place): Promise<void> => {
  const path = spool.newPath();
  try {
    await writeFile(path, await ownMark(), { mode: 0o600 });
    await storage.put(OWNER_KEY, path, 'text/plain');
  } finally {
    await spool.remove(path);
  }
};

const countKnown = async (storage: Storage) => {
  const count = { known: 0, unknown: 0 };
  let batch: string[] = [];
  const look = async () => {
    const known = await knownFiles([...new Set(batch)]);
    for (const id of batch) count[known.has(id) ? 'known' : 'unknown'] += 1;
    batch = [];
  };
  for await (const { key } of storage.list()) {
    const id = fileIdOfKey(key);
    if (id) batch.push(id);
    if (batch.length === BATCH) await look();
  }
  await look();
  return count;
};

/** Whether objects unknown to this database may be deleted. An unmarked storage is marked if enough of it is known. */
export const ownsStorage = async ({ storage, spool, log }: Place & { log: FastifyBaseLogger }): Promise<boolean> => {
  const mark = await storedMark(storage);
  if (mark !== undefined) {
    const own = mark === (await ownMark());
    if (!own) log.error('the file storage belongs to another database: check the settings of both');
    return own;
  }
  // Older versions left no mark, and crashes leave objects without a row: knowing half of them is enough. An unrelated
  // database knows none.
  const { known, unknown } = await countKnown(storage);
  if (known < unknown) {
    log.error({ known, unknown }, 'the file storage seems to belong to another database: check the settings of both');
    return false;
  }
  await claimStorage({ storage, spool });
  return true;
};
