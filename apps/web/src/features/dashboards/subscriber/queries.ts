import { queryOptions } from '@tanstack/react-query';
import { listLearning } from '@amberway/contract/learning/endpoints';
import type { LearningItem } from '@amberway/contract/learning/schemas';
import { DAY } from '@amberway/contract/kernel/limits';
import { call } from '../../../kernel/api.ts';
import { REMEMBERED } from '../../../kernel/queries/remembered.ts';
import { retryPolicy } from '../../../kernel/queries/retry-policy.ts';
import { DASHBOARDS_SLICE } from '../queries.ts';

/** A different one for each day of two weeks. */
const CHOICE = 14;

export const thingsToTryQuery = queryOptions({
  ...retryPolicy,
  meta: REMEMBERED,
  queryKey: [DASHBOARDS_SLICE, 'thingsToTry'],
  queryFn: async ({ signal }) => (await call(listLearning, { query: { skip: 0, limit: CHOICE } }, { signal })).data,
});

/** One for the day (YYYY-MM-DD), of those that were not finished yet; workshops have their own time. */
export const thingOfTheDay = (items: readonly LearningItem[], day: string): LearningItem | undefined => {
  const any = items.filter(({ kind }) => kind !== 'workshop');
  const open = any.filter(({ progress }) => !progress?.doneAt);
  const pool = open.length > 0 ? open : any;
  return pool[Math.floor(Date.parse(day) / DAY) % pool.length];
};
