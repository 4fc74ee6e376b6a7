import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useRef, useState } from 'react';
import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import { call } from '../../kernel/api.ts';
import { PROGRAMME_SLICE, programmeQuery, withTask } from '../../kernel/queries/programme.ts';
import { useNotices } from '../../ui/notices.ts';

export type Tick = {
  /** The task that waits for its note. */
  noting: TaskSummary | null;
  tick: (task: TaskSummary, done: boolean) => void;
  cancel: () => void;
  /** Resolves when the note is stored or refused. */
  confirm: (notes: string) => Promise<void>;
};

/** Ticks show at once. A note left unwritten, or a server that refuses, takes them back. */
export const useTick = (memberId: string): Tick => {
  const client = useQueryClient();
  const notices = useNotices();
  const [noting, setNoting] = useState<TaskSummary | null>(null);
  /** A load that a tick has stopped has to be made up for. */
  const stopped = useRef(false);

  const show = useCallback(
    async (task: TaskSummary, change: Partial<TaskSummary>) => {
      const { queryKey } = programmeQuery(memberId);
      // An answer that is on its way knows nothing of the tick.
      stopped.current ||= client.isFetching({ queryKey }) > 0;
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (now) => now && withTask(now, task._id, change));
    },
    [client, memberId],
  );

  /** What else was read of the task is old now; the programme only when it is not known to be right. */
  const refresh = useCallback(
    async (whole: boolean) => {
      const programme = JSON.stringify(programmeQuery(memberId).queryKey);
      const all = whole || stopped.current;
      stopped.current = false;
      await client.invalidateQueries({
        queryKey: [PROGRAMME_SLICE],
        predicate: ({ queryKey }) => all || JSON.stringify(queryKey) !== programme,
      });
    },
    [client, memberId],
  );

  /** Whether the server took it. */
  const send = useCallback(
    async (task: TaskSummary, isCompleted: boolean, notes = ''): Promise<boolean> => {
      void show(task, { isCompleted });
      try {
        const { data } = await call(setTaskStatus, {
          params: { id: task._id },
          // No words are none to store: an empty note would wipe an earlier one.
          body: { isCompleted, ...(notes && { notes }) },
        });
        // The answer is the task as it is now: a programme of thousands is not loaded again for one tick.
        const { completedAt, updatedAt, version } = data;
        await show(task, { isCompleted: data.isCompleted, completedAt, updatedAt, version });
        void refresh(false);
        return true;
      } catch (error) {
        await show(task, { isCompleted: !isCompleted });
        notices.error(error);
        void refresh(true);
        return false;
      }
    },
    [notices, refresh, show],
  );

  const tick = useCallback(
    (task: TaskSummary, done: boolean) => {
      if (!done) {
        void send(task, false);
        return;
      }
      void show(task, { isCompleted: true });
      // The tick is drawn first, the window in the frame after it.
      requestAnimationFrame(() => startTransition(() => setNoting(task)));
    },
    [show, send],
  );
  const cancel = useCallback(() => {
    setNoting(null);
    if (!noting) return;
    void show(noting, { isCompleted: false }).then(() => (stopped.current ? refresh(true) : undefined));
  }, [noting, refresh, show]);
  const confirm = useCallback(
    async (notes: string) => {
      if (!noting) return;
      // Nothing typed, nothing to lose.
      if (!notes) setNoting(null);
      if (await send(noting, true, notes)) setNoting(null);
    },
    [noting, send],
  );
  return { noting, tick, cancel, confirm };
};
