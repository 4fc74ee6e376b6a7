import { queryOptions, useQuery } from '@tanstack/react-query';
import { findResourceUses } from '@amberway/contract/resources/endpoints';
import { resourceUsesSentence } from '@amberway/contract/resources/uses';
import { call } from '../../kernel/api.ts';
import { UsesLine } from '../../ui/confirm/UsesLine.tsx';
import { RESOURCES_SLICE } from './queries.ts';

const usesQuery = (id: string) =>
  queryOptions({
    queryKey: [RESOURCES_SLICE, 'uses', id],
    queryFn: async ({ signal }) => (await call(findResourceUses, { params: { id } }, { signal })).data,
    // The counts in the question must be current.
    gcTime: 0,
  });

/** Where the resource is used, inside the question before it is deleted. */
export const ResourceUses = ({ id }: { id: string }) => {
  const { data, isError } = useQuery(usesQuery(id));
  return <UsesLine sentence={data && resourceUsesSentence(data)} failed={isError} />;
};
