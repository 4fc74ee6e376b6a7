import { dayNumber, dayOf, shortDay } from './days.ts';
import { GAP_DAYS, type GraphAxis } from './limits.ts';
import type { Block, PhaseFigures, PhaseStart } from './types.ts';

// Where everything of a skill's graph stands. Pure: the same numbers make the picture on the screen, on paper and in a
// file. Coordinates have one decimal place.

export type GraphPoint = Block;
export type GraphPhase = PhaseStart & PhaseFigures;
export type GraphEvent = { _id: string; onDay: string; label: string };

export type GraphData = {
  points: readonly GraphPoint[];
  phases: readonly GraphPhase[];
  events: readonly GraphEvent[];
  /** In percent. */
  criterion: number;
  /** Numbers of the blocks that met the criterion. */
  met: readonly number[];
  by: GraphAxis;
};

export type Line = { x1: number; y1: number; x2: number; y2: number };
export type Label = { x: number; y: number; text: string; full: string; anchor: 'start' | 'middle' | 'end' };

export type Geometry = {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  yTicks: { y: number; percent: number }[];
  xTicks: { x: number; number: string; day: string }[];
  markers: { x: number; y: number; point: GraphPoint; size: number }[];
  /** Each is one path through complete blocks of one phase without a long gap. */
  paths: { x: number; y: number }[][];
  gaps: { x: number; days: number; label: Label | null }[];
  phases: { x: number | null; label: Label | null }[];
  events: { x: number; label: Label }[];
  criterion: Line[];
  levels: Line[];
  trends: Line[];
  bracket: { x1: number; x2: number; y: number } | null;
  /** The day at a place on the x-axis, for a phase that begins there. */
  dayAt: (x: number) => string | null;
};

const LEFT = 58;
const RIGHT = 16;
const BOTTOM = 62;
/** Phase labels have two rows above the plot, the bracket its place below them. */
const TOP = 76;
const LABEL_ROWS = [18, 36] as const;
/** Phase lines begin below the labels, so that none crosses a label of a narrow phase. */
export const LABELS_END = 44;
/** Zero stands this much above the x-axis. */
const ZERO = 8;
const RATIO = 2 / 3;
const STEP = 20;
const CHARACTER = 7;
const SMALL_CHARACTER = 6.4;
const MARKER_MAX = 5.5;
const MARKER_MIN = 2.5;
const NUMBER_ROOM = 26;
const DAY_ROOM = 52;
const EVENT_ROWS = 5;
const EVENT_ROW = 16;
/** The dashed lines end this much before a phase line. */
const BREAK = 4;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A text cut to the room it has, with an ellipsis. */
const cut = (text: string, room: number, character: number): string => {
  const fits = Math.floor(room / character);
  if (text.length <= fits) return text;
  return fits < 3
    ? ''
    : `${Array.from(text)
        .slice(0, fits - 1)
        .join('')
        .trimEnd()}…`;
};

type Places = {
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
const blockPlaces = ({ points, phases }: GraphData, left: number, right: number): Places => {
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
const dayPlaces = ({ points, phases, events }: GraphData, left: number, right: number): Places => {
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

/** Complete blocks that follow each other in one phase, and how many days lie between two runs of a phase. */
const runsOf = (points: readonly GraphPoint[]) => {
  const runs: number[][] = [];
  const gaps: { before: number; after: number; days: number }[] = [];
  let last = -1;
  points.forEach((point, index) => {
    if (!point.complete) return;
    const previous = points[last];
    const apart = previous ? dayNumber(point.day) - dayNumber(previous.day) : 0;
    const joins = previous !== undefined && previous.phase === point.phase && apart <= GAP_DAYS;
    if (joins) runs.at(-1)?.push(index);
    else runs.push([index]);
    if (previous?.phase === point.phase && apart > GAP_DAYS) gaps.push({ before: last, after: index, days: apart });
    last = index;
  });
  return { runs, gaps };
};

/** A line between two values, cut where it leaves 0 to 100. */
const clipped = (x1: number, v1: number, x2: number, v2: number) => {
  const at = (value: number) => x1 + ((value - v1) / (v2 - v1)) * (x2 - x1);
  const limit = (x: number, value: number): [number, number] =>
    value > 100 ? [at(100), 100] : value < 0 ? [at(0), 0] : [x, value];
  return [limit(x1, v1), limit(x2, v2)] as const;
};

const every = (slot: number, room: number): number => Math.max(1, Math.ceil(room / slot));

const xTicksOf = ({ points, by }: GraphData, places: Places, left: number, right: number): Geometry['xTicks'] => {
  if (by === 'block') {
    const numbers = every(places.slot, NUMBER_ROOM);
    const days = Math.ceil(every(places.slot, DAY_ROOM) / numbers) * numbers;
    return points.flatMap((point, index) =>
      index % numbers === 0
        ? [
            {
              x: round(places.pointX(index)),
              number: String(point.number),
              day: index % days === 0 ? shortDay(point.day) : '',
            },
          ]
        : [],
    );
  }
  if (points.length === 0) return [];
  const ticks = [];
  const step = every(places.slot, DAY_ROOM);
  for (let x = left + places.slot / 2; x <= right; x += places.slot * step) {
    const day = places.dayAt(x);
    if (day) ticks.push({ x: round(x), number: '', day: shortDay(day) });
  }
  return ticks;
};

/** Labels centred in their phases, in the first row that has room, cut to the room of the second otherwise. */
const phaseLabels = ({ phases }: GraphData, places: Places, left: number, right: number): (Label | null)[] => {
  const ends = LABEL_ROWS.map(() => left);
  return phases.map((phase, index) => {
    if (!places.isShown(index)) return null;
    const [from, to] = [places.phaseFrom(index), places.phaseTo(index)];
    const half = (phase.label.length * CHARACTER) / 2;
    const middle = Math.min(Math.max((from + to) / 2, left + half), Math.max(right - half, left + half));
    const free = ends.findIndex((end) => middle - half >= end);
    const row = free >= 0 ? free : ends[0]! <= ends[1]! ? 0 : 1;
    const start = Math.max(middle - half, ends[row] ?? left);
    const text = cut(phase.label, right - start, CHARACTER);
    if (text === '') return null;
    const width = text.length * CHARACTER;
    ends[row] = start + width + CHARACTER;
    return { x: round(start + width / 2), y: LABEL_ROWS[row] ?? 0, text, full: phase.label, anchor: 'middle' };
  });
};

const eventLabels = ({ events }: GraphData, places: Places, plot: Geometry['plot']): Geometry['events'] =>
  events
    .filter(({ onDay }) => places.hasDay(onDay))
    .map((event, index) => {
      const x = round(places.dayX(event.onDay));
      const full = `${event.label}, ${shortDay(event.onDay)}`;
      const fitsRight = plot.right - x >= full.length * SMALL_CHARACTER || plot.right - x >= x - plot.left;
      const room = fitsRight ? plot.right - x - 6 : x - plot.left - 6;
      return {
        x,
        label: {
          x: round(fitsRight ? x + 5 : x - 5),
          y: round(plot.bottom - 24 - (index % EVENT_ROWS) * EVENT_ROW),
          text: cut(full, room, SMALL_CHARACTER),
          full,
          anchor: fitsRight ? 'start' : 'end',
        },
      };
    });

/** About three to two: `width` in pixels, the height follows. */
export const geometryOf = (data: GraphData, width: number): Geometry => {
  const { points, phases } = data;
  const height = Math.round(width * RATIO) + (width < 480 ? 60 : 0);
  const plot = { left: LEFT, right: width - RIGHT, top: TOP, bottom: height - BOTTOM };
  const places = (data.by === 'block' ? blockPlaces : dayPlaces)(data, plot.left, plot.right);
  const y = (percent: number) => round(plot.bottom - ZERO - (percent / 100) * (plot.bottom - ZERO - plot.top));
  const x = (index: number) => round(places.pointX(index));
  const { runs, gaps } = runsOf(points);
  const labels = phaseLabels(data, places, plot.left, plot.right);
  const shown = phases.map((_phase, index) => index).filter((index) => places.isShown(index));
  const size = round(
    Math.max(MARKER_MIN, Math.min(MARKER_MAX, ((plot.right - plot.left) / Math.max(1, points.length)) * 0.42)),
  );

  const across = (phase: number, percent: number): Line => {
    const [from, to] = [places.phaseFrom(phase), places.phaseTo(phase)];
    const inset = Math.min(BREAK, (to - from) / 4);
    return {
      x1: round(phase === shown[0] ? from : from + inset),
      x2: round(phase === shown.at(-1) ? to : to - inset),
      y1: y(percent),
      y2: y(percent),
    };
  };
  const trendLine = (phase: number): Line[] => {
    const trend = phases[phase]?.trend;
    const inPhase = points.flatMap((point, index) => (point.phase === phase && point.nth !== null ? [index] : []));
    const [first, last] = [inPhase[0], inPhase.at(-1)];
    if (!trend || first === undefined || last === undefined || first === last) return [];
    const value = (index: number) => trend.start + trend.slope * (points[index]?.nth ?? 0);
    const [v1, v2] = [value(first), value(last)];
    const [[x1, from], [x2, to]] = clipped(x(first), v1, x(last), v2);
    return [{ x1: round(x1), y1: y(from), x2: round(x2), y2: y(to) }];
  };
  const metAt = points.flatMap(({ number }, index) => (data.met.includes(number) ? [index] : []));
  return {
    width,
    height,
    plot,
    yTicks: Array.from({ length: 100 / STEP + 1 }, (_none, step) => ({ percent: step * STEP, y: y(step * STEP) })),
    xTicks: xTicksOf(data, places, plot.left, plot.right),
    markers: points.map((point, index) => ({ x: x(index), y: y(point.percent), point, size })),
    paths: runs
      .filter((run) => run.length > 1)
      .map((run) => run.map((index) => ({ x: x(index), y: y(points[index]?.percent ?? 0) }))),
    gaps:
      data.by === 'day'
        ? []
        : gaps.map(({ before, after, days }) => {
            const middle = round((x(before) + x(after)) / 2);
            const full = `${days} days apart`;
            const half = (full.length * SMALL_CHARACTER) / 2;
            const fits = middle - half > plot.left && middle + half < plot.right;
            return {
              x: middle,
              days,
              label: fits ? { x: middle, y: plot.bottom - 12, text: full, full, anchor: 'middle' as const } : null,
            };
          }),
    phases: phases.map((_phase, index) => ({
      x: places.isShown(index) && index !== shown[0] ? round(places.phaseFrom(index)) : null,
      label: labels[index] ?? null,
    })),
    events: eventLabels(data, places, plot),
    criterion: shown.map((phase) => across(phase, data.criterion)),
    levels: shown.flatMap((phase) => {
      const level = phases[phase]?.level ?? null;
      return level === null ? [] : [across(phase, level)];
    }),
    trends: shown.flatMap(trendLine),
    bracket:
      metAt.length > 0
        ? { x1: round(x(metAt[0] ?? 0) - size - 2), x2: round(x(metAt.at(-1) ?? 0) + size + 2), y: plot.top - 18 }
        : null,
    dayAt: places.dayAt,
  };
};
