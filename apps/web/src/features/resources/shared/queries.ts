import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listResources, listSharedResources } from '@amberway/contract/resources/endpoints';
import { POPOVER_PAGE } from '@amberway/contract/resources/limits';
import { SHAREABLE_STATUSES } from '@amberway/contract/resources/status';
import { call } from '../../../kernel/api.ts';
import type { ShareOptions } from '../../../ui/share/share-options.ts';
import { RESOURCES_SLICE } from '../queries.ts';

/** The first resources of the library that match the search and can be shared with a child. */
const findShareable = async (search: string, signal: AbortSignal) => {
  const query = { status: [...SHAREABLE_STATUSES], limit: POPOVER_PAGE, ...(search && { search }) };
  return (await call(listResources, { query }, { signal })).data;
};

export const shareableQuery = (search: string) =>
  queryOptions({
    queryKey: [RESOURCES_SLICE, 'picker', search],
    queryFn: ({ signal }) => findShareable(search, signal),
    placeholderData: keepPreviousData,
  });

export const shareableResources: ShareOptions['choices'] = (search) => ({
  queryKey: [RESOURCES_SLICE, 'choices', search],
  queryFn: async ({ signal }) =>
    (await findShareable(search, signal)).map(({ _id, name, type }) => ({
      id: _id,
      name,
      note: type.name,
    })),
});

/** All resources of the child. */
export const resourcesOf = (memberId: string): ShareOptions['already'] => ({
  queryKey: [RESOURCES_SLICE, 'shared', memberId],
  queryFn: async ({ signal }) => {
    const input = { params: { id: memberId }, query: { limit: 1 } };
    return (await call(listSharedResources, input, { signal })).allResources.map(({ _id }) => _id);
  },
});
