import type { Workspace } from '@amberway/contract/dashboards/schemas';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { metricsOf } from '../../kpis/public.ts';
import { dayInZone, zoneOf } from '../../users/public.ts';
import { clientsOf, countersNow, workOf } from './queries.ts';

/** The workspace of a business user, or the whole house's for an administrator. */
export const loadWorkspace = async ({ actorId }: Principal, reach: Reach): Promise<Workspace> => {
  const zone = await zoneOf(actorId);
  const today = dayInZone(zone);
  const whose = reach === 'any' ? undefined : actorId;
  const [counters, clients, metrics, work] = await Promise.all([
    countersNow(),
    clientsOf(whose),
    metricsOf(whose, today.slice(0, 7)),
    workOf(whose, { today, zone }),
  ]);
  return {
    counters,
    clients,
    metrics,
    sessionsToday: { count: work.today, items: work.sessionsToday },
    unfinishedNotes: { count: work.unfinished, items: work.unfinishedNotes },
  };
};
