import { wireNames } from '../kernel/wire.ts';

export const dashboardsWire = wireNames({
  skill: 'milestone',
  outcomeName: 'goalName',
  outcomesProgress: 'goalsProgress',
  completedSkills: 'completedMilestones',
  activityNotes: 'sessionNotes',
  notesToday: 'sessionsToday',
  upcomingAppointment: 'upcomingSession',
});
