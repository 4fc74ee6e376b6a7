import { queryOptions } from '@tanstack/react-query';
import { getPublicUser, getUser, type PUBLIC_ROLES } from '@amberway/contract/users/endpoints';
import { call } from '../api.ts';

/** One person's whole record, as far as the viewer may see it. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'details', id],
    queryFn: async ({ signal }) => (await call(getUser, { params: { id } }, { signal })).data,
  });

/** Name, photo and contact line of any person. */
export const publicPersonQuery = (role: keyof typeof PUBLIC_ROLES, id: string) =>
  queryOptions({
    queryKey: ['users', 'public', role, id],
    queryFn: async ({ signal }) => (await call(getPublicUser, { params: { role, id } }, { signal })).data,
  });
