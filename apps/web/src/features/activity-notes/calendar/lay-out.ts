// Layout of a day's sessions. Times are minutes since midnight in the viewer's time zone.

type Span = { from: number; to: number };
export type Placed<T> = Span & {
  item: T;
  /** Index among the columns side by side, and their number. */ column: number;
  columns: number;
};

/** Minimum length on the screen in minutes, so that the text can be read. */
const SHORTEST = 30;

/** Overlapping sessions are placed side by side; one that overlaps no other gets the full width. */
export const layOut = <T>(items: readonly T[], spanOf: (item: T) => Span): Placed<T>[] => {
  const sorted = items
    .map((item) => {
      const { from, to } = spanOf(item);
      return { item, from, to: Math.max(to, from + SHORTEST) };
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed<T>[] = [];
  let group: Placed<T>[] = [];
  let ends: number[] = [];
  const finish = () => {
    for (const one of group) one.columns = ends.length;
    placed.push(...group);
    group = [];
    ends = [];
  };
  for (const one of sorted) {
    if (ends.every((end) => end <= one.from)) finish();
    const free = ends.findIndex((end) => end <= one.from);
    const column = free === -1 ? ends.length : free;
    ends[column] = one.to;
    group.push({ ...one, column, columns: 1 });
  }
  finish();
  return placed;
};

/** The hours that are drawn: the working day, extended to include every session. */
export const hoursFor = (spans: readonly Span[], first = 8, last = 18): { first: number; last: number } =>
  spans.reduce(
    (hours, { from, to }) => ({
      first: Math.min(hours.first, Math.floor(from / 60)),
      last: Math.max(hours.last, Math.min(24, Math.ceil(to / 60))),
    }),
    { first, last },
  );
