import { queryOptions, useQuery } from '@tanstack/react-query';
import { findUses } from '@amberway/contract/content/bin';
import type { ContentName } from '@amberway/contract/content/registry';
import { usesSentence } from '@amberway/contract/content/uses';
import { call } from '../../../kernel/api.ts';
import { CONTENT_SLICE } from '../slice.ts';
import { binLabels } from './labels.ts';
import styles from './bin.module.css';

type Props = { type: ContentName; ids: readonly string[] };

const usesQuery = ({ type, ids }: Props) =>
  queryOptions({
    queryKey: [CONTENT_SLICE, 'uses', type, ids],
    queryFn: async ({ signal }) => (await call(findUses, { query: { type, ids: [...ids] } }, { signal })).data,
    // The counts in the question must be current.
    gcTime: 0,
  });

/** Where the records are used, inside the question. Its line is reserved while it loads. */
export const UsedIn = (props: Props) => {
  const { data, isError } = useQuery(usesQuery(props));
  return (
    <p className={styles['uses']} role="status">
      {data ? usesSentence(data, props.ids.length) : isError ? binLabels.unknown : binLabels.looking}
    </p>
  );
};
