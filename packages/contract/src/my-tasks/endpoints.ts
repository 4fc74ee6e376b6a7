import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { pagingFields } from '../kernel/query.ts';
import { createMyTaskBody, myTask, updateMyTaskBody } from './schemas.ts';

const tag = 'myTasks';
const write = { area: 'myTasks', action: 'write' } as const;
const params = z.object({ id });

export const listMyTasks = endpoint({
  method: 'GET',
  path: 'mytasks',
  tag,
  summary: 'The caller’s own tasks: open ones first, then newest first',
  access: { area: 'myTasks', action: 'read' },
  reads: false,
  query: z.object({ ...pagingFields }),
  reply: listReply(myTask),
});

export const createMyTask = endpoint({
  method: 'POST',
  path: 'mytasks',
  tag,
  summary: 'Add a task',
  access: write,
  idempotent: true,
  body: createMyTaskBody,
  reply: reply(myTask),
});

export const updateMyTask = endpoint({
  method: 'PUT',
  path: 'mytasks/:id',
  tag,
  summary: 'Rename or tick a task',
  access: write,
  params,
  body: updateMyTaskBody,
  reply: reply(myTask),
});

export const deleteMyTask = endpoint({
  method: 'DELETE',
  path: 'mytasks/:id',
  tag,
  summary: 'Remove a task',
  access: write,
  params,
  reply: emptyReply,
});
