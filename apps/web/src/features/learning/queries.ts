import { queryOptions } from '@tanstack/react-query';
import { getLearningChoices, getLearningItem, listLearning } from '@amberway/contract/learning/endpoints';
import type { LearningKind } from '@amberway/contract/learning/kinds';
import { call } from '../../kernel/api.ts';

export const LEARNING_SLICE = 'learning';

const CONTINUE_SHOWN = 4;

/** Begun but unfinished items, the latest first. */
export const continueQuery = queryOptions({
  queryKey: [LEARNING_SLICE, 'continue'],
  queryFn: async ({ signal }) =>
    (await call(listLearning, { query: { state: 'started', limit: CONTINUE_SHOWN } }, { signal })).data,
});

export const choicesQuery = queryOptions({
  queryKey: [LEARNING_SLICE, 'choices'],
  queryFn: async ({ signal }) => (await call(getLearningChoices, undefined, { signal })).data,
});

/** The reader's progress with one item. */
export const itemQuery = (kind: LearningKind, id: string) =>
  queryOptions({
    queryKey: [LEARNING_SLICE, 'item', kind, id],
    queryFn: async ({ signal }) => (await call(getLearningItem, { params: { kind, id } }, { signal })).data,
  });
