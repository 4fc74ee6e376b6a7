import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DashboardTask, Progress } from '@amberway/contract/dashboards/schemas';
import { setTaskStatus } from '@amberway/contract/tasks/endpoints';
import { call } from '../../kernel/api.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { useNotices } from '../../ui/notices.ts';
import { DASHBOARDS_SLICE } from './queries.ts';
import { withTick } from './with-tick.ts';

type Ticked = Pick<DashboardTask, '_id' | 'name'>;

/** Ticks show at once. A note left unwritten, or a server that refuses, takes them back. */
export const useHomeTick = (memberId: string) => {
  const client = useQueryClient();
  const notices = useNotices();
  const [noting, setNoting] = useState<Ticked | null>(null);
  const queryKey = [DASHBOARDS_SLICE, 'progress', memberId];

  const show = async (task: Ticked, done: boolean) => {
    // An answer that is on its way knows nothing of the tick.
    await client.cancelQueries({ queryKey });
    client.setQueriesData<Progress>({ queryKey }, (now) => now && withTick(now, task, done));
  };
  const refresh = () =>
    Promise.all([DASHBOARDS_SLICE, PROGRAMME_SLICE].map((slice) => client.invalidateQueries({ queryKey: [slice] })));

  /** Whether the server took it. */
  const send = async (task: Ticked, isCompleted: boolean, notes = ''): Promise<boolean> => {
    await show(task, isCompleted);
    try {
      // No words are none to store: an empty note would wipe an earlier one.
      const body = { isCompleted, ...(notes && { notes }) };
      await call(setTaskStatus, { params: { id: task._id }, body });
      return true;
    } catch (error) {
      await show(task, !isCompleted);
      notices.error(error);
      return false;
    } finally {
      void refresh();
    }
  };

  return {
    noting,
    tick: (task: Ticked, done: boolean) => {
      if (!done) return void send(task, false);
      setNoting(task);
      return void show(task, true);
    },
    cancel: () => {
      setNoting(null);
      if (noting) void show(noting, false).then(refresh);
    },
    confirm: async (notes: string) => {
      if (!noting) return;
      // Nothing typed, nothing to lose.
      if (!notes) setNoting(null);
      if (await send(noting, true, notes)) setNoting(null);
    },
  };
};
