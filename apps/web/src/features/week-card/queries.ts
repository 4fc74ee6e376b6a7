import { queryOptions } from '@tanstack/react-query';
import { getWeekCard } from '@amberway/contract/week-card/endpoints';
import { call } from '../../kernel/api.ts';

/** The week that contains this day, or the latest one that is ready. */
export const weekQuery = (member: string, of?: string) =>
  queryOptions({
    queryKey: ['week-card', member, of ?? 'ready'],
    queryFn: async ({ signal }) =>
      (await call(getWeekCard, { params: { memberId: member }, query: of ? { of } : {} }, { signal })).data,
  });
