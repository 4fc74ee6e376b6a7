import { infiniteQueryOptions, queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { listDiary, listMoods } from '@amberway/contract/diary/endpoints';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { DIARY_PAGE_SIZE } from '@amberway/contract/diary/texts';
import { MAX_PAGE_SIZE, MINUTE } from '@amberway/contract/kernel/limits';
import { call } from '../../kernel/api.ts';
import { REMEMBERED } from '../../kernel/queries/remembered.ts';

export const DIARY_SLICE = 'diary';

type Page = { data: DiaryEntry[]; count: number };

export const moodsQuery = queryOptions({
  queryKey: [DIARY_SLICE, 'moods'],
  queryFn: async ({ signal }) => (await call(listMoods, undefined, { signal })).data,
  staleTime: 15 * MINUTE,
  meta: REMEMBERED,
});

/** The entries of a child between two days, both included, the latest first. */
export const diaryQuery = (member: string, from: string, to: string) =>
  queryOptions({
    // One day is what the home shows; a longer range would fill the tab's memory.
    ...(from === to && { meta: REMEMBERED }),
    queryKey: [DIARY_SLICE, 'days', member, from, to],
    // One request returns little more than half a year; the mood counts need the whole range.
    queryFn: async ({ signal }) => {
      const entries: DiaryEntry[] = [];
      let page: Page;
      do {
        const query = { from, to, skip: entries.length, limit: MAX_PAGE_SIZE };
        // Each page depends on the end of the previous one.
        // oxlint-disable-next-line no-await-in-loop
        page = await call(listDiary, { params: { memberId: member }, query }, { signal });
        entries.push(...page.data);
      } while (page.data.length > 0 && entries.length < page.count);
      return entries;
    },
  });

const nextOf = (last: Page, pages: Page[]): number | undefined => {
  const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
  return last.data.length > 0 && loaded < last.count ? loaded : undefined;
};

/** The first query, as loading until the second has answered as well: what shows both gets its height at once. */
export const whenBoth = <T>(first: UseQueryResult<T>, second: Pick<UseQueryResult, 'isPending'>) => ({
  error: first.error,
  isFetching: first.isFetching,
  refetch: first.refetch,
  data: second.isPending ? undefined : first.data,
});

/** The whole diary, a month at a time. */
export const allDaysQuery = (member: string) =>
  infiniteQueryOptions({
    queryKey: [DIARY_SLICE, 'all', member],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(listDiary, { params: { memberId: member }, query: { skip: pageParam, limit: DIARY_PAGE_SIZE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
