import { queryOptions } from '@tanstack/react-query';
import { listPublishedShorts } from '@amberway/contract/content/endpoints';
import { type ContentRecord, endpointsOf } from '@amberway/contract/content/endpoints-of';
import { workshop } from '@amberway/contract/content/types/workshop';
import { HOME_SHORTS, HOME_WORKSHOPS } from '@amberway/contract/dashboards/texts';
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

// Families only ever get what is published; to the staff the same is new.
const workshops = endpointsOf(workshop).list;
const accepted = { limit: HOME_WORKSHOPS, skip: 0, status: workshop.status?.shown };

export const shortsQuery = queryOptions({
  ...askAgain,
  queryKey: [DASHBOARDS_SLICE, 'shorts'],
  queryFn: async ({ signal }) =>
    (await call(listPublishedShorts, { query: { page: 1, pageSize: HOME_SHORTS } }, { signal })).data as Short[],
});

export const workshopsQuery = queryOptions({
  ...askAgain,
  queryKey: [DASHBOARDS_SLICE, 'workshops'],
  queryFn: async ({ signal }) => (await call(workshops, { query: accepted }, { signal })).data as Workshop[],
});
