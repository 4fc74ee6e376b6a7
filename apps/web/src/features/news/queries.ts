import { queryOptions } from '@tanstack/react-query';
import { SECOND } from '@amberway/contract/kernel/limits';
import { getNews } from '@amberway/contract/news/endpoints';
import { call } from '../../kernel/api.ts';
import { REMEMBERED } from '../../kernel/queries/remembered.ts';

const NEWS_SLICE = 'news';

export const newsQuery = queryOptions({
  queryKey: [NEWS_SLICE],
  queryFn: async ({ signal }) => (await call(getNews, undefined, { signal })).data,
  // What an earlier load of this tab left may have been closed since, here or on another device.
  staleTime: SECOND,
  meta: REMEMBERED,
});
