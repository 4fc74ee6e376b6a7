import type { PhaseKind } from './limits.ts';
import type { DayGoes, PhaseStart } from './types.ts';

type Kind = DayGoes['kind'];
const IMPLIED: Readonly<Record<Kind, { label: string; kind: PhaseKind; rank: number }>> = {
  baseline: { label: 'Baseline', kind: 'baseline', rank: 0 },
  practice: { label: 'Practice', kind: 'practice', rank: 1 },
  check: { label: 'Still there?', kind: 'maintenance', rank: 2 },
};

/** The last day with anything but checks. */
const lastPractised = (days: readonly DayGoes[]): string =>
  days.reduce((last, { day, kind }) => (kind !== 'check' && day > last ? day : last), '');

/**
 * One phase for each kind of entry, in the order baseline, practice, checks; never back to an earlier one. Checks imply
 * one only after the last practice: a check among practice must not end the phase that the criterion is about.
 */
const impliedPhases = (days: readonly DayGoes[]): PhaseStart[] => {
  const phases: PhaseStart[] = [];
  let rank = -1;
  const kindOf = new Map<string, Kind>();
  const practisedTo = lastPractised(days);
  for (const { day, kind } of days) {
    if (kind === 'check' && day <= practisedTo) continue;
    const known = kindOf.get(day);
    if (!known || IMPLIED[kind].rank > IMPLIED[known].rank) kindOf.set(day, kind);
  }
  for (const [day, kind] of [...kindOf].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const implied = IMPLIED[kind];
    if (implied.rank <= rank) continue;
    phases.push({ _id: null, startsOn: day, label: implied.label, kind: implied.kind });
    rank = implied.rank;
  }
  return phases;
};

/**
 * The phases of a graph: those that were set, before the first of them those that the kinds of entries imply, and the
 * checks after them as a phase of their own.
 */
export const phasesOf = (set: readonly PhaseStart[], days: readonly DayGoes[]): PhaseStart[] => {
  const sorted = set.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return impliedPhases(days);
  const before = impliedPhases(days.filter(({ day }) => day < first.startsOn));
  const practisedTo = lastPractised(days);
  const checks =
    last.kind === 'maintenance'
      ? []
      : days.filter(({ day, kind }) => kind === 'check' && day > last.startsOn && day > practisedTo);
  return [...before, ...sorted, ...impliedPhases(checks)];
};

/** The phase of a day: the last one that has begun. */
export const phaseOn = (phases: readonly PhaseStart[], day: string): number =>
  Math.max(
    0,
    phases.findLastIndex(({ startsOn }) => startsOn <= day),
  );
