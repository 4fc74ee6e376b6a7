import { queryOptions } from '@tanstack/react-query';
import {
  getHome,
  getLatestMessage,
  getLatestNote,
  getProgress,
  getToday,
  getWeeklyResources,
} from '@amberway/contract/dashboards/endpoints';
import { HOME_IDEAS, HOME_RESOURCES } from '@amberway/contract/dashboards/texts';
import { listIdeas } from '@amberway/contract/activity-notes/endpoints';
import { call } from '../../kernel/api.ts';
import { staleUnlessOpening } from '../../kernel/queries/opening.ts';
import { REMEMBERED } from '../../kernel/queries/remembered.ts';
import { retryPolicy } from '../../kernel/queries/retry-policy.ts';
import type { DateRange } from '../../ui/date-range/presets.ts';

/** First part of every query key of the home screens. */
export const DASHBOARDS_SLICE = 'dashboards';

// Always refetched on return, because actions on other pages change the figures.
const fresh = { ...retryPolicy, staleTime: staleUnlessOpening, meta: REMEMBERED } as const;

/** What a family's home shows at first. */
export const todayQuery = (member: string) =>
  queryOptions({
    ...fresh,
    queryKey: [DASHBOARDS_SLICE, 'today', member],
    queryFn: async ({ signal }) => (await call(getToday, { query: { member } }, { signal })).data,
  });

export const latestNoteQuery = (member: string) =>
  queryOptions({
    ...fresh,
    queryKey: [DASHBOARDS_SLICE, 'latestNote', member],
    queryFn: async ({ signal }) => (await call(getLatestNote, { query: { member } }, { signal })).data,
  });

export const latestMessageQuery = (member: string) =>
  queryOptions({
    ...fresh,
    queryKey: [DASHBOARDS_SLICE, 'latestMessage', member],
    queryFn: async ({ signal }) => (await call(getLatestMessage, { query: { member } }, { signal })).data,
  });

/** A child's team, the skills of the cycle and the next session. */
export const homeQuery = (member: string) =>
  queryOptions({
    ...fresh,
    queryKey: [DASHBOARDS_SLICE, 'home', member],
    queryFn: async ({ signal }) => (await call(getHome, { query: { member } }, { signal })).data,
  });

/** All progress cards of a child in one request. */
export const progressQuery = (member: string, range: DateRange) => {
  // All days until today is the server's default, so that the request is the same at any time.
  const { startDate, endDate }: Partial<DateRange> = range.name === 'All Time' ? {} : range;
  return queryOptions({
    ...fresh,
    queryKey: [DASHBOARDS_SLICE, 'progress', member, startDate, endDate],
    queryFn: async ({ signal }) =>
      (await call(getProgress, { query: { member, startDate, endDate } }, { signal })).data,
  });
};

export const ideasQuery = (member: string) =>
  queryOptions({
    ...fresh,
    queryKey: [DASHBOARDS_SLICE, 'ideas', member],
    queryFn: ({ signal }) =>
      call(listIdeas, { params: { id: member }, query: { skip: 0, limit: HOME_IDEAS } }, { signal }),
  });

export const weeklyQuery = (member: string) =>
  queryOptions({
    ...fresh,
    queryKey: [DASHBOARDS_SLICE, 'weekly', member],
    queryFn: ({ signal }) =>
      call(getWeeklyResources, { query: { member, skip: 0, limit: HOME_RESOURCES } }, { signal }),
  });
