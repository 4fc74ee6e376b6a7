import type { Insight } from '@amberway/contract/dashboards/schemas';

export type FigureKey = Exclude<keyof Insight, 'day'>;

/** What can be looked at over time, in the order in which it is offered. */
export const FIGURES: readonly { key: FigureKey; name: string }[] = [
  { key: 'tasksCompleted', name: 'Tasks completed' },
  { key: 'tasksAdded', name: 'Tasks added' },
  { key: 'skillsAchieved', name: 'Skills achieved' },
  { key: 'notes', name: 'Activity notes' },
  { key: 'minutes', name: 'Session minutes' },
  { key: 'resourcesShared', name: 'Resources shared' },
];

export const figureOf = (text: string | null): (typeof FIGURES)[number] =>
  FIGURES.find(({ key }) => key === text) ?? (FIGURES[0] as (typeof FIGURES)[number]);
