import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listDiary, listMoods } from '@amberway/contract/diary/endpoints';
import type { DiaryEntry } from '@amberway/contract/diary/schemas';
import { DIARY_PAGE_SIZE } from '@amberway/contract/diary/texts';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { call } from '../../kernel/api.ts';

export const DIARY_SLICE = 'diary';

export const moodsQuery = queryOptions({
  queryKey: [DIARY_SLICE, 'moods'],
  queryFn: async ({ signal }) => (await call(listMoods, undefined, { signal })).data,
  staleTime: 15 * MINUTE,
});

/** As many days as one call gives: more than half a year. */
const RANGE_MOST = 200;

/** The entries of a child between two days, both included, the latest first. */
export const diaryQuery = (member: string, from: string, to: string) =>
  queryOptions({
    queryKey: [DIARY_SLICE, 'days', member, from, to],
    queryFn: async ({ signal }) =>
      (await call(listDiary, { params: { memberId: member }, query: { from, to, limit: RANGE_MOST } }, { signal }))
        .data,
  });

type Page = { data: DiaryEntry[]; count: number };
const nextOf = (last: Page, pages: Page[]): number | undefined => {
  const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
  return last.data.length > 0 && loaded < last.count ? loaded : undefined;
};

/** The whole diary, a month at a time. */
export const allDaysQuery = (member: string) =>
  infiniteQueryOptions({
    queryKey: [DIARY_SLICE, 'all', member],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(listDiary, { params: { memberId: member }, query: { skip: pageParam, limit: DIARY_PAGE_SIZE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
  });
