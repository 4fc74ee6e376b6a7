import type { QueryClient } from '@tanstack/react-query';
import { listLearning } from '@amberway/contract/learning/endpoints';
import { listQuery } from '../../ui/list/list-query.ts';
import { choicesQuery, continueQuery, LEARNING_SLICE } from './queries.ts';

export const PAGE_SIZES = [24, 48, 96] as const;

/** Loads what the library shows at first: without filters in the URL, its first page. */
export const prefetchLibrary = async (client: QueryClient): Promise<void> => {
  if (location.search) return;
  const firstPage = listQuery(listLearning, { slice: LEARNING_SLICE, page: 1, pageSize: PAGE_SIZES[0] });
  await Promise.all([
    client.prefetchQuery(firstPage),
    client.prefetchQuery(continueQuery),
    client.prefetchQuery(choicesQuery),
  ]);
};
