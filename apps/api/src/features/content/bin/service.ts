import { type ContentName, contentTypeOf, DELETABLE_NAMES } from '@amberway/contract/content/registry';
import { contentTexts } from '@amberway/contract/content/texts';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import { breaksReference, findDatabaseFailure } from '../../../kernel/db/failures.ts';
import { ApiFailure, duplicate } from '../../../kernel/http/failure.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { detachFiles } from '../files.ts';
import { hooksOf } from '../hooks.ts';
import type { Row } from '../queries.ts';
import type { ContentRequest } from '../request.ts';
import { deleteRecord, recordName } from '../service.ts';
import { tryInside } from '../transfer/queries.ts';
import { countUses, type UseSource } from '../uses.queries.ts';
import { eraseRow, lockAny, lockDue, markPurged, unhide } from './queries.ts';

type Chosen = { type: ContentName; ids: string[] };
type Actor = { principal: Principal; requestId: string };

const typeOf = (name: ContentName) => contentTypeOf(name) as ContentType;
/** Sorted, so that concurrent requests lock in the same order and do not deadlock. */
const inOrder = (ids: readonly string[]) => [...new Set(ids)].toSorted();

const gone = () => new ApiFailure('not_found', { message: contentTexts.gone });

const isGone = (error: unknown) => error instanceof ApiFailure && error.code === 'not_found';

/** Returns how many were deleted: what somebody else has deleted meanwhile is not counted. */
export const deleteAll = ({ type, ids }: Chosen, request: ContentRequest): Promise<number> =>
  inTransaction(async () => {
    let deleted = 0;
    for (const id of inOrder(ids)) {
      try {
        await deleteRecord(typeOf(type), id, request);
        deleted += 1;
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
    if (deleted === 0) throw gone();
    return deleted;
  });

const restoreOne = async (type: ContentType, id: string, { principal, requestId }: Actor) => {
  const row = await lockAny(type, id);
  // Somebody else restored it already.
  if (!row.deletedAt) return undefined;
  if (row.purgedAt) throw gone();
  const name = recordName(type, row);
  await unhide(type, id).catch((error: unknown) => {
    throw findDatabaseFailure(error) === 'duplicate' ? duplicate(contentTexts.restoreTaken(name, type.noun[0])) : error;
  });
  const note = await hooksOf(type.name).afterRestore?.(id, row);
  await recordAudit({ principal, action: 'restore', record: type.name, recordId: id, after: { name }, requestId });
  return note;
};

/** All or none; returns what could not come back as it was. */
export const restoreAll = ({ type, ids }: Chosen, actor: Actor) =>
  inTransaction(async () => {
    const wanted = inOrder(ids);
    const notes: string[] = [];
    for (const id of wanted) {
      const note = await restoreOne(typeOf(type), id, actor);
      if (note) notes.push(note);
    }
    return { restored: wanted.length, notes };
  });

/**
 * Releases the files and deletes the row. Where something still refers to it, the row stays with its name: an avatar
 * keeps its hair, a course its history.
 */
const purge = async (type: ContentType, row: Row, uses: readonly UseSource[], actor: Actor | undefined) => {
  const { id } = row;
  await detachFiles(type, row);
  await hooksOf(type.name).afterPurge?.(id, row);
  const isUsed = (await countUses(type.name as ContentName, [id], uses)).length > 0;
  const erased =
    !isUsed &&
    (await tryInside(() => eraseRow(type, id)).then(
      () => true,
      (error: unknown) => {
        if (breaksReference(error)) return false;
        throw error;
      },
    ));
  if (!erased) await markPurged(type, id);
  await recordAudit({
    principal: actor?.principal ?? null,
    action: 'purge',
    record: type.name,
    recordId: id,
    before: { name: recordName(type, row) },
    requestId: actor?.requestId ?? 'bin sweep',
  });
};

export const purgeAll = ({ type, ids }: Chosen, actor: Actor, uses: readonly UseSource[]): Promise<number> =>
  inTransaction(async () => {
    const wanted = inOrder(ids);
    for (const id of wanted) {
      const row = await lockAny(typeOf(type), id);
      if (!row.deletedAt || row.purgedAt) throw gone();
      await purge(typeOf(type), row, uses, actor);
    }
    return wanted.length;
  });

const BATCH = 50;

/** Deletes for good what has been in the bin for too long. Returns how many. */
export const sweepBin = async (uses: readonly UseSource[]): Promise<number> => {
  let swept = 0;
  for (const name of DELETABLE_NAMES) {
    const type = typeOf(name);
    let batch: number;
    do {
      batch = await inTransaction(async () => {
        const due = await lockDue(type, BATCH);
        for (const row of due) await purge(type, row, uses, undefined);
        return due.length;
      });
      swept += batch;
    } while (batch === BATCH);
  }
  return swept;
};
