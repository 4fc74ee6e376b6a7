import { percentOf } from './blocks.ts';
import { dayNumber, dayOf } from './days.ts';
import type { Block } from './types.ts';

const WEEK = 7;
/** Day 0 was a Thursday: weeks begin on Monday. */
const MONDAY = 3;

/** Complete blocks of one person, place and week as one point, for graphs with too many blocks to draw. */
export const byWeek = (blocks: readonly Block[]): Block[] => {
  const weeks = new Map<string, Block>();
  for (const block of blocks) {
    if (!block.complete) continue;
    const week = Math.floor((dayNumber(block.day) + MONDAY) / WEEK) * WEEK - MONDAY;
    const key = `${week} ${block.person} ${block.place} ${block.phase} ${block.nth === null}`;
    const sum = weeks.get(key) ?? { ...block, from: dayOf(week), counted: 0, goes: 0 };
    sum.day = block.day;
    sum.counted += block.counted;
    sum.goes += block.goes;
    weeks.set(key, sum);
  }
  return [...weeks.values()].map((point, index) => ({
    ...point,
    number: index + 1,
    percent: percentOf(point.counted, point.goes),
  }));
};
