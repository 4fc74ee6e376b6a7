import { blockPlaces, dayPlaces, type Places } from './axis-places.ts';
import { dayNumber, shortDay } from './days.ts';
import { eventLabels } from './event-labels.ts';
import { boxOf, leastCovering, type Segment } from './free-place.ts';
import { CHARACTER, cut, type Label, round, SMALL_CHARACTER } from './label.ts';
import { GAP_DAYS } from './limits.ts';
import type { GraphData, GraphPoint } from './types.ts';

// Where everything of a skill's graph stands. Pure: the same numbers make the picture on the screen, on paper and in a
// file. Coordinates have one decimal place.

export type Line = { x1: number; y1: number; x2: number; y2: number };

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
  /** Phase lines begin here. */
  labelsEnd: number;
  events: { x: number; label: Label }[];
  criterion: Line[];
  criterionLabel: Label;
  levels: Line[];
  trends: Line[];
  bracket: { x1: number; x2: number; y: number } | null;
  /** The day at a place on the x-axis, for a phase that begins there. */
  dayAt: (x: number) => string | null;
};

const LEFT = 58;
const RIGHT = 16;
const BOTTOM = 62;
/** Phase labels have one or two rows above the plot, the bracket its place below them. */
const LABEL_ROWS = [18, 36] as const;
/** Phase lines begin below the labels, so that none crosses a label of a narrow phase. */
const LABELS_END = 8;
const BELOW_LABELS = 14;
/** Zero stands this much above the x-axis. */
const ZERO = 8;
const RATIO = 2 / 3;
const STEP = 20;
const MARKER_MAX = 5.5;
const MARKER_MIN = 2.5;
/** A label on a marker hides a number; over a line it can still be read, and so can the line. */
const MARKER_WEIGHT = 4;
const NUMBER_ROOM = 26;
const DAY_ROOM = 52;
/** Narrower pictures are phones: there the plot itself is two thirds as high as wide. */
const PHONE = 480;
const BRACKET_ROOM = 18;
/** The dashed lines end this much before a phase line. */
const BREAK = 4;

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

const joined = (path: readonly { x: number; y: number }[]): Segment[] =>
  path.slice(1).map(({ x, y }, index) => ({ x1: path[index]?.x ?? x, y1: path[index]?.y ?? y, x2: x, y2: y }));

/** About three to two: `width` in pixels, the height follows. */
export const geometryOf = (data: GraphData, width: number): Geometry => {
  const { points, phases } = data;
  const [left, right] = [LEFT, width - RIGHT];
  const places = (data.by === 'block' ? blockPlaces : dayPlaces)(data, left, right);
  const labels = phaseLabels(data, places, left, right);
  const labelsEnd = Math.max(LABEL_ROWS[0], ...labels.map((label) => label?.y ?? 0)) + LABELS_END;
  const top = labelsEnd + BELOW_LABELS + (data.met.length > 0 ? BRACKET_ROOM : 0);
  const height = Math.round(width < PHONE ? top + (right - left) * RATIO + BOTTOM : width * RATIO);
  const plot = { left, right, top, bottom: height - BOTTOM };
  const y = (percent: number) => round(plot.bottom - ZERO - (percent / 100) * (plot.bottom - ZERO - plot.top));
  const x = (index: number) => round(places.pointX(index));
  const { runs, gaps } = runsOf(points);
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
  const markers = points.map((point, index) => ({ x: x(index), y: y(point.percent), point, size }));
  const paths = runs
    .filter((run) => run.length > 1)
    .map((run) => run.map((index) => ({ x: x(index), y: y(points[index]?.percent ?? 0) })));
  const gapMarks: Geometry['gaps'] =
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
        });
  const phaseLines = phases.map((_phase, index) => ({
    x: places.isShown(index) && index !== shown[0] ? round(places.phaseFrom(index)) : null,
    label: labels[index] ?? null,
  }));
  const criterion = shown.map((phase) => across(phase, data.criterion));
  const levels = shown.flatMap((phase) => {
    const level = phases[phase]?.level ?? null;
    return level === null ? [] : [across(phase, level)];
  });
  const trends = shown.flatMap(trendLine);
  const upright = (at: number): Segment => ({ x1: at, y1: plot.top, x2: at, y2: plot.bottom });
  const drawn: Segment[] = [
    ...markers.map((one) => ({
      x1: one.x - one.size,
      y1: one.y - one.size,
      x2: one.x + one.size,
      y2: one.y + one.size,
      weight: MARKER_WEIGHT,
    })),
    ...paths.flatMap(joined),
    ...criterion,
    ...levels,
    ...trends,
    ...phaseLines.flatMap((one) => (one.x === null ? [] : [upright(one.x)])),
    ...gapMarks.flatMap(({ label }) =>
      label
        ? [{ x1: label.x - label.text.length * 3, y1: label.y, x2: label.x + label.text.length * 3, y2: label.y }]
        : [],
    ),
  ];
  const criterionText = `Criterion ${data.criterion}`;
  const criterionPlaces = criterion.flatMap((line) => {
    const at = { x: round(Math.max(line.x1, plot.left) + 6), y: line.y1 - 6 };
    const box = boxOf({ ...at, width: criterionText.length * CHARACTER, anchor: 'start' });
    const found = leastCovering([{ box }], drawn);
    return found ? [{ ...at, box, covered: box.right > plot.right ? Infinity : found.covered }] : [];
  });
  const [criterionAt] = criterionPlaces.toSorted((one, other) => one.covered - other.covered);
  return {
    width,
    height,
    plot,
    yTicks: Array.from({ length: 100 / STEP + 1 }, (_none, step) => ({ percent: step * STEP, y: y(step * STEP) })),
    xTicks: xTicksOf(data, places, plot.left, plot.right),
    markers,
    paths,
    gaps: gapMarks,
    phases: phaseLines,
    labelsEnd,
    criterion,
    criterionLabel: {
      x: criterionAt?.x ?? plot.left + 6,
      y: criterionAt?.y ?? y(data.criterion) - 6,
      text: criterionText,
      full: criterionText,
      anchor: 'start',
    },
    levels,
    trends,
    events: eventLabels(data, places, plot, {
      isNarrow: width < PHONE,
      texts: criterionAt ? [criterionAt.box] : [],
      drawn: [
        ...drawn,
        ...data.events.filter(({ onDay }) => places.hasDay(onDay)).map(({ onDay }) => upright(places.dayX(onDay))),
      ],
    }),
    bracket:
      metAt.length > 0
        ? { x1: round(x(metAt[0] ?? 0) - size - 2), x2: round(x(metAt.at(-1) ?? 0) + size + 2), y: plot.top - 18 }
        : null,
    dayAt: places.dayAt,
  };
};
