import { queryOptions, useQuery } from '@tanstack/react-query';
import { findLookupUses } from '@amberway/contract/lookups/endpoints';
import { lookupUsesSentence } from '@amberway/contract/lookups/uses';
import { call } from '../../kernel/api.ts';
import { UsesLine } from '../../ui/confirm/UsesLine.tsx';
import { LOOKUPS_SLICE } from './queries.ts';

const usesQuery = (id: string) =>
  queryOptions({
    queryKey: [LOOKUPS_SLICE, 'uses', id],
    queryFn: async ({ signal }) => (await call(findLookupUses, { params: { id } }, { signal })).data,
    // The counts in the question must be current.
    gcTime: 0,
  });

/** Which records refer to the entry, inside the question before it is deleted. */
export const LookupUses = ({ id }: { id: string }) => {
  const { data, isError } = useQuery(usesQuery(id));
  return (
    <>
      <UsesLine sentence={data && lookupUsesSentence(data)} failed={isError} />
      {data && data.length > 0 && <p>They stay as they are. It can no longer be chosen.</p>}
    </>
  );
};
