import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { FileRow } from '../../../kernel/files/queries.ts';
import { removeObjects } from '../../../kernel/files/sweep.ts';
import { defineJob } from '../../../kernel/jobs/job.ts';
import type { Services } from '../../../kernel/services.ts';
import { objectKey } from '../../../kernel/storage/keys.ts';
import { measure } from '../measure.ts';
import { UnreadableFilm } from './boxes.ts';
import { nextFilm, noteStripped } from './stored.queries.ts';
import { isFilmType, stripFilm } from './strip.ts';

// Films stored before the place was removed, and those that a backup from that time brings back.

type Result = 'stripped' | 'clean' | 'unreadable';

/** After so many failures the storage itself is assumed to be down. */
const MAX_FAILURES = 20;

const readInto = async ({ storage }: Services, file: FileRow, path: string) => {
  const bytes = await storage.get(objectKey(file.id));
  if (!bytes) throw new UnreadableFilm('The storage has lost the file.');
  await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
};

/** The new bytes are stored first: if the row is not changed, the next run finds the film once more, without a place. */
const replace = async ({ storage }: Services, file: FileRow, path: string) => {
  const { sha256 } = await measure(path);
  await storage.put(objectKey(file.id), path, file.mime);
  const isThere = await inTransaction(async () => {
    await recordAudit({
      principal: null,
      action: 'removePlace',
      record: 'file',
      recordId: file.id,
      ...(file.customerId && { subjectId: file.customerId }),
      requestId: `film ${file.id}`,
    });
    return noteStripped(file.id, { isStripped: true, sha256 });
  });
  // Deleted meanwhile: the bytes must not come back.
  if (!isThere) await removeObjects(storage, file.id);
};

const stripStored = async (services: Services, file: FileRow): Promise<Result> => {
  const { spool, log } = services;
  const path = spool.newPath();
  try {
    await readInto(services, file, path);
    const isChanged = isFilmType(file.mime) && (await stripFilm(path, file.mime));
    if (isChanged) await replace(services, file, path);
    else await noteStripped(file.id, { isStripped: true });
    return isChanged ? 'stripped' : 'clean';
  } catch (error) {
    if (!(error instanceof UnreadableFilm)) throw error;
    log.warn({ err: error, file: file.id }, 'stored film cannot be read: it may hold the place where it was made');
    await noteStripped(file.id, { isStripped: false });
    return 'unreadable';
  } finally {
    await spool.remove(path);
  }
};

/** One film after the other, so that each run goes on where the last one ended. */
export const stripStoredFilms = async (services: Services, signal: AbortSignal) => {
  const done: Record<Result, number> = { stripped: 0, clean: 0, unreadable: 0 };
  const failures: unknown[] = [];
  let last: string | undefined;
  for (let file = await nextFilm(last); file && failures.length < MAX_FAILURES; file = await nextFilm(last)) {
    signal.throwIfAborted();
    last = file.id;
    try {
      done[await stripStored(services, file)] += 1;
    } catch (error) {
      services.log.warn({ err: error, file: file.id }, 'place not removed from a stored film');
      failures.push(error);
    }
  }
  if (done.stripped + done.clean + done.unreadable > 0)
    services.log.info(done, 'removed from stored films where they were made');
  if (failures.length > 0) throw failures[0];
  return done;
};

export const stripFilmsJob = defineJob({
  name: 'strip-films',
  schema: z.strictObject({}),
  every: { minutes: 60 },
  timeoutMs: 30 * MINUTE,
  atOnce: 1,
  run: (_payload, { services, signal }) => stripStoredFilms(services, signal),
});
