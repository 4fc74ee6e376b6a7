import { isFamily } from '../kernel/roles.ts';
import { can, type Viewer } from '../kernel/permissions.ts';
import { type Standing, tasksCanChange } from '../programme/skill-status.ts';

/** The person at the keyboard: while acting as a customer, the member of staff. */
export type TaskViewer = Viewer & { id: string };
type OfTask = { createdBy: string; assignee: readonly { _id: string }[] } & Kept;
/** How the end of its skill or outcome left it. */
type Kept = { closedAt?: string | null; isExtra?: boolean };

/** Families change what they added and tick what is theirs to do; those who coach them change and tick everything. */

export const mayEditTask = (viewer: TaskViewer, task: Pick<OfTask, 'createdBy'>): boolean =>
  can(viewer, 'tasks', 'edit') && (!isFamily(viewer) || task.createdBy === viewer.id);

export const mayTickTask = (viewer: TaskViewer, task: Pick<OfTask, 'assignee'>): boolean =>
  can(viewer, 'tasks', 'tick') && (!isFamily(viewer) || task.assignee.some(({ _id }) => _id === viewer.id));

/** The fields of the whole form, or the family's few. */
export const fillsWholeTask = (viewer: Viewer): boolean => can(viewer, 'tasks', 'create') && !isFamily(viewer);

export const taskCanChange = (at: Standing, { closedAt }: Kept): boolean => tasksCanChange(at) && !closedAt;

/** Extra practice outlives its skill: it is ticked and can be removed, its text stays as it is. */
export const taskGoesOn = (at: Standing, task: Kept): boolean =>
  taskCanChange(at, task) || (Boolean(task.isExtra) && !task.closedAt);

/** Which buttons the viewer sees on a task. The server asks the same. */
export const taskActions = (viewer: TaskViewer, task: OfTask, at: Standing) => {
  const goesOn = taskGoesOn(at, task);
  return {
    edit: taskCanChange(at, task) && mayEditTask(viewer, task),
    tick: goesOn && mayTickTask(viewer, task),
    delete: goesOn && can(viewer, 'tasks', 'delete'),
  };
};
