import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createDiaryEntry, deleteDiaryEntry, updateDiaryEntry } from '@amberway/contract/diary/endpoints';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { diaryTexts } from '@amberway/contract/diary/texts';
import { ApiError } from '../../kernel/api-error.ts';
import { DIARY, DIARY_CHANGE } from '../../kernel/outbox/kinds.ts';
import { newId } from '../../kernel/outbox/new-id.ts';
import { callOrWait, type OrWaits, useWaitingFor, WAITS } from '../../kernel/outbox/waiting.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { reload } from '../../kernel/queries/reload.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { useNotices } from '../../ui/notices.ts';
import { trueDay } from '../../ui/true-day.ts';
import { useAction, useWork } from '../../ui/use-action.ts';
import { longDayName } from './day-names.ts';
import { DIARY_SLICE } from './queries.ts';

type Written = { member: string; day: string; emoji: string; note: string | null };
type CreateInput = { body: Written };
type ChangeInput = { params: { id: string }; body: { emoji: string; note: string | null; version: number } };

const keyOf = ({ member, day }: Pick<Written, 'member' | 'day'>): string => `${member}|${day}`;

/** What was written about a day without a network, until it is sent. */
export const useWaitingDay = (member: string, day: string): Pick<Written, 'emoji' | 'note'> | undefined => {
  const created = useWaitingFor<CreateInput>(DIARY, keyOf({ member, day }));
  const changed = useWaitingFor<ChangeInput>(DIARY_CHANGE, keyOf({ member, day }));
  return (changed ?? created)?.body.input.body;
};

/** Somebody else created, changed or deleted the day meanwhile. */
const isElsewhere = (error: unknown) =>
  error instanceof ApiError && ['stale', 'duplicate', 'not_found'].includes(error.code);

/** One write for each day: what is written later without a network replaces what still waits. */
const waitingAs = (kind: string, day: string, key: string, id: string) => ({
  kind,
  key,
  label: longDayName(day),
  id,
  replaces: true,
});

const send = (input: CreateInput, id: string) =>
  callOrWait(createDiaryEntry, input, waitingAs(DIARY, input.body.day, keyOf(input.body), id));

const isWrongDay = (error: unknown) => error instanceof ApiError && error.errors['day'] !== undefined;

/** Creating, updating and deleting a day. The diary's queries are refetched afterwards, also after a conflict. */
export const useDiary = () => {
  const client = useQueryClient();
  const { timeZone } = useMe();
  const notices = useNotices();
  const askDelete = useDelete();
  const erase = useAction(deleteDiaryEntry, { invalidates: [DIARY_SLICE] });
  // Idempotency key: a retry creates the same entry.
  const key = useRef(newId());
  const elsewhere = useRef(false);
  const options = {
    invalidates: [DIARY_SLICE],
    // What waits is said beside it.
    done: (reply: unknown) => (reply === WAITS ? undefined : diaryTexts.saved),
    failed: (error: unknown) => {
      elsewhere.current = isElsewhere(error);
      notices.error(error);
    },
  };
  const create = useWork(async (input: CreateInput, id: string) => {
    const at = Date.now();
    try {
      return await send(input, id);
    } catch (error) {
      // Every response says the server's day: the page may have been opened before any, by a wrong clock.
      const day = isWrongDay(error) ? trueDay(input.body.day, at, timeZone) : input.body.day;
      if (day === input.body.day) throw error;
      return send({ body: { ...input.body, day } }, id);
    }
  }, options);
  const update = useWork(
    (input: ChangeInput, { id, member, day }: { id: string; member: string; day: string }) =>
      callOrWait(updateDiaryEntry, input, waitingAs(DIARY_CHANGE, day, keyOf({ member, day }), id)),
    options,
  );

  /** Returns the stored entry, `waits` without a network, or `elsewhere` when somebody else's change came first. */
  const save = async (
    { member, day, emoji, note }: Written,
    before: DiaryEntry | undefined,
  ): Promise<OrWaits<DiaryEntry> | 'elsewhere' | null> => {
    const id = key.current;
    const reply = before
      ? await update.run(
          { params: { id: before._id }, body: { emoji, note, version: before.version } },
          { id, member, day },
        )
      : await create.run({ body: { member, day, emoji, note } }, id);
    if (reply) {
      key.current = newId();
      return reply === WAITS ? WAITS : reply.data;
    }
    if (!elsewhere.current) return null;
    await reload(client, { queryKey: [DIARY_SLICE] });
    return 'elsewhere';
  };

  const remove = ({ _id, member, day, emoji, note }: DiaryEntry) =>
    askDelete({
      noun: 'diary entry',
      name: `${longDayName(day)}: ${emoji.label}`,
      done: diaryTexts.deleted,
      onYes: () => erase.run({ params: { id: _id } }),
      // The day is free again, so writing the same entry restores it.
      undo: () => create.run({ body: { member, day, emoji: emoji._id, note } }, newId()),
    });

  return { busy: create.busy || update.busy, save, remove };
};
