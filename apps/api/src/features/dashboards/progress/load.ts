import { daysInProgram, engagementScore, outcomeProgress } from '@amberway/contract/dashboards/formulas';
import type { Progress } from '@amberway/contract/dashboards/schemas';
import type { Principal } from '../../../kernel/identity/principal.ts';
import type { DashboardChild } from '../child/queries.ts';
import type { Days } from '../sql/queries.ts';
import { figuresOf, listsOf } from './queries.ts';

/** The cards of one child: the numbers in one statement, the beginnings of the lists in another. */
export const loadProgress = async (
  principal: Principal,
  child: DashboardChild,
  days: Days & { today: string },
): Promise<Progress> => {
  const about = { memberId: child.id, userId: principal.userId, isFamily: principal.role === 'Customer', days };
  const [figures, lists] = await Promise.all([figuresOf(about), listsOf(about)]);
  const { achieved, total, dueOpen, dueDone: completed } = figures;
  const due = dueOpen + completed;
  return {
    member: child.id,
    range: { startDate: days.startDate, endDate: days.endDate },
    goalsProgress: { achieved, total, percent: outcomeProgress({ achieved, total }) },
    daysInProgram: daysInProgram(child.memberShipStart, days.today),
    userEngagementScorePer: engagementScore({ completed, due }),
    engagement: { completed, due },
    pendingTasks: { count: figures.pending, items: lists.pendingTasks },
    completedTasks: { count: figures.completed, items: lists.completedTasks },
    completedMilestones: { count: figures.skills, items: lists.completedMilestones },
    sessionNotes: { count: figures.notes, items: lists.sessionNotes },
    resources: { count: figures.resources, items: lists.resources },
    favourites: { count: figures.favourites, items: lists.favourites },
  };
};
