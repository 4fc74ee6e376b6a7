import styles from './drawing.module.css';
import { band, blob, curve, type Point, sides } from './lines.ts';
import { numbersFrom } from './noise.ts';
import type { Snake } from './snake.ts';

// The way itself and what grows beside it. All of it is decoration: the stories are text.

const SEED = 20_261_117;

const near = (point: Point, half: number, random: () => number): Point => ({
  x: point.x + (random() * 2 - 1) * half,
  y: point.y + (random() * 2 - 1) * half,
});

/** Every so many points of the line, a little beside it. */
const scattered = (points: readonly Point[], every: number, half: number, seed: number): Point[] => {
  const random = numbersFrom(seed);
  return points.filter((_, at) => at % every === every - 1).map((point) => near(point, half * 0.55, random));
};

const Tree = ({ x, y, size = 1 }: Point & { size?: number }) => (
  <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`}>
    <path className={styles['stem']} d="M0 2q2 16 0 32" strokeWidth="3" />
    <path className={styles['crown']} d={blob({ x: 0, y: -12 }, 20, 25, SEED)} />
    <path className={styles['stem']} d="M0 4v-24M0 -6l8 -8M0 -2l-7 -7" strokeWidth="1.6" />
  </g>
);

export const SunShape = ({ x, y }: Point) => (
  <>
    <circle className={styles['glow']} cx={x} cy={y} r="52" />
    <path className={styles['sun']} d={blob({ x, y }, 33, 33, SEED + 5)} />
  </>
);

const Grass = ({ x, y }: Point) => (
  <path
    className={styles['stem']}
    d={`M${Math.round(x)} ${Math.round(y)}q-2 -8 -9 -11m9 11q0 -9 2 -16m-2 16q3 -8 9 -11`}
    strokeWidth="1.8"
  />
);

/** The sun behind a hill, at the end of the way. */
const Sun = ({ end }: { end: Snake['end'] }) => (
  <g transform={`translate(${Math.round(end.x)} ${Math.round(end.y)}) scale(${end.toRight ? 1 : -1} 1)`}>
    <SunShape x={48} y={-38} />
    <path
      className={styles['hill']}
      d="M-190 24C-140 -6 -96 -10 -52 0C16 16 64 -18 128 -12C176 -8 226 -18 320 -14V34C200 26 90 34 20 30S-120 28 -190 24z"
    />
  </g>
);

/** The way: walked with firm sides, ahead with dashed ones. */
export const Ground = ({ snake, half }: { snake: Snake; half: number }) => {
  const { walked, ahead, end, clearings } = snake;
  const firm = sides(walked, () => half, SEED);
  // Further away it looks narrower.
  const open = sides(ahead, (at) => half * (1 - 0.6 * (at / ahead.length) ** 2), SEED + 2);
  return (
    <>
      <Sun end={end} />
      <path className={styles['dashed']} d={curve(open.left)} />
      <path className={styles['dashed']} d={curve(open.right)} />
      {scattered(ahead, 6, half * 0.7, SEED + 3).map((point, at) => (
        <path key={`${point.x} ${point.y}`} className={styles['pebble']} d={blob(point, 4.5, 3.3, at)} />
      ))}
      <path className={styles['way']} d={band(firm.left, firm.right)} />
      <path className={styles['side']} d={curve(firm.left)} />
      <path className={styles['side']} d={curve(firm.right)} />
      {scattered(walked, 4, half, SEED + 4).map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          className={styles['speck']}
          d={`M${Math.round(x)} ${Math.round(y)}q4 -4 8 0`}
          strokeWidth="1.4"
        />
      ))}
      {clearings.map(({ x, y }, row) => (
        <g key={y}>
          {row % 2 === 0 ? <Tree x={x} y={y} /> : <Tree x={x} y={y} size={0.8} />}
          <Grass x={x + (row % 2 ? -34 : 34)} y={y + 40} />
        </g>
      ))}
    </>
  );
};
