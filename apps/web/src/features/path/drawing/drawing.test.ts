import { describe, expect, it } from 'vitest';
import { band, blob, curve, type Point, sides } from './lines.ts';
import { noiseFrom, numbersFrom } from './noise.ts';
import { layoutSnake, type Stage } from './snake.ts';
import { strip } from './strip.ts';

const STAGE: Stage = { width: 1143, stones: 4, perRow: 3, pitch: 236, half: 30, above: 130, below: 168 };

const steps = (points: readonly Point[]) =>
  points.slice(1).map(({ x, y }, at) => Math.hypot(x - (points[at]?.x ?? x), y - (points[at]?.y ?? y)));

describe('chance from a seed', () => {
  it('is the same each time, and another for another seed', () => {
    const some = (seed: number) => Array.from({ length: 5 }, numbersFrom(seed));
    expect(some(7)).toEqual(some(7));
    expect(some(7)).not.toEqual(some(8));
    for (const number of some(7)) expect(number).toBeGreaterThanOrEqual(0);
    // A known value: a change of the generator would redraw every path.
    expect(numbersFrom(1)()).toBeCloseTo(0.627_07, 4);
  });

  it('is smooth: close places have close heights', () => {
    const noise = noiseFrom(3);
    for (let at = 0; at < 20; at += 0.1) {
      expect(Math.abs(noise(at))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(at) - noise(at + 0.01))).toBeLessThan(0.05);
    }
  });
});

describe('the way', () => {
  it.each([0, 1, 3, 4, 250])('with %i stones it is one unbroken line to the child and further', (count) => {
    const snake = layoutSnake({ ...STAGE, stones: count });
    expect(snake).toEqual(layoutSnake({ ...STAGE, stones: count }));
    expect(snake.stones).toHaveLength(count);
    expect(Math.max(...steps([...snake.walked, ...snake.ahead]))).toBeLessThan(40);
    expect(snake.walked.at(-1)).toEqual(snake.here);
    for (const { x, y } of [...snake.stones, snake.here, ...snake.ahead]) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(STAGE.width - 30);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(snake.height - 140);
    }
  });

  it('begins at the lower left, turns at the end of a row, and never goes down again', () => {
    const { stones, here, end } = layoutSnake(STAGE);
    const [first, second, third, fourth] = stones as [Point, Point, Point, Point];
    expect(first.x).toBeLessThan(second.x);
    expect(second.x).toBeLessThan(third.x);
    expect(fourth.y).toBeLessThan(third.y - 150);
    expect(here.x).toBeLessThan(fourth.x);
    expect(end.y).toBeLessThan(here.y - 150);
  });

  it('an earlier stone keeps its place in its row when another is added', () => {
    const xs = (count: number) => layoutSnake({ ...STAGE, stones: count }).stones.map(({ x }) => x);
    expect(xs(9).slice(0, 4)).toEqual(xs(4));
  });
});

it('lines and stones are drawn the same each time, with short numbers', () => {
  const points = layoutSnake(STAGE).walked;
  const drawn = () => {
    const { left, right } = sides(points, () => 30, 5);
    return [band(left, right), curve(left), blob({ x: 10, y: 20 }, 32, 24, 3), strip(4).area].join('');
  };
  expect(drawn()).toBe(drawn());
  expect(drawn()).not.toMatch(/NaN|undefined|\.\d\d/);
  expect(blob({ x: 0, y: 0 }, 9, 9, 1)).not.toBe(blob({ x: 0, y: 0 }, 9, 9, 2));
  expect(curve([])).toBe('');
});

it('the pieces for a phone begin and end at the same places, so that they fit together', () => {
  for (const seed of [1, 5, 99]) {
    const { left, right } = strip(seed);
    expect([left, right].map((line) => line.match(/^M(\S+)/)?.[1])).toEqual(['17', '55']);
    expect([left, right].map((line) => line.match(/L(\S+) 100$/)?.[1])).toEqual(['17', '55']);
  }
});
