import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getPost, listPosts, POST_SORTS } from '@amberway/contract/posts/endpoints';
import type { UserPost } from '@amberway/contract/posts/schemas';
import { call } from '../../kernel/api.ts';
import { loadAllRows } from '../../ui/list/load-all-rows.ts';
import { sortQuery } from '../../ui/list/list-state.ts';
import type { ListData } from '../../ui/list/use-list-query.ts';
import type { List } from '../../ui/list/use-list-state.ts';

export const POSTS_SLICE = 'posts';
/** Query parameter, named by the specification. */
export const UNANSWERED = 'showUnansweredPosts';

/** The list opens on what waits for an answer; only an explicit 'false' in the URL shows all posts. */
export const isUnansweredOnly = (list: List): boolean => !list.filters[UNANSWERED]?.includes('false');

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [POSTS_SLICE, 'post', id],
    queryFn: async ({ signal }) => (await call(getPost, { params: { id } }, { signal })).data,
  });

/** One page of posts, deleted ones included. */
export const usePosts = (list: List): ListData<UserPost> => {
  const query = {
    includeDeleted: true,
    page: list.page,
    limit: list.pageSize,
    showUnansweredPosts: isUnansweredOnly(list),
    ...(list.search ? { search: list.search } : {}),
    // The only column that can be sorted by.
    ...(list.sort && { ...sortQuery(list.sort), sort: POST_SORTS[0] }),
  };
  const found = useQuery({
    queryKey: [POSTS_SLICE, 'list', query],
    queryFn: async ({ signal }) => (await call(listPosts, { query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
  return {
    rows: found.data?.docs ?? [],
    count: found.data?.totalCount ?? 0,
    pending: found.isPending,
    refreshing: found.isFetching && !found.isPending,
    error: found.error,
    retry: () => void found.refetch(),
    loadAll: (max) =>
      loadAllRows(max, async (page, limit) => (await call(listPosts, { query: { ...query, page, limit } })).data.docs),
  };
};
