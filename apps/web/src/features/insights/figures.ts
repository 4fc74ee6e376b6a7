import type { Insight } from '@amberway/contract/dashboards/schemas';

export type FigureKey = Exclude<keyof Insight, 'day'>;

export type Figure = { key: FigureKey; name: string };

/** What can be looked at over time, in the order in which it is offered. */
export const FIGURES: readonly [Figure, ...Figure[]] = [
  { key: 'tasksCompleted', name: 'Tasks completed' },
  { key: 'tasksAdded', name: 'Tasks added' },
  { key: 'skillsAchieved', name: 'Skills achieved' },
  { key: 'notes', name: 'Activity notes' },
  { key: 'minutes', name: 'Session minutes' },
  { key: 'resourcesShared', name: 'Resources shared' },
];

/** The one that was asked for, else the first that has anything to show. */
export const figureOf = (asked: string | null, totals: Record<FigureKey, number> | undefined): Figure =>
  FIGURES.find(({ key }) => key === asked) ?? FIGURES.find(({ key }) => totals && totals[key] > 0) ?? FIGURES[0];
