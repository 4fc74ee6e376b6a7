import type { Workspace } from '@amberway/contract/dashboards/schemas';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { dayInZone, zoneOf } from '../../../kernel/clock/today.ts';
import { metricsOf } from '../../kpis/public.ts';
import { countChildren, countPlans, workspaceOf } from './queries.ts';

/** The workspace of a business user, or of all for an administrator. */
export const loadWorkspace = async (principal: Principal, reach: Reach): Promise<Workspace> => {
  const zone = zoneOf(principal);
  const today = dayInZone(zone);
  const whose = reach === 'any' ? undefined : principal.actorId;
  const [figures, counters, all, metrics] = await Promise.all([
    workspaceOf(whose, { today, zone }),
    countPlans(),
    whose === undefined ? countChildren() : undefined,
    metricsOf(whose, today.slice(0, 7)),
  ]);
  const { current, capacity } = figures;
  return {
    counters,
    clients: { current: all?.children ?? current, capacity },
    metrics,
    notesToday: { count: figures.today, items: figures.notesToday },
    unfinishedNotes: { count: figures.unfinished, items: figures.unfinishedNotes },
  };
};
