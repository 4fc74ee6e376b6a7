import { DRAFTS_PER_USER } from '@amberway/contract/drafts/schemas';
import { inTransaction } from '../../kernel/db/context.ts';
import { invalid, stale } from '../../kernel/http/failure.ts';
import {
  countDrafts,
  deleteConflict,
  deleteDraft,
  type DraftName,
  insertConflict,
  insertDraft,
  isStored,
  lockDraft,
  lockRoom,
  oldestConflict,
  updateDraft,
} from './queries.ts';

const FULL = `You have ${DRAFTS_PER_USER} unfinished texts. Please finish or discard some first.`;

const requireRoom = async (userId: string) => {
  await lockRoom(userId);
  if ((await countDrafts(userId)) >= DRAFTS_PER_USER) throw invalid({ value: FULL }, FULL);
};

type Base = {
  /** The version the draft is based on: 0 means there was none, undefined accepts any. */
  version?: number | undefined;
  /** The conflict copy that was chosen or rejected. */
  settles?: string | undefined;
};

export const storeDraft = (name: DraftName, value: unknown, { version, settles }: Base = {}) =>
  inTransaction(async () => {
    const current = await lockDraft(name);
    if (version !== undefined && version !== (current?.version ?? 0)) throw stale();
    if (!current) await requireRoom(name.userId);
    const saved = current ? await updateDraft(name, value) : await insertDraft(name, value);
    // Two tabs began at once, and the other one was first.
    if (!saved) throw stale();
    if (settles) await deleteConflict(saved.id, settles);
    return saved;
  });

/** Stores a conflict copy beside the draft, unless there is no draft or the same value is stored already. */
export const storeConflict = (name: DraftName, value: unknown, settles: string | undefined) =>
  inTransaction(async () => {
    const current = await lockDraft(name);
    if (!current) {
      await storeDraft(name, value, { version: 0 });
      return;
    }
    if (settles) await deleteConflict(current.id, settles);
    if (await isStored(current.id, value)) return;
    await requireRoom(name.userId);
    await insertConflict(current.id, name, value);
  });

/** Deletes a draft; a conflict copy that its owner has not seen yet takes its place. */
export const removeDraft = (name: DraftName, settles: string | undefined) =>
  inTransaction(async () => {
    const current = await lockDraft(name);
    if (!current) return;
    if (settles) await deleteConflict(current.id, settles);
    const next = await oldestConflict(current.id);
    if (!next) {
      await deleteDraft(name);
      return;
    }
    await updateDraft(name, next.value);
    await deleteConflict(current.id, next.id);
  });
