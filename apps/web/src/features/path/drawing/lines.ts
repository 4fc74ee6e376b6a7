import { noiseFrom } from './noise.ts';

export type Point = { x: number; y: number };

const short = (value: number) => Math.round(value * 10) / 10;
const text = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** SVG commands of a curve along the points, without the move to the first. */
const along = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map((point, at) => {
      const from = points[at];
      return from ? `Q${text(from)} ${text(between(from, point))}` : '';
    })
    .join('');

export const curve = (points: readonly Point[]): string => {
  const [first] = points;
  const last = points.at(-1);
  return first && last ? `M${text(first)}${along(points)}L${text(last)}` : '';
};

/** The area between two lines that run the same way. */
export const band = (left: readonly Point[], right: readonly Point[]): string => {
  const back = right.toReversed();
  const [turn] = back;
  return turn ? `${curve(left)}L${text(turn)}${along(back)}L${text(back.at(-1) ?? turn)}z` : '';
};

/** How far the hand that draws strays, and how often. */
const STRAY = 3;
const STRAY_EVERY = 38;

/** Both sides of a way along the points, drawn as if by hand. `half` is half its width at each point. */
export const sides = (points: readonly Point[], half: (at: number) => number, seed: number) => {
  const [strayLeft, strayRight] = [noiseFrom(seed), noiseFrom(seed + 1)];
  const left: Point[] = [];
  const right: Point[] = [];
  let way = 0;
  for (const [at, point] of points.entries()) {
    const before = points[Math.max(0, at - 1)] ?? point;
    const after = points[Math.min(points.length - 1, at + 1)] ?? point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    way += Math.hypot(point.x - before.x, point.y - before.y);
    const [nx, ny] = [dy / length, -dx / length];
    const l = half(at) + strayLeft(way / STRAY_EVERY) * STRAY;
    const r = half(at) + strayRight(way / STRAY_EVERY) * STRAY;
    left.push({ x: point.x + nx * l, y: point.y + ny * l });
    right.push({ x: point.x - nx * r, y: point.y - ny * r });
  }
  return { left, right };
};

const CORNERS = 9;

/** A pebble: an ellipse that is not quite one. */
export const blob = ({ x, y }: Point, rx: number, ry: number, seed: number): string => {
  const stray = noiseFrom(seed);
  const points = Array.from({ length: CORNERS }, (_, at): Point => {
    const angle = (2 * Math.PI * at) / CORNERS;
    const size = 1 + stray(at) * 0.05;
    return { x: x + Math.cos(angle) * rx * size, y: y + Math.sin(angle) * ry * size };
  });
  const middles = points.map((point, at) => between(point, points[(at + 1) % CORNERS] ?? point));
  const [first = { x, y }] = middles;
  const rest = points.map((_, at) => {
    const corner = points[(at + 1) % CORNERS] ?? first;
    return `Q${text(corner)} ${text(middles[(at + 1) % CORNERS] ?? first)}`;
  });
  return `M${text(first)}${rest.join('')}z`;
};
