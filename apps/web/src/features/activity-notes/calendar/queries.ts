import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOwnNotes } from '@amberway/contract/activity-notes/endpoints';
import { call } from '../../../kernel/api.ts';
import { NOTES_SLICE } from '../queries.ts';

/** The user's own sessions between two instants. */
export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'calendar', from, to],
    queryFn: async ({ signal }) => (await call(listOwnNotes, { query: { from, to } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
