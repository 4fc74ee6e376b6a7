import { dayNumber, dayOf } from './days.ts';
import type { GraphData } from './types.ts';

// Where blocks, days and phases stand along the x-axis.

export type Places = {
  /** Where a point stands, by its index. */
  pointX: (index: number) => number;
  /** Where a phase begins, and where it ends. */
  phaseFrom: (phase: number) => number;
  phaseTo: (phase: number) => number;
  /** Where a day begins that is not a point's own. */
  dayX: (day: string) => number;
  /** Whether a day has a place in the picture. */
  hasDay: (day: string) => boolean;
  dayAt: (x: number) => string | null;
  slot: number;
  /** Whether anything of the phase can be seen. */
  isShown: (phase: number) => boolean;
};

/** Equal intervals, one for each block; a phase without blocks has one empty interval. */
export const blockPlaces = ({ points, phases }: GraphData, left: number, right: number): Places => {
  const count = phases.map((_phase, index) => points.filter((point) => point.phase === index).length);
  const slots = count.map((blocks) => Math.max(blocks, 1));
  const starts = slots.map((_slot, index) => slots.slice(0, index).reduce((sum, one) => sum + one, 0));
  const total = Math.max(
    1,
    slots.reduce((sum, one) => sum + one, 0),
  );
  const slot = (right - left) / total;
  const firstOf = phases.map((_phase, index) => points.findIndex((point) => point.phase === index));
  const slotOf = (index: number): number => {
    const phase = points[index]?.phase ?? 0;
    return (starts[phase] ?? 0) + index - (firstOf[phase] ?? 0);
  };
  const at = (place: number) => left + place * slot;
  return {
    slot,
    isShown: () => true,
    hasDay: () => true,
    pointX: (index) => at(slotOf(index) + 0.5),
    phaseFrom: (phase) => at(starts[phase] ?? 0),
    phaseTo: (phase) => at((starts[phase] ?? 0) + (slots[phase] ?? 0)),
    dayX: (day) => {
      const phase = Math.max(
        0,
        phases.findLastIndex(({ startsOn }) => startsOn <= day),
      );
      const before = points.filter((point) => point.phase === phase && point.day < day).length;
      return at((starts[phase] ?? 0) + before);
    },
    dayAt: (x) => {
      if (points.length === 0) return null;
      const index = points.findIndex((_point, one) => at(slotOf(one) + 0.5) >= x);
      return (index < 0 ? points.at(-1) : points[index])?.day ?? null;
    },
  };
};

/** A calendar: each day has the same width. */
export const dayPlaces = ({ points, phases, events }: GraphData, left: number, right: number): Places => {
  const days = points.map(({ day }) => dayNumber(day));
  const first =
    days.length > 0 ? Math.min(...bounds(days)) : dayNumber(phases[0]?.startsOn ?? events[0]?.onDay ?? dayOf(0));
  const last = days.length > 0 ? Math.max(...bounds(days)) : first;
  const slot = (right - left) / (last - first + 1);
  const begin = (day: number) => Math.min(right, Math.max(left, left + (day - first) * slot));
  const startOf = (phase: number) => dayNumber(phases[phase]?.startsOn ?? dayOf(first));
  return {
    slot,
    isShown: (phase) => startOf(phase) <= last && (phase + 1 >= phases.length || startOf(phase + 1) > first),
    pointX: (index) => begin(days[index] ?? first) + slot / 2,
    phaseFrom: (phase) => begin(startOf(phase)),
    phaseTo: (phase) => (phase + 1 < phases.length ? begin(startOf(phase + 1)) : right),
    dayX: (day) => begin(dayNumber(day)),
    hasDay: (day) => dayNumber(day) >= first && dayNumber(day) <= last,
    dayAt: (x) => (x < left || x > right ? null : dayOf(Math.min(last, first + Math.floor((x - left) / slot)))),
  };
};

/** The smallest and the largest, for lists too long to spread. */
const bounds = (values: readonly number[]): [number, number] => {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return [low, high];
};
