import { useMemo } from 'react';
import type { FormMode } from '@amberway/contract/shell/texts';
import type { TaskViewer } from '@amberway/contract/tasks/actions';
import { updateTask } from '@amberway/contract/tasks/endpoints';
import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';
import { useDelete } from '../../ui/confirm/use-delete.ts';
import { kindAndId } from '../../ui/form/record-part.ts';
import type { RecordUrl } from '../../ui/form/use-record-url.ts';
import { today } from '../../ui/today.ts';
import { useAction } from '../../ui/use-action.ts';
import { TASK } from './kind.ts';
import type { Tick } from './use-tick.ts';
import { useTaskViewer } from './viewer.ts';

export type TaskHandlers = {
  viewer: TaskViewer;
  /** Today in the viewer's time zone: tasks due before it are overdue. */
  today: string;
  zone: string | null;
  tick: Tick['tick'];
  show: (mode: FormMode, id: string) => void;
  href: (mode: FormMode, id: string) => string;
  remove: (task: TaskSummary) => void;
};

/** Actions on the tasks of a page, as one memoised object. */
export const useTaskHandlers = (record: RecordUrl, tick: Tick['tick']): TaskHandlers => {
  const confirmDelete = useDelete();
  const { run } = useAction(updateTask, { invalidates: [PROGRAMME_SLICE] });
  const { run: restore } = useAction(updateTask, { invalidates: [PROGRAMME_SLICE], done: taskTexts.restored });
  const viewer = useTaskViewer();
  const { timeZone } = useMe();
  return useMemo(
    () => ({
      viewer,
      today: today(timeZone),
      zone: timeZone,
      tick,
      show: (mode, id) => record.show(mode, kindAndId(TASK, id)),
      href: (mode, id) => record.href(mode, kindAndId(TASK, id)),
      remove: (task) =>
        confirmDelete({
          noun: TASK,
          name: task.name,
          question: taskTexts.confirmDelete,
          done: taskTexts.removed,
          onYes: () => run({ params: { id: task._id }, body: { isDeleted: true } }),
          undo: () => restore({ params: { id: task._id }, body: { isDeleted: false } }),
        }),
    }),
    [viewer, timeZone, tick, record, confirmDelete, restore, run],
  );
};
