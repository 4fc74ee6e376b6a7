import { createMyTask, deleteMyTask, updateMyTask } from '@amberway/contract/my-tasks/endpoints';
import type { MyTask } from '@amberway/contract/my-tasks/schemas';
import { myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { call } from '../../kernel/api.ts';
import { useListActions } from '../../ui/list/use-list-actions.ts';
import { myTasksQuery } from './queries.ts';

const create = (title: string, key: string) => call(createMyTask, { body: { title } }, { idempotencyKey: key });

const bringBack = async ({ title, completed }: MyTask) => {
  const { data } = await create(title, crypto.randomUUID());
  if (completed) await call(updateMyTask, { params: { id: data._id }, body: { completed } });
};

/** What one does with them. */
export const useMyTasks = () => {
  const acts = useListActions<MyTask>(myTasksQuery.queryKey);
  return {
    add: (title: string, key: string) => acts.add(() => create(title, key)),
    // Without a version: a tick is not an edit, the last one counts.
    tick: (task: MyTask, completed: boolean) =>
      void acts.change(task, { completed }, () =>
        call(updateMyTask, { params: { id: task._id }, body: { completed } }),
      ),
    rename: (task: MyTask, title: string) =>
      acts.change(task, { title }, () =>
        call(updateMyTask, { params: { id: task._id }, body: { title, version: task.version } }),
      ),
    remove: (task: MyTask) =>
      acts.remove(
        task,
        myTaskTexts.removed,
        () => call(deleteMyTask, { params: { id: task._id } }),
        () => bringBack(task),
      ),
  };
};
export type MyTaskActions = ReturnType<typeof useMyTasks>;
