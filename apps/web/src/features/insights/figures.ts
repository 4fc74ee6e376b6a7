import type { Insight } from '@amberway/contract/dashboards/schemas';

export type FigureKey = Exclude<keyof Insight, 'day'>;

export type Figure = { key: FigureKey; name: string };

/** The figures that can be charted, in the offered order. */
export const FIGURES: readonly [Figure, ...Figure[]] = [
  { key: 'tasksCompleted', name: 'Tasks completed' },
  { key: 'tasksAdded', name: 'Tasks added' },
  { key: 'skillsAchieved', name: 'Skills achieved' },
  { key: 'notes', name: 'Activity notes' },
  { key: 'minutes', name: 'Session minutes' },
  { key: 'resourcesShared', name: 'Resources shared' },
];

/** The requested figure, else the first one with data. */
export const figureOf = (requested: string | null, totals: Record<FigureKey, number> | undefined): Figure =>
  FIGURES.find(({ key }) => key === requested) ?? FIGURES.find(({ key }) => totals && totals[key] > 0) ?? FIGURES[0];
