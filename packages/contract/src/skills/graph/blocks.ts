import type { PracticeMeasure } from '../../practice/limits.ts';
import { dayNumber } from './days.ts';
import { BLOCK_DAYS } from './limits.ts';
import { phaseOn } from './phases.ts';
import type { Block, Criterion, DayGoes, PhaseStart } from './types.ts';

type Open = Omit<Block, 'number' | 'percent' | 'nth'> & { at: number; kind: DayGoes['kind'] };

const TENTHS = 10;
/** Percent with one decimal place. */
export const percentOf = (counted: number, goes: number): number =>
  goes === 0 ? 0 : Math.round((counted / goes) * 100 * TENTHS) / TENTHS;

/** Goes that are counted or timed say nothing about help: there is no percentage. */
export const hasPercent = (measure: PracticeMeasure | null): boolean => measure === null || measure === 'independence';

/** Whether it reaches so many percent, without rounding. */
export const reaches = ({ counted, goes }: Pick<Block, 'counted' | 'goes'>, percent: number): boolean =>
  counted * 100 >= percent * goes;

const countedIn = ({ own, little }: DayGoes, { counts }: Pick<Criterion, 'counts'>): number =>
  counts === 'own' ? own : own + little;

const byTime = (a: { day: string; at: number }, b: { day: string; at: number }): number =>
  a.day === b.day ? a.at - b.at : a.day < b.day ? -1 : 1;

const begun = ({ day, at, person, place, kind }: DayGoes, phase: number): Open => ({
  from: day,
  day,
  at,
  person,
  place,
  counted: 0,
  goes: 0,
  phase,
  kind,
  complete: false,
});

/**
 * Blocks: goes of one person in one place, in time order, until there are enough. The goes of a day belong together. A
 * block lies within one phase and seven days; what does not become complete in them stays open.
 */
export const blocksOf = (
  days: readonly DayGoes[],
  phases: readonly PhaseStart[],
  criterion: Pick<Criterion, 'goes' | 'counts'>,
): Block[] => {
  const current = new Map<string, Open>();
  const blocks: Open[] = [];
  for (const one of days.toSorted(byTime)) {
    const phase = phaseOn(phases, one.day);
    const key = `${one.person} ${one.place} ${one.kind}`;
    const open = current.get(key);
    const fits =
      open !== undefined &&
      !open.complete &&
      open.phase === phase &&
      dayNumber(one.day) - dayNumber(open.from) < BLOCK_DAYS;
    const block = fits ? open : begun(one, phase);
    if (!fits) {
      current.set(key, block);
      blocks.push(block);
    }
    block.day = one.day;
    block.at = one.at;
    block.counted += countedIn(one, criterion);
    block.goes += one.goes;
    block.complete = block.goes >= criterion.goes;
  }
  const nth: number[] = [];
  return blocks.toSorted(byTime).map((block, index) => {
    const { kind, phase, counted, goes, complete } = block;
    const before = nth[phase] ?? 0;
    const isCounted = complete && (kind !== 'check' || phases[phase]?.kind === 'maintenance');
    if (isCounted) nth[phase] = before + 1;
    // Field by field: thousands of blocks are made for one reply, and a rest pattern takes several times as long.
    return {
      number: index + 1,
      from: block.from,
      day: block.day,
      person: block.person,
      place: block.place,
      counted,
      goes,
      percent: percentOf(counted, goes),
      complete,
      phase,
      nth: isCounted ? before : null,
    };
  });
};
