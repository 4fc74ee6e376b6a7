import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createDiaryEntry, deleteDiaryEntry, updateDiaryEntry } from '@amberway/contract/diary/endpoints';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { diaryTexts } from '@amberway/contract/diary/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { formatDay } from '../../ui/dates.ts';
import { useNotices } from '../../ui/notices.ts';
import { DIARY_SLICE } from './queries.ts';

type Written = { member: string; day: string; emoji: string; note: string | null };

/** Somebody else wrote, changed or deleted the day meanwhile. */
const isElsewhere = (error: unknown) =>
  error instanceof ApiError && ['stale', 'duplicate', 'not_found'].includes(error.code);

/** Writing, changing and deleting a day. Every view of the diary is fresh afterwards, also when someone was faster. */
export const useDiary = () => {
  const client = useQueryClient();
  const notices = useNotices();
  const askDelete = useDelete();
  const [busy, setBusy] = useState(false);
  // The same attempt again is the same entry.
  const key = useRef(crypto.randomUUID());
  const refresh = () => client.invalidateQueries({ queryKey: [DIARY_SLICE] });

  /** The entry as it is kept now; `elsewhere` when it was not because somebody else was faster. */
  const save = async (
    { member, day, emoji, note }: Written,
    before: DiaryEntry | undefined,
  ): Promise<DiaryEntry | 'elsewhere' | null> => {
    setBusy(true);
    try {
      const { data } = before
        ? await call(updateDiaryEntry, { params: { id: before._id }, body: { emoji, note, version: before.version } })
        : await call(createDiaryEntry, { body: { member, day, emoji, note } }, { idempotencyKey: key.current });
      key.current = crypto.randomUUID();
      await refresh();
      notices.success(diaryTexts.saved);
      return data;
    } catch (error) {
      notices.error(error);
      await refresh();
      return isElsewhere(error) ? 'elsewhere' : null;
    } finally {
      setBusy(false);
    }
  };

  const remove = ({ _id, day, emoji }: DiaryEntry) =>
    askDelete({
      noun: 'diary entry',
      name: `${formatDay(day)}: ${emoji.label}`,
      done: diaryTexts.deleted,
      onYes: async () => {
        await call(deleteDiaryEntry, { params: { id: _id } });
        await refresh();
      },
    });

  return { busy, save, remove };
};
