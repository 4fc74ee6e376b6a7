import styles from './drawing.module.css';
import { blob, type Point } from './lines.ts';

const RX = 32;
const RY = 24;

/** A stone of the path, with a tick. `seed` gives each its own shape. */
export const StoneShape = ({ x, y, seed, size = 1 }: Point & { seed: number; size?: number }) => (
  <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`}>
    <path className={styles['shadow']} d={blob({ x: 4, y: 6 }, RX, RY, seed)} />
    <path className={styles['stone']} d={blob({ x: 0, y: 0 }, RX, RY, seed)} />
    <path className={styles['shine']} d="M-20 -8q9 -8 22 -7" />
    <path className={styles['tick']} d="M-11 1l7 7 14 -14" />
  </g>
);

/** Where the child is now: an open stone with a flag. */
export const FlagShape = ({ x, y, size = 1 }: Point & { size?: number }) => (
  <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`}>
    <path className={styles['ring']} d={blob({ x: 0, y: 0 }, 48, 38, 11)} />
    <path className={styles['shadow']} d={blob({ x: 4, y: 6 }, 37, 28, 12)} />
    <path className={styles['place']} d={blob({ x: 0, y: 0 }, 37, 28, 12)} />
    <path className={styles['pole']} d="M0 3q2 -36 0 -70" />
    <path className={styles['flag']} d="M0 -70q16 -8 25 2t20 1l-5 14 4 15q-16 5 -24 -3t-20 1z" />
  </g>
);
