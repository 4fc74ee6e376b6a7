import { queryOptions } from '@tanstack/react-query';
import { getCalendarState, getFeed } from '@amberway/contract/calendar/endpoints';
import { call } from '../../kernel/api.ts';

export const CALENDAR_SLICE = 'calendar';

export const calendarStateQuery = (id: string) =>
  queryOptions({
    queryKey: [CALENDAR_SLICE, 'state', id],
    queryFn: async ({ signal }) => (await call(getCalendarState, { query: { id } }, { signal })).data,
  });

export const feedQuery = queryOptions({
  queryKey: [CALENDAR_SLICE, 'feed'],
  queryFn: async ({ signal }) => (await call(getFeed, undefined, { signal })).data,
});
