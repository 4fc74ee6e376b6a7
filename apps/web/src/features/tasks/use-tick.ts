import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isFamily } from '@amberway/contract/kernel/roles';
import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import { TICK } from '../../kernel/outbox/kinds.ts';
import { newId } from '../../kernel/outbox/new-id.ts';
import { callOrWait, WAITS } from '../../kernel/outbox/waiting.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { PROGRAMME_SLICE, programmeQuery, withTask } from '../../kernel/queries/programme.ts';
import { showInCache, useWork } from '../../ui/use-action.ts';
import { useAnswers } from './tick/answers.ts';
import type { TickPlace } from './tick/place.ts';
import { useTickAnswer } from './tick/use-tick-answer.ts';

type Ticked = Pick<TaskSummary, '_id' | 'name'>;
type TickInput = { params: { id: string }; body: { isCompleted: boolean; notes?: string } };

export type Tick = {
  /** The task whose note dialog is open. */
  noting: Ticked | null;
  /** The note is being sent. */
  busy: boolean;
  tick: (task: Ticked, done: boolean) => void;
  cancel: () => void;
  confirm: (notes: string) => Promise<void>;
};

/** Ticks are optimistic. Closing the note, or a rejection by the server, undoes them. A family's tick is answered. */
export const useTick = <T>(place: TickPlace<T>): Tick => {
  const { queryKey, withTick, invalidates } = place;
  const client = useQueryClient();
  const family = isFamily(useMe());
  const answer = useTickAnswer(place);
  const answers = useAnswers();
  useEffect(() => answers.dropOld(Date.now()), [answers]);
  const [noting, setNoting] = useState<Ticked | null>(null);
  /** Shown while the note is written. */
  const preview = useRef<ReturnType<typeof showInCache> | null>(null);
  const sending = useRef({ key: '', notes: '' });
  const changeOf = useCallback(
    (id: string, isCompleted: boolean) => ({
      queryKey,
      show: (now: T) => withTick(now, id, { isCompleted }),
      revert: (now: T) => withTick(now, id, { isCompleted: !isCompleted }),
    }),
    [queryKey, withTick],
  );
  const send = (input: TickInput, { id, label }: { id: string; label: string }) =>
    callOrWait(setTaskStatus, input, { kind: TICK, key: input.params.id, label, id });
  const { run, busy } = useWork(send, {
    optimistic: ({ params, body }) => changeOf(params.id, body.isCompleted),
    invalidates,
    // The response is the current task: a programme of thousands is not refetched for one tick.
    done: async (reply, { body }) => {
      // The row says that it waits.
      if (reply === WAITS) return;
      const { data: task } = reply;
      const { _id, isCompleted, completedAt, tickedBy, notes, updatedAt, version } = task;
      const show = (now: T) => withTick(now, _id, { isCompleted, completedAt, tickedBy, notes, updatedAt, version });
      if (family && isCompleted) answer(task, body.notes ?? '');
      const { stopped } = await showInCache(client, { queryKey, show });
      if (stopped) void client.invalidateQueries({ queryKey });
    },
  });
  /** Ends the preview; a fetch that it cancelled is repeated. */
  const endPreview = useCallback(
    async (takesBack: boolean) => {
      const shown = await preview.current;
      preview.current = null;
      if (takesBack) shown?.takeBack();
      if (shown?.stopped) await client.invalidateQueries({ queryKey });
    },
    [client, queryKey],
  );

  const tick = useCallback(
    (task: Ticked, done: boolean) => {
      if (!done) {
        answers.set(task._id, undefined);
        void run({ params: { id: task._id }, body: { isCompleted: false } }, { id: newId(), label: task.name });
        return;
      }
      preview.current = showInCache(client, changeOf(task._id, true));
      sending.current = { key: newId(), notes: '' };
      // The tick is painted first, the dialog opens in the next frame.
      requestAnimationFrame(() => startTransition(() => setNoting(task)));
    },
    [answers, changeOf, client, run],
  );
  const cancel = useCallback(() => {
    setNoting(null);
    void endPreview(true);
  }, [endPreview]);
  const confirm = useCallback(
    async (notes: string) => {
      if (!noting) return;
      // Without a note there is no text to lose, so the dialog closes before the response.
      if (!notes) setNoting(null);
      // An empty note is left out: it would overwrite an earlier one.
      const body = { isCompleted: true, ...(notes && { notes }) };
      // The same words after a lost connection are the same request.
      if (sending.current.notes !== notes) sending.current = { key: newId(), notes };
      const { key: id } = sending.current;
      if (!(await run({ params: { id: noting._id }, body }, { id, label: noting.name }))) return;
      setNoting(null);
      void endPreview(false);
    },
    [endPreview, noting, run],
  );
  return { noting, busy, tick, cancel, confirm };
};

/** Ticks in a child's programme, which is refetched only when the cache may be wrong. */
export const useProgrammeTick = (memberId: string): Tick => {
  const place = useMemo(() => {
    const { queryKey } = programmeQuery(memberId);
    const own = JSON.stringify(queryKey);
    return {
      queryKey,
      withTick: withTask,
      invalidates: [
        {
          queryKey: [PROGRAMME_SLICE],
          predicate: (query: { queryKey: QueryKey }) => JSON.stringify(query.queryKey) !== own,
        },
      ],
    };
  }, [memberId]);
  return useTick(place);
};
