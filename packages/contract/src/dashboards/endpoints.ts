import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalMoment, optionalOneOf, pagingFields } from '../kernel/query.ts';
import {
  dashboardResource,
  home,
  insight,
  INSIGHT_GROUPS,
  insightTotals,
  progress,
  visit,
  workspace,
} from './schemas.ts';
import { dashboardsWire as wire } from './wire.ts';

// dashboard/{kind}: one call for each section of the home screens.

const tag = 'dashboards';
const family = { area: 'dashboards', action: 'family' } as const;

/** The child, and the days; without them all of the time until today. Days are those of whoever asks. */
const ofChild = { member: id, startDate: optionalMoment, endDate: optionalMoment };

export const getProgress = endpoint({
  method: 'GET',
  path: 'dashboard/progress',
  wire,
  tag,
  summary: 'The cards of a child’s dashboard',
  access: family,
  reads: { area: 'figures', member: 'query.member' },
  query: z.object(ofChild),
  reply: reply(progress),
});

export const getHome = endpoint({
  method: 'GET',
  path: 'dashboard/home',
  wire,
  tag,
  summary: 'A child’s team, the skills of this cycle and the next session',
  access: family,
  reads: { area: 'figures', member: 'query.member' },
  query: z.object({ member: id }),
  reply: reply(home),
});

export const getInsights = endpoint({
  method: 'GET',
  path: 'dashboard/insights',
  wire,
  tag,
  summary: 'What happened for a child, by day, week or month, oldest first',
  access: family,
  reads: { area: 'figures', member: 'query.member' },
  query: z.object({ ...ofChild, group: optionalOneOf(INSIGHT_GROUPS) }),
  reply: listReply(insight).extend({ totals: insightTotals }),
});

export const getWeeklyResources = endpoint({
  method: 'GET',
  path: 'dashboard/weeklyResources',
  wire,
  tag,
  summary: 'Resources shared with a child in the last seven days, else the latest',
  access: family,
  reads: { area: 'figures', member: 'query.member' },
  query: z.object({ ...pagingFields, member: id }),
  reply: listReply(dashboardResource).extend({ thisWeek: z.boolean() }),
});

export const getWorkspace = endpoint({
  method: 'GET',
  path: 'dashboard/workspace',
  wire,
  tag,
  summary: 'Counters, figures and today’s work of the one who asks',
  access: { area: 'dashboards', action: 'workspace' },
  // The viewer’s own day over all families: names and times, like a list.
  reads: false,
  reply: reply(workspace),
});

export const recordVisit = endpoint({
  method: 'POST',
  path: 'dashboard/visit',
  wire,
  tag,
  summary: 'Remember this visit; answers what is new since the one before',
  access: { area: 'dashboards', action: 'visit' },
  reply: reply(visit),
});
