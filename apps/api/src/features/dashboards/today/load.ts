import type { Today } from '@amberway/contract/dashboards/schemas';
import type { DashboardChild } from '../child.queries.ts';
import { todayOf } from './queries.ts';

/** What a family's home shows of a child at first. */
export const loadToday = async (child: DashboardChild): Promise<Today> => {
  const found = await todayOf(child.id);
  const { mastered, masteredLately, latestSkill, workingOn, workingOnId, tasksDone } = found;
  return {
    member: child.id,
    upcomingAppointment: found.upcoming[0] ?? null,
    pendingTasks: { count: found.pending, items: found.pendingTasks },
    completedTasks: { count: found.completed, items: found.completedTasks },
    lately: { mastered, masteredLately, latestSkill, workingOn, workingOnId, tasksDone },
  };
};
