import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { RequestActor } from '../../../kernel/authorise/request-actor.ts';
import { recountTaskReaders } from '../../notifications/public.ts';
import type { BeforeTick } from '../../programme/public.ts';
import type { StoredTask } from '../queries.ts';
import { notifyTaskChanged } from './notify.ts';
import { refuseFrozen } from './check.ts';
import type { LockedTask, TaskChanges } from './locked.ts';
import { type NewTask, now, storeTask } from './queries.ts';
import { refuseTick } from './rights.ts';

/** The columns of a tick: when, and by whom. */
export const tickValues = ({ principal }: RequestActor, isCompleted: boolean): Partial<NewTask> => ({
  isCompleted,
  completedAt: isCompleted ? now : null,
  completedBy: isCompleted ? principal.actorId : null,
});

/** What undoing restores, for a change that makes this the next version. */
export const beforeTick = ({ principal }: RequestActor, task: StoredTask): BeforeTick => ({
  by: principal.actorId,
  at: new Date().toISOString(),
  version: task.version + 1,
  isCompleted: task.isCompleted,
  completedAt: task.completedAt,
  completedBy: task.completedBy,
  notes: task.notes,
});

/** Ticks or unticks a task, with the note sent along. */
export const tickTask = async (
  actor: RequestActor,
  { task, at }: LockedTask,
  isCompleted: boolean,
  { assigned, notes }: TaskChanges,
) => {
  const { principal, requestId } = actor;
  refuseTick(principal, assigned);
  refuseFrozen(at, task, 'isCompleted');
  const noted = notes === undefined ? {} : { notes };
  const undo = isCompleted ? beforeTick(actor, task) : null;
  await storeTask(task.id, { ...noted, ...tickValues(actor, isCompleted), beforeTick: undo });
  await recordAudit({
    principal,
    action: isCompleted ? 'tick' : 'untick',
    record: 'task',
    recordId: task.id,
    subjectId: at.family.parentId,
    before: { ...task, assignee: assigned },
    after: { ...noted, isCompleted },
    requestId,
  });
  await notifyTaskChanged(principal, at.family, task, { marked: isCompleted });
  // Reminders of a task are shown while it is open.
  await recountTaskReaders(task.id);
};
