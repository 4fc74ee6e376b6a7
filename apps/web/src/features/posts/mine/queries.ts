import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import { homeCategory } from '@amberway/contract/content/types/home-category';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { listPosts } from '@amberway/contract/posts/endpoints';
import { POST_PAGE_SIZE } from '@amberway/contract/posts/texts';
import { call } from '../../../kernel/api.ts';
import { POSTS_SLICE } from '../queries.ts';

/** The user's own posts, newest first; earlier ones on demand. */
export const myPostsQuery = infiniteQueryOptions({
  queryKey: [POSTS_SLICE, 'mine'],
  queryFn: async ({ pageParam, signal }) =>
    (await call(listPosts, { query: { page: pageParam, limit: POST_PAGE_SIZE } }, { signal })).data,
  initialPageParam: 1,
  getNextPageParam: ({ totalCount }, pages) =>
    pages.length * POST_PAGE_SIZE < totalCount ? pages.length + 1 : undefined,
});

const MAX_TOPICS = 24;

/** The most frequent topics of families, from the home content. */
export const topicsQuery = queryOptions({
  queryKey: [POSTS_SLICE, 'topics'],
  queryFn: async ({ signal }) => {
    const { list } = endpointsOf(homeCategory);
    return (await call(list, { query: { pageSize: MAX_TOPICS } }, { signal })).data as (ContentRecord & {
      name: string;
    })[];
  },
  staleTime: 15 * MINUTE,
});
