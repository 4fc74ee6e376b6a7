import { isFamily } from '@amberway/contract/kernel/roles';
import { daysInProgram, engagementScore, outcomeProgress } from '@amberway/contract/dashboards/formulas';
import type { Progress } from '@amberway/contract/dashboards/schemas';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { DashboardChild } from '../child.queries.ts';
import type { Days } from '../days.queries.ts';
import { progressOf } from './queries.ts';

/** The dashboard cards of one child. */
export const loadProgress = async (
  principal: Principal,
  child: DashboardChild,
  days: Days & { today: string },
): Promise<Progress> => {
  const found = await progressOf({
    memberId: child.id,
    userId: principal.userId,
    isFamily: isFamily(principal),
    days,
  });
  const { achieved, total, dueOpen, dueDone: completed } = found;
  const due = dueOpen + completed;
  return {
    member: child.id,
    range: { startDate: days.startDate, endDate: days.endDate },
    outcomesProgress: { achieved, total, percent: outcomeProgress({ achieved, total }) },
    daysInProgram: daysInProgram(child.memberShipStart, days.today),
    userEngagementScorePer: engagementScore({ completed, due }),
    engagement: { completed, due },
    pendingTasks: { count: found.pending, items: found.pendingTasks },
    completedTasks: { count: found.completed, items: found.completedTasks },
    completedSkills: { count: found.skills, items: found.completedSkills },
    activityNotes: { count: found.notes, items: found.activityNotes },
    resources: { count: found.shared, items: found.resources },
    favourites: { count: found.marked, items: found.favourites },
  };
};
