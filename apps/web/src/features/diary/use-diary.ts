import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createDiaryEntry, deleteDiaryEntry, updateDiaryEntry } from '@amberway/contract/diary/endpoints';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { diaryTexts } from '@amberway/contract/diary/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { newKey } from '../../kernel/new-key.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useNotices } from '../../ui/notices.ts';
import { useAction } from '../../ui/use-action.ts';
import { longDayName } from './day-names.ts';
import { DIARY_SLICE } from './queries.ts';

type Written = { member: string; day: string; emoji: string; note: string | null };

/** Somebody else created, changed or deleted the day meanwhile. */
const isElsewhere = (error: unknown) =>
  error instanceof ApiError && ['stale', 'duplicate', 'not_found'].includes(error.code);

/** Creating, updating and deleting a day. The diary's queries are refetched afterwards, also after a conflict. */
export const useDiary = () => {
  const client = useQueryClient();
  const notices = useNotices();
  const askDelete = useDelete();
  const erase = useAction(deleteDiaryEntry, { invalidates: [DIARY_SLICE] });
  // Idempotency key: a retry creates the same entry.
  const key = useRef(newKey());
  const elsewhere = useRef(false);
  const options = {
    invalidates: [DIARY_SLICE],
    done: diaryTexts.saved,
    failed: (error: unknown) => {
      elsewhere.current = isElsewhere(error);
      notices.error(error);
    },
  };
  const create = useAction(createDiaryEntry, options);
  const update = useAction(updateDiaryEntry, options);
  const refresh = () => client.invalidateQueries({ queryKey: [DIARY_SLICE] });

  /** Returns the stored entry, or `elsewhere` when somebody else's change came first. */
  const save = async (
    { member, day, emoji, note }: Written,
    before: DiaryEntry | undefined,
  ): Promise<DiaryEntry | 'elsewhere' | null> => {
    const reply = before
      ? await update.run({ params: { id: before._id }, body: { emoji, note, version: before.version } })
      : await create.run({ body: { member, day, emoji, note } }, { idempotencyKey: key.current });
    if (reply) {
      key.current = newKey();
      return reply.data;
    }
    if (!elsewhere.current) return null;
    await refresh();
    return 'elsewhere';
  };

  const remove = ({ _id, member, day, emoji, note }: DiaryEntry) =>
    askDelete({
      noun: 'diary entry',
      name: `${longDayName(day)}: ${emoji.label}`,
      done: diaryTexts.deleted,
      onYes: () => erase.run({ params: { id: _id } }),
      // The day is free again, so writing the same entry restores it.
      undo: () => create.run({ body: { member, day, emoji: emoji._id, note } }, { idempotencyKey: newKey() }),
    });

  return { busy: create.busy || update.busy, save, remove };
};
