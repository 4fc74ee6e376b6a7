import { queryOptions } from '@tanstack/react-query';
import {
  getNoteContext,
  getNoteDetails,
  getNoteOverview,
  listNoteDrafts,
} from '@amberway/contract/activity-notes/endpoints';
import { call } from '../../kernel/api.ts';

/** First part of every cache key of this area: whatever changes a session makes all of them old. */
export const NOTES_SLICE = 'activity-notes';

/** One note with everything around it, in one request. */
export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'details', id],
    queryFn: async ({ signal }) => (await call(getNoteDetails, { params: { id } }, { signal })).data,
  });

/** What stands beside a note that is not written yet. */
export const contextQuery = (memberId: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'context', memberId],
    queryFn: async ({ signal }) => (await call(getNoteContext, { params: { memberId } }, { signal })).data,
  });

/** The people around a child. */
export const overviewQuery = (memberId: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'overview', memberId],
    queryFn: async ({ signal }) => (await call(getNoteOverview, { params: { memberId } }, { signal })).data,
  });

/** Their owner's unfinished notes about a child. They change with every pause in typing, so nothing old is shown. */
export const noteDraftsQuery = (memberId: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'drafts', memberId],
    queryFn: async ({ signal }) => (await call(listNoteDrafts, { params: { memberId } }, { signal })).data,
    staleTime: 0,
  });
