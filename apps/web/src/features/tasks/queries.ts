import { queryOptions } from '@tanstack/react-query';
import { getTaskDetails, listAssignees } from '@amberway/contract/tasks/endpoints';
import { getResource } from '@amberway/contract/resources/endpoints';
import { call } from '../../kernel/api.ts';
import { PROGRAMME_SLICE } from '../../kernel/queries/programme.ts';

export const taskQuery = (id: string) =>
  queryOptions({
    queryKey: [PROGRAMME_SLICE, 'task', id],
    queryFn: async ({ signal }) => (await call(getTaskDetails, { params: { id } }, { signal })).data,
  });

/** The possible assignees of this child's tasks. */
export const assigneesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['users', 'assignees', memberId],
    queryFn: async ({ signal }) => (await call(listAssignees, { params: { memberId } }, { signal })).data,
  });

/** A resource linked to a task; the library's own queries use the same key. */
export const linkedResourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['resources', 'details', id],
    queryFn: async ({ signal }) => (await call(getResource, { params: { id } }, { signal })).data,
  });
