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
  latestMessage,
  latestNote,
  progress,
  today,
  visit,
  workspace,
} from './schemas.ts';
import { dashboardsWire as wire } from './wire.ts';

// dashboard/{kind}: one endpoint for each section of the home screens.

const tag = 'dashboards';
const family = { area: 'dashboards', action: 'family' } as const;

/** The child and the range of days, by default all days until today. Days are in the caller's time zone. */
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

export const getToday = endpoint({
  method: 'GET',
  path: 'dashboard/today',
  wire,
  tag,
  summary: 'What a child’s home shows at first: the next session, tasks and the latest progress',
  access: family,
  reads: { area: 'figures', member: 'query.member' },
  query: z.object({ member: id }),
  reply: reply(today),
});

export const getLatestNote = endpoint({
  method: 'GET',
  path: 'dashboard/latestNote',
  wire,
  tag,
  summary: 'The latest published note about a child with the beginning of its text, or null',
  access: { area: 'sessions', action: 'read' },
  reads: { area: 'notes', member: 'query.member' },
  query: z.object({ member: id }),
  reply: reply(latestNote.nullable()),
});

export const getLatestMessage = endpoint({
  method: 'GET',
  path: 'dashboard/latestMessage',
  wire,
  tag,
  summary: 'The latest message to a child’s family, or null; for staff the latest of their own',
  access: { area: 'messages', action: 'read' },
  reads: { area: 'messages', member: 'query.member' },
  query: z.object({ member: id }),
  reply: reply(latestMessage.nullable()),
});

export const getInsights = endpoint({
  method: 'GET',
  path: 'dashboard/insights',
  wire,
  tag,
  summary: 'Activity of a child by day, week or month, oldest first',
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
  summary: 'Resources shared with a child in the last seven days, or else the latest',
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
  summary: 'Counters, figures and today’s work of the caller',
  access: { area: 'dashboards', action: 'workspace' },
  // The viewer’s own day across all families: names and times, as in a list.
  reads: false,
  reply: reply(workspace),
});

export const recordVisit = endpoint({
  method: 'POST',
  path: 'dashboard/visit',
  wire,
  tag,
  summary: 'Record this visit; returns what is new since the previous one',
  access: { area: 'dashboards', action: 'visit' },
  reply: reply(visit),
});
