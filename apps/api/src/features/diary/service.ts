import { CONTENT } from '@amberway/contract/content/registry';
import { dayRefused } from '@amberway/contract/diary/days';
import type { createDiaryEntry, deleteDiaryEntry, updateDiaryEntry } from '@amberway/contract/diary/endpoints';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { diaryTexts } from '@amberway/contract/diary/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { breaksUnique } from '../../kernel/db/failures.ts';
import { ApiFailure, duplicate, invalidFields, notFound } from '../../kernel/http/failure.ts';
import type { Context } from '../../kernel/http/route.ts';
import { todayOf } from '../../kernel/clock/today.ts';
import { shownRecord } from '../content/public.ts';
import { type EntryRow, findEntry, insertEntry, lockEntry, removeEntry, storeEntry } from './queries.ts';

export const present = ({ id, memberId, emoji: { id: emojiId, ...emoji }, ...row }: EntryRow): DiaryEntry => ({
  _id: id,
  ...row,
  member: memberId,
  emoji: { _id: emojiId, ...emoji },
});

const requireEmoji = async (id: string) => {
  if (!(await shownRecord(CONTENT.emoji, id)))
    throw new ApiFailure('not_found', { errors: { emoji: diaryTexts.noEmoji } });
};

const dayTaken = (error: unknown): never => {
  throw breaksUnique(error, 'diary_entries_day_once') ? duplicate(diaryTexts.written, 'day') : error;
};

/** For the audit log: what changed, but not what was written about the child. */
const logged = ({ day, emojiId, note }: { day: string; emojiId: string; note: string | null }) => ({
  day,
  emoji: emojiId,
  length: note?.length ?? 0,
});

const RECORD = 'diaryEntry';

export const write = ({ principal, reach, body, requestId }: Context<typeof createDiaryEntry>): Promise<DiaryEntry> =>
  inTransaction(async () => {
    const { member, day, emoji } = body;
    const child = await findMemberInReach(principal, reach, member);
    if (!child) throw notFound();
    const refused = dayRefused(day, todayOf(principal));
    if (refused) throw invalidFields({ day: refused });
    await requireEmoji(emoji);
    const values = { memberId: member, userId: principal.userId, day, emojiId: emoji, note: body.note || null };
    const id = await insertEntry(values).catch(dayTaken);
    const after = logged(values);
    const subjectId = child.parentId;
    await recordAudit({ principal, action: 'create', record: RECORD, recordId: id, subjectId, after, requestId });
    return present(await findEntry(id));
  });

export const change = (context: Context<typeof updateDiaryEntry>): Promise<DiaryEntry> =>
  inTransaction(async () => {
    const { principal, reach, params, body, requestId } = context;
    const before = await lockEntry(principal, reach, params.id, body.version);
    // The current emoji may stay, even if it is no longer published.
    if (body.emoji && body.emoji !== before.emojiId) await requireEmoji(body.emoji);
    const values = {
      ...(body.emoji && { emojiId: body.emoji }),
      ...(body.note !== undefined && { note: body.note || null }),
    };
    await storeEntry(before.id, values);
    await recordAudit({
      principal,
      action: 'edit',
      record: RECORD,
      recordId: before.id,
      subjectId: principal.userId,
      before: logged(before),
      after: logged({ ...before, ...values }),
      requestId,
    });
    return present(await findEntry(before.id));
  });

export const remove = ({ principal, reach, params, requestId }: Context<typeof deleteDiaryEntry>): Promise<void> =>
  inTransaction(async () => {
    const before = await lockEntry(principal, reach, params.id);
    await removeEntry(before.id);
    await recordAudit({
      principal,
      action: 'delete',
      record: RECORD,
      recordId: before.id,
      subjectId: principal.userId,
      before: logged(before),
      requestId,
    });
  });
