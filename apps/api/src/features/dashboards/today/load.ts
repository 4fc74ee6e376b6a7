import type { Today } from '@amberway/contract/dashboards/schemas';
import type { DashboardChild } from '../child.queries.ts';
import { todayOf } from './queries.ts';

/** What a family's home shows of a child at first. */
export const loadToday = async (child: DashboardChild, day: string): Promise<Today> => {
  const found = await todayOf({ memberId: child.id, familyId: child.parentId, today: day });
  const shown = new Set(found.pendingTasks.map(({ _id }) => _id));
  const older = found.olderTasks.filter(({ _id }) => !shown.has(_id));
  const { mastered, masteredLately, latestSkill, workingOn, workingOnId, tasksDone } = found;
  return {
    member: child.id,
    upcomingAppointment: found.upcoming[0] ?? null,
    pendingTasks: { count: found.pending, items: found.pendingTasks },
    completedTasks: { count: found.completed, items: found.completedTasks },
    olderTasks: { count: found.older - (found.olderTasks.length - older.length), items: older },
    letGoTasks: found.letGoTasks,
    lately: { mastered, masteredLately, latestSkill, workingOn, workingOnId, tasksDone },
  };
};
