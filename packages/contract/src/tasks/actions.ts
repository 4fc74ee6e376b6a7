import { isFamily } from '../kernel/roles.ts';
import { can, type Viewer } from '../kernel/permissions.ts';
import { type Standing, tasksCanChange } from '../programme/skill-status.ts';

/** The real person: while acting as a customer, the staff member. */
export type TaskViewer = Viewer & { id: string };
type OfTask = { createdBy: string; assignee: readonly { _id: string }[] } & TaskState;
/** What happened to the task when its skill or outcome ended. */
type TaskState = { closedAt?: string | null; isExtra?: boolean };

/** Families edit tasks they added and tick tasks assigned to them; coaches edit and tick all tasks. */

export const mayEditTask = (viewer: TaskViewer, task: Pick<OfTask, 'createdBy'>): boolean =>
  can(viewer, 'tasks', 'edit') && (!isFamily(viewer) || task.createdBy === viewer.id);

export const mayTickTask = (viewer: TaskViewer, task: Pick<OfTask, 'assignee'>): boolean =>
  can(viewer, 'tasks', 'tick') && (!isFamily(viewer) || task.assignee.some(({ _id }) => _id === viewer.id));

/** Whether the viewer fills in the whole form or the family's short one. */
export const fillsWholeTask = (viewer: Viewer): boolean => can(viewer, 'tasks', 'create') && !isFamily(viewer);

export const taskCanChange = (at: Standing, { closedAt }: TaskState): boolean => tasksCanChange(at) && !closedAt;

/** Extra practice outlives its skill: it can be ticked and deleted, but not edited. */
export const taskGoesOn = (at: Standing, task: TaskState): boolean =>
  taskCanChange(at, task) || (Boolean(task.isExtra) && !task.closedAt);

/** Which actions the viewer has on a task. The server checks the same permissions. */
export const taskActions = (viewer: TaskViewer, task: OfTask, at: Standing) => {
  const goesOn = taskGoesOn(at, task);
  return {
    edit: taskCanChange(at, task) && mayEditTask(viewer, task),
    tick: goesOn && mayTickTask(viewer, task),
    delete: goesOn && can(viewer, 'tasks', 'delete'),
  };
};
