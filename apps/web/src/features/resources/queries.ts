import { queryOptions } from '@tanstack/react-query';
import { endpointsOf } from '@amberway/contract/content/endpoints-of';
import { contentTypeOf } from '@amberway/contract/content/registry';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import {
  getResource,
  getResourceReview,
  listFavouriteIds,
  listRelatedTasks,
} from '@amberway/contract/resources/endpoints';
import { call } from '../../kernel/api.ts';

/** One cache slice for the library and the shared resources: a save in one shows in the other. */
export const RESOURCES_SLICE = 'resources';

export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: [RESOURCES_SLICE, 'details', id],
    queryFn: async ({ signal }) => (await call(getResource, { params: { id } }, { signal })).data,
  });

/** Whether what coaches add waits for a review. */
export const reviewQuery = queryOptions({
  queryKey: [RESOURCES_SLICE, 'review'],
  queryFn: async ({ signal }) => (await call(getResourceReview, undefined, { signal })).data.isOn,
});

/** Separate from the slice: a star changes nothing that is read elsewhere. */
export const favouriteIdsQuery = queryOptions({
  queryKey: ['favouriteResources'],
  queryFn: async ({ signal }) => (await call(listFavouriteIds, undefined, { signal })).data,
});

/** All categories: they are few, and a form offers the whole list. */
export const objectivesQuery = queryOptions({
  queryKey: ['content', 'options', 'resourceObjective', 'all'],
  queryFn: async ({ signal }) => {
    const type = contentTypeOf('resourceObjective');
    if (!type) throw new Error('There is no list of categories');
    const { data } = await call(endpointsOf(type).list, { query: { pageSize: MAX_PAGE_SIZE } }, { signal });
    return data.map(({ _id, ['name']: name }) => ({ value: _id, label: String(name) }));
  },
});

/** Tasks of the child that use the resource. */
export const relatedTasksQuery = (id: string, memberId: string) =>
  queryOptions({
    queryKey: [RESOURCES_SLICE, 'tasks', id, memberId],
    queryFn: async ({ signal }) =>
      (await call(listRelatedTasks, { params: { id }, query: { memberId } }, { signal })).data,
  });
