import type { TaskSummary } from '@amberway/contract/tasks/schemas';
import { useViewerZone } from '../../kernel/queries/me.ts';
import { SaidTime } from '../../ui/SaidTime.tsx';
import { useDay } from '../../ui/use-day.ts';
import { dueText, tickedText } from './said-task.ts';

type Props = {
  task: Pick<TaskSummary, 'isCompleted' | 'completedAt' | 'dueDate' | 'tickedBy'>;
  viewerId: string;
};

/** The moment that `TaskDay` is about; null if there is nothing to say. */
export const taskDayOf = ({ isCompleted, completedAt, dueDate }: Omit<Props['task'], 'tickedBy'>): string | null =>
  isCompleted ? completedAt : dueDate;

/** When a task is due or was done: 'By Sunday', 'Done yesterday'. */
export const TaskDay = ({ task, viewerId }: Props) => {
  const zone = useViewerZone();
  const now = useDay(zone);
  const at = taskDayOf(task);
  if (!at) return null;
  return <SaidTime at={at}>{task.isCompleted ? tickedText(task, viewerId, zone) : dueText(at, now)}</SaidTime>;
};
