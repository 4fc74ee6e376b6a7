import { queryOptions, useQuery } from '@tanstack/react-query';
import { findUses } from '@amberway/contract/content/bin';
import type { ContentName } from '@amberway/contract/content/registry';
import { usesSentence } from '@amberway/contract/content/uses';
import { call } from '../../../kernel/api.ts';
import { UsesLine } from '../../../ui/confirm/UsesLine.tsx';
import { CONTENT_SLICE } from '../slice.ts';

type Props = { type: ContentName; ids: readonly string[] };

const usesQuery = ({ type, ids }: Props) =>
  queryOptions({
    queryKey: [CONTENT_SLICE, 'uses', type, ids],
    queryFn: async ({ signal }) => (await call(findUses, { query: { type, ids: [...ids] } }, { signal })).data,
    // The counts in the question must be current.
    gcTime: 0,
  });

/** Where the records are used, inside the question. */
export const UsedIn = (props: Props) => {
  const { data, isError } = useQuery(usesQuery(props));
  return <UsesLine sentence={data && usesSentence(props.type, data, props.ids.length)} failed={isError} />;
};
