import { isFamily } from '@amberway/contract/kernel/roles';
import * as endpoints from '@amberway/contract/dashboards/endpoints';
import { HOME_RESOURCES } from '@amberway/contract/dashboards/texts';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { pageWindow } from '@amberway/contract/kernel/query';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { findChild } from './child.queries.ts';
import { loadHome } from './home/load.ts';
import { insightsOf } from './insights/queries.ts';
import { totalsOf } from './insights/totals.ts';
import { loadLatestMessage, loadLatestNote } from './latest/load.ts';
import { loadProgress } from './progress/load.ts';
import { requestedDays } from './range.ts';
import { loadToday } from './today/load.ts';
import { newsSince, rememberVisit } from './visit.queries.ts';
import { weeklyResources } from './weekly.queries.ts';
import { loadWorkspace } from './workspace/load.ts';

const requireMember = async (principal: Principal, reach: Reach, memberId: string) => {
  const child = await findChild(principal, reach, memberId);
  if (!child) throw notFound();
  return child;
};

const NO_NEWS = {
  tasksAdded: 0,
  tasksCompleted: 0,
  skillsAchieved: 0,
  resourcesShared: 0,
  notes: 0,
  messages: 0,
  newClients: 0,
  children: [],
};

export const dashboardRoutes = [
  route(endpoints.getProgress, async ({ principal, reach, query }) => {
    const days = requestedDays(principal, query);
    return ok(await loadProgress(principal, await requireMember(principal, reach, query.member), days));
  }),

  route(endpoints.getHome, async ({ principal, reach, query }) =>
    ok(await loadHome(principal, await requireMember(principal, reach, query.member))),
  ),

  route(endpoints.getToday, async ({ principal, reach, query }) =>
    ok(await loadToday(await requireMember(principal, reach, query.member))),
  ),

  route(endpoints.getLatestNote, async ({ principal, reach, query }) =>
    ok(await loadLatestNote(principal, await requireMember(principal, reach, query.member))),
  ),

  route(endpoints.getLatestMessage, async ({ principal, reach, query }) =>
    ok(await loadLatestMessage(principal, await requireMember(principal, reach, query.member))),
  ),

  route(endpoints.getInsights, async ({ principal, reach, query }) => {
    const days = requestedDays(principal, query);
    const { id: memberId } = await requireMember(principal, reach, query.member);
    const group = query.group ?? 'day';
    const rows = await insightsOf({ memberId, isFamily: isFamily(principal), days, group });
    return { ...okList(rows, rows.length), totals: totalsOf(rows) };
  }),

  route(endpoints.getWeeklyResources, async ({ principal, reach, query }) => {
    const { id } = await requireMember(principal, reach, query.member);
    const window = pageWindow(query, HOME_RESOURCES);
    const { rows, count, thisWeek } = await weeklyResources(id, isFamily(principal), window);
    return { ...okList(rows, count), thisWeek };
  }),

  route(endpoints.getWorkspace, async ({ principal, reach }) => ok(await loadWorkspace(principal, reach))),

  // A visit changes nobody's record, so it is not in the audit log.
  route(endpoints.recordVisit, async ({ principal }) => {
    const since = await rememberVisit(principal);
    return ok({ since, ...(since ? await newsSince(principal, since) : NO_NEWS) });
  }),
];
