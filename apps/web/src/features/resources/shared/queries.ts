import { queryOptions } from '@tanstack/react-query';
import { keepPreviousData } from '@tanstack/react-query';
import { listResources, listSharedResources } from '@amberway/contract/resources/endpoints';
import { POPOVER_PAGE } from '@amberway/contract/resources/limits';
import { SHAREABLE_STATUSES } from '@amberway/contract/resources/status';
import { call } from '../../../kernel/api.ts';
import { RESOURCES_SLICE } from '../queries.ts';

/** The first resources of the library that fit the words and may be given to a child. */
export const shareableQuery = (search: string) =>
  queryOptions({
    queryKey: [RESOURCES_SLICE, 'picker', search],
    queryFn: async ({ signal }) =>
      (
        await call(
          listResources,
          { query: { status: [...SHAREABLE_STATUSES], limit: POPOVER_PAGE, ...(search && { search }) } },
          { signal },
        )
      ).data,
    placeholderData: keepPreviousData,
  });

/** Everything the child has, by name: the popover marks it as added. */
export const sharedNamesQuery = (memberId: string) =>
  queryOptions({
    queryKey: [RESOURCES_SLICE, 'shared', memberId],
    queryFn: async ({ signal }) =>
      (await call(listSharedResources, { params: { id: memberId }, query: { limit: 1 } }, { signal })).allResources,
  });
