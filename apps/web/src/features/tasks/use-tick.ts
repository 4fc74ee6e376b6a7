import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
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
  confirm: (notes: string) => void;
};

/** Ticks show at once. A note left unwritten, or a server that refuses, takes them back. */
export const useTick = (memberId: string): Tick => {
  const client = useQueryClient();
  const notices = useNotices();
  const [noting, setNoting] = useState<TaskSummary | null>(null);

  const show = useCallback(
    async (task: TaskSummary, isCompleted: boolean) => {
      const { queryKey } = programmeQuery(memberId);
      // An answer that is on its way knows nothing of the tick.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (now) => now && withTask(now, task._id, { isCompleted }));
    },
    [client, memberId],
  );

  const send = useCallback(
    async (task: TaskSummary, isCompleted: boolean, notes?: string) => {
      try {
        await call(setTaskStatus, {
          params: { id: task._id },
          body: { isCompleted, ...(notes !== undefined && { notes }) },
        });
      } catch (error) {
        await show(task, !isCompleted);
        notices.error(error);
      }
      await client.invalidateQueries({ queryKey: [PROGRAMME_SLICE] });
    },
    [client, notices, show],
  );

  const tick = useCallback(
    (task: TaskSummary, done: boolean) => {
      void show(task, done);
      if (done) setNoting(task);
      else void send(task, false);
    },
    [show, send],
  );
  const cancel = useCallback(() => {
    if (noting) void show(noting, false);
    setNoting(null);
  }, [noting, show]);
  const confirm = useCallback(
    (notes: string) => {
      if (noting) void send(noting, true, notes);
      setNoting(null);
    },
    [noting, send],
  );
  return { noting, tick, cancel, confirm };
};
