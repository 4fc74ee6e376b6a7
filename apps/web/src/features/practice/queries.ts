import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  getDevicePlan,
  getPracticeSummary,
  listPractice,
  listPracticePasses,
} from '@amberway/contract/practice/endpoints';
import { MAX_PAGE_SIZE } from '@amberway/contract/kernel/limits';
import { call } from '../../kernel/api.ts';
import { useLiveEvent } from '../../kernel/live/live.ts';
import { REMEMBERED } from '../../kernel/queries/remembered.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';

/** First part of every query key of this slice. */
export const PRACTICE_SLICE = 'practice';

/** Plans and figures of this week, for all skills of a child in one request. */
export const practiceSummaryQuery = (member: string) =>
  queryOptions({
    ...retryPolicy,
    queryKey: [PRACTICE_SLICE, member, 'summary'],
    queryFn: async ({ signal }) => (await call(getPracticeSummary, { query: { member } }, { signal })).data,
    meta: REMEMBERED,
  });

/** The newest entries of one skill, also more of them than a page holds. */
export const skillEntriesQuery = (member: string, skill: string, most: number) =>
  queryOptions({
    queryKey: [PRACTICE_SLICE, member, 'entries', skill, most],
    queryFn: async ({ signal }) => {
      const pageAt = (skip: number) => {
        const limit = Math.min(most - skip, MAX_PAGE_SIZE);
        return call(listPractice, { query: { member, skill, skip, limit } }, { signal });
      };
      const { data, count } = await pageAt(0);
      const rest: (typeof data)[] = [];
      for (let skip = MAX_PAGE_SIZE; skip < Math.min(most, count); skip += MAX_PAGE_SIZE)
        rest.push((await pageAt(skip)).data);
      return { data: [...data, ...rest.flat()], count };
    },
    placeholderData: (before) => before,
  });

/** As many as hold this week's newest note about each practised skill. */
const LATEST = 50;

/** The newest entries of a child. */
export const latestEntriesQuery = (member: string) =>
  queryOptions({
    queryKey: [PRACTICE_SLICE, member, 'latest'],
    queryFn: async ({ signal }) =>
      (await call(listPractice, { query: { member, skip: 0, limit: LATEST } }, { signal })).data,
  });

/** Places and people to choose from. */
export const practiceChoicesQuery = (member: string) =>
  queryOptions({
    queryKey: [PRACTICE_SLICE, member, 'choices'],
    queryFn: async ({ signal }) => {
      const { children, places } = (await call(getDevicePlan, { query: { member } }, { signal })).data;
      return { places, people: children[0]?.people ?? [] };
    },
  });

export const passesQuery = queryOptions({
  queryKey: [PRACTICE_SLICE, 'passes'],
  queryFn: async ({ signal }) => (await call(listPracticePasses, undefined, { signal })).data,
});

/** Entries appear as they arrive. */
export const useLivePractice = (member: string): void => {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: [PRACTICE_SLICE, member] });
  useLiveEvent('practice', (event) => {
    if (event.member === member) refetch();
  });
  useLiveEvent('refresh', refetch);
};
