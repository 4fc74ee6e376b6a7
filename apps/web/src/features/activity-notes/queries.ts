import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getNoteContext,
  getNoteDetails,
  getNoteOverview,
  listNoteDrafts,
  listNotes,
  listOwnNoteDrafts,
} from '@amberway/contract/activity-notes/endpoints';
import { call } from '../../kernel/api.ts';
import { staleUnlessOpening } from '../../kernel/queries/opening.ts';

/** First part of every query key of this slice: a change to a session invalidates all of them. */
export const NOTES_SLICE = 'activity-notes';

/** One note with its related data, in one request. */
export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'details', id],
    queryFn: async ({ signal }) => (await call(getNoteDetails, { params: { id } }, { signal })).data,
  });

/** Panels beside a note that does not exist yet. */
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

/** The user's own drafts about a child. They change with every pause in typing, so cached data is never shown. */
export const noteDraftsQuery = (memberId: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'drafts', memberId],
    queryFn: async ({ signal }) => (await call(listNoteDrafts, { params: { memberId } }, { signal })).data,
    staleTime: 0,
  });

/** The user's own drafts about all children. */
export const ownNoteDraftsQuery = queryOptions({
  queryKey: [NOTES_SLICE, 'drafts', 'own'],
  queryFn: async ({ signal }) => (await call(listOwnNoteDrafts, undefined, { signal })).data,
  staleTime: staleUnlessOpening,
});

/** Upcoming sessions in a family's list; the others are in the member overview. */
const COMING_UP = 5;

// The keys begin like those of the staff's list, so that a read note loses its mark in all of them.
export const comingUpQuery = (member: string) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'list', 'upcoming', member],
    queryFn: ({ signal }) =>
      call(listNotes, { query: { member, when: 'upcoming', skip: 0, limit: COMING_UP } }, { signal }),
  });

/** How many notes a family's list shows at first. */
export const FIRST_NOTES = 10;

/** The latest notes of a child that have a text. */
export const writtenNotesQuery = (member: string, shown: number) =>
  queryOptions({
    queryKey: [NOTES_SLICE, 'list', 'written', member, shown],
    queryFn: ({ signal }) => call(listNotes, { query: { member, when: 'written', skip: 0, limit: shown } }, { signal }),
    placeholderData: keepPreviousData,
  });
