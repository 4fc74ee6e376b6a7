// Where a label covers the least of what is drawn.

/** A heavier one is covered only where lines would be covered instead that weigh more together; 1 if left out. */
export type Segment = { x1: number; y1: number; x2: number; y2: number; weight?: number };
export type Box = { left: number; right: number; top: number; bottom: number };

/** From the baseline of a small text up and down. */
const ABOVE = 11;
const BELOW = 4;

export const boxOf = ({
  x,
  y,
  width,
  anchor,
}: {
  x: number;
  y: number;
  width: number;
  anchor: 'start' | 'end';
}): Box => ({
  left: anchor === 'start' ? x : x - width,
  right: anchor === 'start' ? x + width : x,
  top: y - ABOVE,
  bottom: y + BELOW,
});

const heightAt = ({ x1, y1, x2, y2 }: Segment, x: number): number => y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);

/** The heights of a segment between two places; undefined if it is beside them. Segments run to the right. */
const heightsIn = (one: Segment, { left, right }: Pick<Box, 'left' | 'right'>): [number, number] | undefined => {
  if (one.x2 < left || one.x1 > right) return undefined;
  if (one.x1 === one.x2) return [one.y1, one.y2];
  return [heightAt(one, Math.max(one.x1, left)), heightAt(one, Math.min(one.x2, right))];
};

/** Text over text cannot be read: it weighs more than any number of lines below one text. */
const OVER_TEXT = 10_000;

const overlap = (one: Box, other: Box): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;

/** Of these boxes, all of one column, the first that covers the fewest of the segments and no text, and how many. */
export const leastCovering = <T extends { box: Box }>(
  places: readonly T[],
  segments: readonly Segment[],
  texts: readonly Box[] = [],
): { place: T; covered: number } | undefined => {
  const [first] = places;
  if (!first) return undefined;
  const near = segments.flatMap((one) => {
    const heights = heightsIn(one, first.box);
    return heights ? [{ top: Math.min(...heights), bottom: Math.max(...heights), weight: one.weight ?? 1 }] : [];
  });
  const covered = places.map(
    ({ box }) =>
      near.reduce((sum, { top, bottom, weight }) => (bottom >= box.top && top <= box.bottom ? sum + weight : sum), 0) +
      OVER_TEXT * texts.filter((text) => overlap(text, box)).length,
  );
  const fewest = Math.min(...covered);
  const place = places[covered.indexOf(fewest)];
  return place && { place, covered: fewest };
};
