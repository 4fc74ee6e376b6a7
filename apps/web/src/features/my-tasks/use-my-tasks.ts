import { useQueryClient } from '@tanstack/react-query';
import { createMyTask, deleteMyTask, updateMyTask } from '@amberway/contract/my-tasks/endpoints';
import type { MyTask } from '@amberway/contract/my-tasks/schemas';
import { myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { call } from '../../kernel/api.ts';
import { useUndo } from '../../ui/confirm/use-undo.tsx';
import { useNotices } from '../../ui/notices.ts';
import { myTasksQuery } from './queries.ts';

type List = MyTask[];

/** What one does with them. Each shows at once; a server that refuses takes it back and says why. */
export const useMyTasks = () => {
  const client = useQueryClient();
  const notices = useNotices();
  const offerUndo = useUndo();
  const { queryKey } = myTasksQuery;

  /** Answers whether it is done. */
  const act = async (show: (now: List) => List, send: () => Promise<unknown>): Promise<boolean> => {
    // An answer that is on its way knows nothing of the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (now) => now && show(now));
    try {
      await send();
      return true;
    } catch (error) {
      notices.error(error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  const changed = (id: string, change: Partial<MyTask>) => (now: List) =>
    now.map((task) => (task._id === id ? { ...task, ...change } : task));

  const add = (title: string, key: string) =>
    act(
      (now) => now,
      () => call(createMyTask, { body: { title } }, { idempotencyKey: key }),
    );

  const bringBack = async ({ title, completed }: MyTask) => {
    const { data } = await call(createMyTask, { body: { title } }, { idempotencyKey: crypto.randomUUID() });
    if (completed) await call(updateMyTask, { params: { id: data._id }, body: { completed } });
    await client.invalidateQueries({ queryKey });
  };

  return {
    add,
    // Without a version: a tick is not an edit, the last one counts.
    tick: (task: MyTask, completed: boolean) =>
      void act(changed(task._id, { completed }), () =>
        call(updateMyTask, { params: { id: task._id }, body: { completed } }),
      ),
    rename: (task: MyTask, title: string) =>
      act(changed(task._id, { title }), () =>
        call(updateMyTask, { params: { id: task._id }, body: { title, version: task.version } }),
      ),
    remove: async (task: MyTask) => {
      const gone = await act(
        (now) => now.filter(({ _id }) => _id !== task._id),
        () => call(deleteMyTask, { params: { id: task._id } }),
      );
      if (gone) offerUndo(myTaskTexts.removed, () => bringBack(task));
    },
  };
};
export type MyTaskActs = ReturnType<typeof useMyTasks>;
