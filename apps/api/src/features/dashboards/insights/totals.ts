import type { Insight } from '@amberway/contract/dashboards/schemas';

const NOTHING = { tasksAdded: 0, tasksCompleted: 0, skillsAchieved: 0, resourcesShared: 0, notes: 0, minutes: 0 };
const FIGURES = Object.keys(NOTHING) as (keyof typeof NOTHING)[];

export const totalsOf = (rows: readonly Insight[]): typeof NOTHING => {
  const totals = { ...NOTHING };
  for (const row of rows) for (const figure of FIGURES) totals[figure] += row[figure];
  return totals;
};
