import { pageWindow } from '@amberway/contract/kernel/query';
import type { UpdateTaskBody } from '@amberway/contract/tasks/body';
import {
  createTask as createTaskEndpoint,
  getTask,
  getTaskDetails,
  listAssignees,
  listTasks as listTasksEndpoint,
  patchTask,
  setTaskStatus,
  skipTaskReminder,
  undoTick as undoTickEndpoint,
  updateTask as updateTaskEndpoint,
} from '@amberway/contract/tasks/endpoints';
import { taskTexts } from '@amberway/contract/tasks/texts';
import { findMemberInReach } from '../../kernel/authorise/queries.ts';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import type { RequestActor } from '../../kernel/authorise/request-actor.ts';
import { principalReach } from '../../kernel/identity/principal.ts';
import { presentPerson } from '../../kernel/identity/person.ts';
import { isReminderSkipped } from '../notifications/public.ts';
import { resourceNames } from '../resources/public.ts';
import { findSkillWithin, isRestoring } from '../programme/public.ts';
import { presentDetails, presentSummaries, presentTask } from './load.ts';
import { findTaskWithin, listTasks, resourcesOfTask, type TaskRecord } from './queries.ts';
import { skipReminder } from './reminder/skip.ts';
import { createTask } from './save/create.ts';
import { assignableTo } from './save/queries.ts';
import { undoTick } from './save/undo-tick.ts';
import { restoreTask } from './save/restore.ts';
import { updateTask } from './save/update.ts';

const load = async ({ principal, reach }: Omit<RequestActor, 'requestId'>, id: string): Promise<TaskRecord> => {
  const found = await findTaskWithin(principal, reach, id);
  if (!found) throw notFound();
  return found;
};

const linksOf = async (taskId: string) => {
  const ids = await resourcesOfTask(taskId);
  const names = ids.length > 0 ? await resourceNames(ids) : new Map<string, string>();
  return ids.flatMap((_id) => (names.has(_id) ? [{ _id, name: names.get(_id) ?? '' }] : []));
};

const taskReply = async (record: TaskRecord) => presentTask(record, await linksOf(record.task.id));

const update = async (actor: RequestActor, id: string, body: UpdateTaskBody) => {
  if (isRestoring(body) && (await restoreTask(actor, id, body.version)))
    return ok(await taskReply(await load(actor, id)), taskTexts.restored);
  const before = await load(actor, id);
  const { gone } = await updateTask(actor, id, body);
  if (!gone) return ok(await taskReply(await load(actor, id)), taskTexts.updated);
  const removed = { ...before, task: { ...before.task, deletedAt: before.task.updatedAt } };
  return ok(await taskReply(removed), taskTexts.removed);
};

export const taskRoutes = [
  route(listTasksEndpoint, async ({ principal, reach, query }) => {
    const { member, skill, assignee, isCompleted } = query;
    if (!member && !skill && !assignee) throw invalidFields({ member: taskTexts.selectSkill });
    if (member && !(await findMemberInReach(principal, reach, member))) throw notFound();
    if (skill && !(await findSkillWithin(principal, reach, skill))) throw notFound();
    const filter = { memberId: member, skillId: skill, assigneeId: assignee, isCompleted };
    const { rows, count } = await listTasks(principal, reach, filter, pageWindow(query));
    return okList(await presentSummaries(rows), count);
  }),

  route(listAssignees, async ({ principal, reach, params }) => {
    const member = await findMemberInReach(principal, reach, params.memberId);
    if (!member) throw notFound();
    const people = await assignableTo(member);
    return okList(people.map(presentPerson), people.length);
  }),

  route(getTask, async ({ params, ...actor }) => ok(await taskReply(await load(actor, params.id)))),

  route(getTaskDetails, async ({ params, ...actor }) => {
    const record = await load(actor, params.id);
    const { id, dueDate } = record.task;
    const skipped = dueDate !== null && (await isReminderSkipped(actor.principal.userId, id, dueDate));
    return ok(await presentDetails(record, await linksOf(id), skipped));
  }),

  route(createTaskEndpoint, async ({ body, ...actor }) => {
    const id = await createTask(actor, body);
    return ok(await taskReply(await load(actor, id)), taskTexts.created);
  }),

  route(updateTaskEndpoint, ({ params, body, ...actor }) => update(actor, params.id, body)),
  route(patchTask, ({ params, body, ...actor }) => update(actor, params.id, body)),

  route(setTaskStatus, async ({ params, body, ...actor }) => {
    await updateTask(actor, params.id, body, 'tick');
    return ok(await taskReply(await load(actor, params.id)), taskTexts.updated);
  }),

  route(undoTickEndpoint, async ({ params, body, ...actor }) => {
    await undoTick(actor, params.id, body.version);
    return ok(await taskReply(await load(actor, params.id)), taskTexts.updated);
  }),

  route(skipTaskReminder, async ({ principal, params, body }) => {
    const reach = principalReach(principal, 'tasks', 'read');
    await skipReminder(principal, await load({ principal, reach }, params.id), body.skipped);
    return ok({ skipped: body.skipped });
  }),
];
