import type { Point } from './lines.ts';

// The way across a stage: row above row, from the lower left, with a turn at the end of each row.

export type Stage = {
  width: number;
  /** How many stones there are; one more place is where the child is now. */
  stones: number;
  perRow: number;
  /** From one row to the next. */
  pitch: number;
  /** Half the width of the way. */
  half: number;
  /** Room above the last row, for the sun, and below the first, for its stories. */
  above: number;
  below: number;
};

export type Snake = {
  height: number;
  /** The middle of each stone, earliest first. */
  stones: Point[];
  here: Point;
  /** Along the middle of the way: until the child, and ahead of it. */
  walked: Point[];
  ahead: Point[];
  /** Where the way ends, and whether it runs to the right there. */
  end: Point & { toRight: boolean };
  /** The free side of each gap between two rows, where the way does not turn. */
  clearings: Point[];
};

const STEP = 12;
const WAVE = 420;
const RISE = 40;
/** Room for the sun beside the end of the way. */
const SUN_WIDTH = 112;

const ease = (part: number) => {
  const at = Math.min(1, Math.max(0, part));
  return at * at * (3 - 2 * at);
};

export const layoutSnake = ({ width, stones, perRow, pitch, half, above, below }: Stage): Snake => {
  const radius = pitch / 2;
  const inset = radius + half + 10;
  const [left, right] = [inset, width - inset];
  const hereRow = Math.floor(stones / perRow);
  const last = hereRow + 1;
  const height = above + last * pitch + below;
  const levelOf = (row: number) => height - below - row * pitch;
  const toRight = (row: number) => row % 2 === 0;
  // Waves that end where a turn begins.
  const waveAt = (row: number, x: number) =>
    half * 0.45 * Math.sin((2 * Math.PI * x) / WAVE + row * 2.1) * ease((x - left) / 120) * ease((right - x) / 120);
  const rowPoint = (row: number, x: number): Point => ({ x, y: levelOf(row) + waveAt(row, x) });
  const slot = (number: number): Point => {
    const row = Math.floor(number / perRow);
    const part = ((number % perRow) + 0.5) / perRow;
    return rowPoint(row, left + (right - left) * (toRight(row) ? part : 1 - part));
  };
  const straight = (row: number, from: number, to: number): Point[] => {
    const steps = Math.max(1, Math.round(Math.abs(to - from) / STEP));
    return Array.from({ length: steps + 1 }, (_, at) => rowPoint(row, from + ((to - from) * at) / steps));
  };
  const turn = (row: number): Point[] => {
    const steps = Math.round((Math.PI * radius) / STEP);
    const side = toRight(row) ? 1 : -1;
    const x = toRight(row) ? right : left;
    return Array.from({ length: steps - 1 }, (_, at) => {
      const angle = Math.PI / 2 - (Math.PI * (at + 1)) / steps;
      return { x: x + side * radius * Math.cos(angle), y: levelOf(row) - radius + radius * Math.sin(angle) };
    });
  };
  const begin = (row: number) => (row === 0 ? -2 * half : toRight(row) ? left : right);
  const finish = (row: number) => (toRight(row) ? right : left);
  const here = slot(stones);
  const walked = [
    ...Array.from({ length: hereRow }, (_, row) => [...straight(row, begin(row), finish(row)), ...turn(row)]).flat(),
    ...straight(hereRow, begin(hereRow), here.x),
  ];
  const edge = Math.max(inset * 0.75, SUN_WIDTH);
  const endX = toRight(last) ? width - edge : edge;
  const top = straight(last, begin(last), endX).map(({ x, y }, at, all) => ({
    x,
    y: y - RISE * ease((at / all.length - 0.4) / 0.6),
  }));
  const ahead = [...straight(hereRow, here.x, finish(hereRow)), ...turn(hereRow), ...top];
  return {
    height,
    stones: Array.from({ length: stones }, (_, number) => slot(number)),
    here,
    walked,
    ahead,
    end: { ...(ahead.at(-1) ?? here), toRight: toRight(last) },
    clearings: Array.from({ length: last }, (_, row) => ({
      x: toRight(row) ? inset * 0.4 : width - inset * 0.4,
      y: levelOf(row) - radius,
    })),
  };
};
