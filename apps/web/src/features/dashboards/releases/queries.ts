import { queryOptions } from '@tanstack/react-query';
import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import { short } from '@amberway/contract/content/types/short';
import { workshop } from '@amberway/contract/content/types/workshop';
import { HOME_SHORTS, HOME_WORKSHOPS } from '@amberway/contract/dashboards/texts';
import type { ContentType } from '@amberway/contract/kernel/content-type';
import { call } from '../../../kernel/api.ts';
import { askAgain } from '../../../kernel/queries/ask-again.ts';
import { DASHBOARDS_SLICE } from '../queries.ts';

type Short = ContentRecord & { title: string; videoLink: string; thumbnail: string | null };
export type Workshop = ContentRecord & {
  webinarTopic: string;
  presenter1: string | null;
  startTime: string;
  zoomLink: string;
  video: string | null;
  thumbnail: string | null;
};

const listOf = (type: unknown) => endpointsOf(type as ContentType).list;

export const shortsQuery = queryOptions({
  ...askAgain,
  queryKey: [DASHBOARDS_SLICE, 'shorts'],
  queryFn: async ({ signal }) =>
    (await call(listOf(short), { query: { page: 1, pageSize: HOME_SHORTS } }, { signal })).data as Short[],
});

export const workshopsQuery = queryOptions({
  ...askAgain,
  queryKey: [DASHBOARDS_SLICE, 'workshops'],
  queryFn: async ({ signal }) =>
    (await call(listOf(workshop), { query: { limit: HOME_WORKSHOPS, skip: 0 } }, { signal })).data as Workshop[],
});
