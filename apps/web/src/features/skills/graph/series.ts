import { SERIES_MAX } from '@amberway/contract/skills/graph/limits';
import type { GraphData } from '@amberway/contract/skills/graph/types';
import type { SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { graphLabels } from './labels.ts';

export type Legend = { name: string; series: number }[];

/** Which marker each person has: those with the most blocks have their own, further ones share the last. */
export const seriesOf = ({ people, points }: Pick<SkillGraph, 'people' | 'points'>) => {
  const blocks = new Map<string, number>();
  for (const { person } of points) blocks.set(person, (blocks.get(person) ?? 0) + 1);
  const sorted = people
    .filter(({ _id }) => blocks.has(_id))
    .toSorted((a, b) => (blocks.get(b._id) ?? 0) - (blocks.get(a._id) ?? 0) || a.firstName.localeCompare(b.firstName));
  const last = SERIES_MAX - 1;
  const own = sorted.length > SERIES_MAX ? last : SERIES_MAX;
  const places = new Map(sorted.map(({ _id }, index) => [_id, Math.min(index, own === last ? last : index)]));
  const legend: Legend = sorted.slice(0, own).map(({ firstName }, series) => ({ name: firstName, series }));
  if (sorted.length > own) legend.push({ name: graphLabels.others, series: last });
  return { of: (person: string) => places.get(person) ?? 0, legend };
};

export const dataOf = ({ points, phases, events, criterion, met, by }: SkillGraph): GraphData => ({
  points,
  phases,
  events,
  criterion: criterion.percent,
  met: met?.blocks ?? [],
  by,
});

export const textsOf = ({ name, points, phases, criterion, by, byWeek }: SkillGraph) => ({
  label: graphLabels.summary(name, points.length, phases.length),
  yAxis: graphLabels.yAxis[criterion.counts],
  xAxis: by === 'day' ? graphLabels.xDay : byWeek ? graphLabels.xWeek : graphLabels.xBlock(criterion.goes),
});

export const namesOf = ({ people, places }: Pick<SkillGraph, 'people' | 'places'>) => ({
  people: new Map(people.map(({ _id, firstName }) => [_id, firstName])),
  places: new Map(places.map(({ _id, name }) => [_id, name])),
});
