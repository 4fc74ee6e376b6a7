import type { Progress } from '@amberway/contract/dashboards/schemas';

type List = Progress['pendingTasks'];
type Tasks = Pick<Progress, 'pendingTasks' | 'completedTasks'>;

const flagged = (list: List, id: string, isCompleted: boolean): List => ({
  ...list,
  items: list.items.map((task) => (task._id === id ? { ...task, isCompleted } : task)),
});

/** The cards with one task ticked or unticked. The task keeps its position until the refetch. */
export const withTick = <T extends Tasks>(progress: T, _id: string, { isCompleted }: { isCompleted: boolean }): T => {
  const { pendingTasks, completedTasks } = progress;
  const task = [...pendingTasks.items, ...completedTasks.items].find((one) => one._id === _id);
  if (!task || task.isCompleted === isCompleted) return progress;
  const more = isCompleted ? 1 : -1;
  return {
    ...progress,
    pendingTasks: { ...flagged(pendingTasks, _id, isCompleted), count: pendingTasks.count - more },
    completedTasks: { ...flagged(completedTasks, _id, isCompleted), count: completedTasks.count + more },
  };
};
