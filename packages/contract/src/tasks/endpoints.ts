import { z } from 'zod';
import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { optionalFlag, optionalId, pagingFields } from '../kernel/query.ts';
import { createTaskBody, taskReminderBody, taskStatusBody, undoTickBody, updateTaskBody } from './body.ts';
import { task, taskDetails, taskPerson, taskSummary } from './schemas.ts';
import { tasksWire as wire } from './wire.ts';

const tag = 'tasks';
const read = { area: 'tasks', action: 'read' } as const;
const byId = z.object({ id });

export const listTasks = endpoint({
  method: 'GET',
  path: 'task',
  wire,
  tag,
  summary: 'Tasks of a child, of a skill or of an assignee, newest first',
  access: read,
  reads: { area: 'programme', member: ['query.member', 'data.*.member'] },
  query: z.object({
    ...pagingFields,
    member: optionalId,
    skill: optionalId,
    assignee: optionalId,
    isCompleted: optionalFlag,
  }),
  reply: listReply(taskSummary),
});

export const listAssignees = endpoint({
  method: 'GET',
  path: 'task/assignees/:memberId',
  wire,
  tag,
  summary: 'The people a task of this child can be assigned to: the family and its staff',
  access: read,
  reads: { area: 'programme', member: 'params.memberId' },
  params: z.object({ memberId: id }),
  reply: listReply(taskPerson),
});

export const getTask = endpoint({
  method: 'GET',
  path: 'task/:id',
  wire,
  tag,
  summary: 'One task',
  access: read,
  reads: { area: 'programme', member: 'data.member' },
  params: byId,
  reply: reply(task),
});

export const getTaskDetails = endpoint({
  method: 'GET',
  path: 'task/details/:id',
  wire,
  tag,
  summary: 'One task with its skill, its outcome and the people involved',
  access: read,
  reads: { area: 'programme', member: 'data.member' },
  params: byId,
  reply: reply(taskDetails),
});

export const createTask = endpoint({
  method: 'POST',
  path: 'task',
  wire,
  tag,
  summary: 'Add a task to a skill',
  access: { area: 'tasks', action: 'create' },
  idempotent: true,
  body: createTaskBody,
  reply: reply(task),
});

const update = {
  wire,
  path: 'task/:id',
  tag,
  summary: 'Change a task, tick it with isCompleted, remove it with isDeleted, or restore it with isDeleted: false',
  // The body decides which action it is: `tick` is the least permission, and the service checks the others.
  access: { area: 'tasks', action: 'tick' },
  params: byId,
  body: updateTaskBody,
  reply: reply(task),
} as const;
export const updateTask = endpoint({ method: 'PUT', ...update });
export const patchTask = endpoint({ method: 'PATCH', ...update });

export const setTaskStatus = endpoint({
  method: 'PATCH',
  path: 'task/status/:id',
  wire,
  tag,
  summary: 'Tick or untick a task, with a note',
  access: { area: 'tasks', action: 'tick' },
  // A repeated request after a lost response changes nothing and returns the same version, which undoing needs.
  idempotent: 'offline',
  params: byId,
  body: taskStatusBody,
  reply: reply(task),
});

export const undoTick = endpoint({
  method: 'POST',
  path: 'task/status/:id/undo',
  wire,
  tag,
  summary: 'Undo one’s own tick: state, note and notification are as before; 409 if the task was changed since',
  access: { area: 'tasks', action: 'tick' },
  idempotent: true,
  params: byId,
  body: undoTickBody,
  reply: reply(task),
});

export const skipTaskReminder = endpoint({
  method: 'PATCH',
  path: 'task/reminder/:id',
  wire,
  tag,
  summary: 'End one’s own reminders of a task that stays open, or resume them; the task does not change',
  // Staff in a family's view cannot change what the family is reminded of.
  access: { area: 'notifications', action: 'read' },
  params: byId,
  body: taskReminderBody,
  reply: reply(z.object({ skipped: z.boolean() })),
});
