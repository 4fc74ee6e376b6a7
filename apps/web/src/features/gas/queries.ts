import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listNotes } from '@amberway/contract/activity-notes/endpoints';
import { getGasScore, listGasScales } from '@amberway/contract/gas/endpoints';
import { listOutcomes } from '@amberway/contract/outcomes/endpoints';
import { call } from '../../kernel/api.ts';
import { useLiveEvent } from '../../kernel/live/live.ts';

/** First part of every query key of this slice. */
export const GAS_SLICE = 'gas';

export const scalesQuery = (member: string) =>
  queryOptions({
    queryKey: [GAS_SLICE, member, 'scales'],
    queryFn: async ({ signal }) => (await call(listGasScales, { query: { member } }, { signal })).data,
  });

export const scoreQuery = (member: string) =>
  queryOptions({
    queryKey: [GAS_SLICE, member, 'score'],
    queryFn: async ({ signal }) => (await call(getGasScore, { query: { member } }, { signal })).data,
  });

/** Most that a child has at a time. */
const OUTCOMES = 50;

/** The outcomes a goal can belong to, with their skills. */
export const outcomesOfQuery = (member: string) =>
  queryOptions({
    queryKey: [GAS_SLICE, member, 'outcomes'],
    queryFn: async ({ signal }) =>
      (await call(listOutcomes, { query: { member, skip: 0, limit: OUTCOMES } }, { signal })).data,
  });

/** As many notes as somebody looks back on. */
const NOTES = 10;

/** The latest notes, which a rating can rest on. */
export const latestNotesQuery = (member: string) =>
  queryOptions({
    queryKey: [GAS_SLICE, member, 'notes'],
    queryFn: async ({ signal }) =>
      (await call(listNotes, { query: { member, when: 'written', skip: 0, limit: NOTES } }, { signal })).data,
  });

/** What the other side does appears at once. */
export const useLiveGas = (member: string): void => {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: [GAS_SLICE, member] });
  useLiveEvent('gas', (event) => {
    if (event.member === member) refetch();
  });
  useLiveEvent('refresh', refetch);
};
