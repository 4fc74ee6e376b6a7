import { reaches } from './blocks.ts';
import type { Block, Criterion, PhaseStart } from './types.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const more = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? count} more ${count === 1 ? one : many}`;

export type Verdict = {
  /** The day on which it was met, and the numbers of its blocks; null if it is not met. */
  met: { on: string; blocks: number[] } | null;
  /** What is missing: 'one more person, one more place'; empty when it is met. */
  missing: string;
};

const distinct = (values: readonly string[]): number => new Set(values).size;

const holds = (window: readonly Block[], { percent, blocks, people, places }: Criterion): boolean =>
  window.length === blocks &&
  window.every((block) => reaches(block, percent)) &&
  distinct(window.map(({ person }) => person)) >= people &&
  distinct(window.map(({ place }) => place)) >= places;

const missingIn = (recent: readonly Block[], { percent, blocks, people, places }: Criterion): string => {
  const lastLow = recent.findLastIndex((block) => !reaches(block, percent));
  const good = recent.slice(lastLow + 1).slice(-blocks);
  const need = {
    blocks: blocks - good.length,
    people: people - distinct(good.map(({ person }) => person)),
    places: places - distinct(good.map(({ place }) => place)),
  };
  return [
    need.blocks > 0 && `${more(need.blocks, 'block', 'blocks')} of ${percent} %${percent < 100 ? ' or more' : ''}`,
    need.people > 0 && more(need.people, 'person', 'people'),
    need.places > 0 && more(need.places, 'place', 'places'),
  ]
    .filter(Boolean)
    .join(', ');
};

/** The phase that the criterion is about: the latest one that has begun and is not for checks after mastering. */
export const currentPhase = (phases: readonly PhaseStart[], today: string): number =>
  phases.findLastIndex(({ kind, startsOn }) => kind !== 'maintenance' && startsOn <= today);

/**
 * Whether the last complete blocks of the current phase meet the criterion. It was met on the day of the first block
 * since which it has been met without a break.
 */
export const verdictOf = (
  blocks: readonly Block[],
  phases: readonly PhaseStart[],
  criterion: Criterion,
  today: string,
): Verdict => {
  const phase = currentPhase(phases, today);
  const complete = blocks.filter((block) => block.nth !== null && block.phase === phase);
  const windowTo = (end: number) => complete.slice(Math.max(0, end - criterion.blocks), end);
  let end = complete.length;
  if (!holds(windowTo(end), criterion)) return { met: null, missing: missingIn(complete, criterion) };
  while (holds(windowTo(end - 1), criterion)) end -= 1;
  const window = windowTo(end);
  return { met: { on: window.at(-1)?.day ?? '', blocks: window.map(({ number }) => number) }, missing: '' };
};
