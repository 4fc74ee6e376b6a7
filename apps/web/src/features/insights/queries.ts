import { queryOptions } from '@tanstack/react-query';
import { getInsights } from '@amberway/contract/dashboards/endpoints';
import type { InsightGroup } from '@amberway/contract/dashboards/schemas';
import { call } from '../../kernel/api.ts';
import type { DateRange } from '../../ui/date-range/presets.ts';

type InsightQuery = { member: string; range: Pick<DateRange, 'startDate' | 'endDate'>; group: InsightGroup };

export const insightsQuery = ({ member, range: { startDate, endDate }, group }: InsightQuery) =>
  queryOptions({
    queryKey: ['insights', member, startDate, endDate, group],
    queryFn: ({ signal }) => call(getInsights, { query: { member, startDate, endDate, group } }, { signal }),
    staleTime: 0,
    // Placeholder data: other days of the same child may stay visible while loading, never another child's.
    placeholderData: (before, query) => (query?.queryKey[1] === member ? before : undefined),
  });
