import { queryOptions } from '@tanstack/react-query';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { getNews } from '@amberway/contract/news/endpoints';
import { call } from '../../kernel/api.ts';
import { REMEMBERED } from '../../kernel/queries/remembered.ts';

const NEWS_SLICE = 'news';

/** Fetched occasionally, not on every page. */
export const newsQuery = queryOptions({
  queryKey: [NEWS_SLICE],
  queryFn: async ({ signal }) => (await call(getNews, undefined, { signal })).data,
  staleTime: 15 * MINUTE,
  meta: REMEMBERED,
});
