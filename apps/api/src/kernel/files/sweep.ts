import type { FastifyBaseLogger } from 'fastify';
import { ORPHAN_FILE_MS } from '@amberway/contract/kernel/limits';
import { THUMBNAIL_SIZES } from '@amberway/contract/uploads/types';
import { inTransaction } from '../db/context.ts';
import { fileIdOfKey, objectKey, thumbnailKey } from '../storage/keys.ts';
import { SPOOL_MS } from '../storage/open.ts';
import type { Spool } from '../storage/spool.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { ownsStorage } from './owner.ts';
import { deleteFileRow, knownFiles, listMarked, markOrphans } from './queries.ts';

const BATCH = 500;
/** After so many failures the storage itself is assumed to be down. */
const MAX_FAILURES = 20;

type Stores = { storage: Storage; spool: Spool; log: FastifyBaseLogger };

export const removeObjects = async (storage: Storage, id: string) => {
  for (const size of THUMBNAIL_SIZES) await storage.remove(thumbnailKey(id, size));
  await storage.remove(objectKey(id));
};

/**
 * The row is marked first and deleted last: if removing the bytes fails in between, the next sweep continues. One file
 * that cannot be removed does not block the others.
 */
const sweepOrphans = async ({ storage, log }: Stores) => {
  await inTransaction(() => markOrphans(BATCH));
  const marked = await listMarked(BATCH);
  const failures: unknown[] = [];
  for (const id of marked) {
    try {
      await removeObjects(storage, id);
      await deleteFileRow(id);
    } catch (error) {
      log.warn({ err: error, file: id }, 'file not removed');
      failures.push(error);
      if (failures.length >= MAX_FAILURES) break;
    }
  }
  return { removed: marked.length - failures.length, failures };
};

const removeUnknown = async (storage: Storage, objects: StoredObject[]) => {
  const idOf = ({ key }: StoredObject) => fileIdOfKey(key) ?? '';
  const known = await knownFiles([...new Set(objects.map(idOf))]);
  const unknown = objects.filter((object) => !known.has(idOf(object)));
  for (const { key } of unknown) await storage.remove(key);
  return unknown.length;
};

/** Objects without a row: a process died before inserting it. Young ones may still get theirs. */
const sweepUnknownObjects = async (stores: Stores) => {
  if (!(await ownsStorage(stores))) return 0;
  const { storage } = stores;
  let removed = 0;
  let batch: StoredObject[] = [];
  for await (const object of storage.list()) {
    // Foreign objects are not ours to delete.
    if (!fileIdOfKey(object.key) || Date.now() - object.modifiedAt.getTime() < ORPHAN_FILE_MS) continue;
    batch.push(object);
    if (batch.length < BATCH) continue;
    removed += await removeUnknown(storage, batch);
    batch = [];
  }
  return removed + (await removeUnknown(storage, batch));
};

/** Removes files that nothing refers to, objects without a row, and leftovers of interrupted uploads. */
export const sweepFiles = async (stores: Stores) => {
  const { removed, failures } = await sweepOrphans(stores);
  const swept = {
    orphans: removed,
    unknown: await sweepUnknownObjects(stores),
    spooled: await stores.spool.sweep(SPOOL_MS),
  };
  if (failures.length > 0) throw failures[0];
  return swept;
};
