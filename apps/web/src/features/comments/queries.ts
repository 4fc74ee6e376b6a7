import { infiniteQueryOptions } from '@tanstack/react-query';
import { listComments } from '@amberway/contract/comments/endpoints';
import { call } from '../../kernel/api.ts';

const PAGE = 20;

/** Comments on a record, newest first, a page at a time. */
export const commentsQuery = (contentId: string) =>
  infiniteQueryOptions({
    queryKey: ['comments', contentId],
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { params: { contentId }, query: { skip: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
      return last.data.length > 0 && loaded < last.count ? loaded : undefined;
    },
  });
