import { createMyTask, deleteMyTask, updateMyTask } from '@amberway/contract/my-tasks/endpoints';
import type { MyTask } from '@amberway/contract/my-tasks/schemas';
import { myTaskTexts } from '@amberway/contract/my-tasks/texts';
import { newKey } from '../../kernel/new-key.ts';
import { useUndo } from '../../ui/confirm/use-undo.ts';
import { listWithout, listWithPart } from '../../ui/list/cached-list.ts';
import { useAction } from '../../ui/use-action.ts';
import { MY_TASKS_SLICE, myTasksQuery } from './queries.ts';

const { queryKey } = myTasksQuery;
const invalidates = [MY_TASKS_SLICE];

/** Actions on the tasks: all optimistic, and a deletion can be undone. */
export const useMyTasks = () => {
  const offerUndo = useUndo();
  const create = useAction(createMyTask, { invalidates });
  const options: Parameters<typeof useAction<typeof updateMyTask>>[1] = {
    optimistic: ({ params, body: { version: _, ...part } }) => listWithPart<MyTask>(queryKey, params.id, part),
    invalidates,
  };
  const update = useAction(updateMyTask, options);
  const rename = useAction(updateMyTask, options);
  const remove = useAction(deleteMyTask, {
    optimistic: ({ params }) => listWithout(queryKey, params.id),
    invalidates,
  });
  const bringBack = async ({ title, completed }: MyTask) => {
    const created = await create.run({ body: { title } }, { idempotencyKey: newKey() });
    if (created && completed) await update.run({ params: { id: created.data._id }, body: { completed } });
  };
  return {
    add: (title: string, idempotencyKey: string) => create.run({ body: { title } }, { idempotencyKey }),
    // No version: for ticks the last write wins.
    tick: ({ _id: id }: MyTask, completed: boolean) => void update.run({ params: { id }, body: { completed } }),
    rename: ({ _id: id, version }: MyTask, title: string) => rename.run({ params: { id }, body: { title, version } }),
    adding: create.busy,
    renaming: rename.pending?.params.id,
    remove: async (task: MyTask) => {
      if (await remove.run({ params: { id: task._id } })) offerUndo(myTaskTexts.removed, () => bringBack(task));
    },
  };
};
export type MyTaskActions = ReturnType<typeof useMyTasks>;
