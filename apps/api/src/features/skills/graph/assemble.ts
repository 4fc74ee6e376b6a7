import type { GraphAxis } from '@amberway/contract/skills/graph/limits';
import { POINTS_MAX } from '@amberway/contract/skills/graph/limits';
import { blocksOf, hasPercent } from '@amberway/contract/skills/graph/blocks';
import { isCheckDue } from '@amberway/contract/skills/graph/checks';
import { currentPhase, verdictOf } from '@amberway/contract/skills/graph/criterion';
import { cellsOf, mapSentence } from '@amberway/contract/skills/graph/map';
import { phasesOf } from '@amberway/contract/skills/graph/phases';
import type { Generalisation, SkillCriterion, SkillGraph } from '@amberway/contract/skills/graph/schemas';
import { sentenceOf } from '@amberway/contract/skills/graph/sentence';
import { figuresOf } from '@amberway/contract/skills/graph/statistics';
import { type DayGoes, DEFAULT_CRITERION } from '@amberway/contract/skills/graph/types';
import { byWeek } from '@amberway/contract/skills/graph/weeks';
import type { DayRow, Evidence, SkillEvidence } from './queries.ts';

const dayGoes = ([day, at, person, place, kind, own, little, goes]: DayRow): DayGoes => ({
  day,
  at,
  person,
  place,
  kind,
  own,
  little,
  goes,
});

const readingOf = (evidence: Pick<Evidence, 'measure' | 'criterion' | 'phases' | 'days'>) => {
  const criterion: SkillCriterion = evidence.criterion ?? { ...DEFAULT_CRITERION, version: null };
  const days = hasPercent(evidence.measure) ? evidence.days.map(dayGoes) : [];
  const phases = phasesOf(evidence.phases, days);
  const blocks = blocksOf(days, phases, criterion);
  return { criterion, days, phases, blocks };
};

/** Practised, planned or with a criterion of its own: what was recorded says whether it is learned. */
export const isJudged = (evidence: Evidence): boolean =>
  hasPercent(evidence.measure) &&
  (evidence.measure !== null || evidence.criterion !== null || evidence.days.length > 0);

/** Whether the criterion is met, and what is missing. */
export const verdictFor = (evidence: Evidence, today: string) => {
  const { blocks, phases, criterion } = readingOf(evidence);
  return verdictOf(blocks, phases, criterion, today);
};

type Wanted = { by?: GraphAxis | undefined; from?: string | undefined; to?: string | undefined; today: string };

export const assembleGraph = (evidence: Evidence, { by = 'block', from, to, today }: Wanted): SkillGraph => {
  const { criterion, days, phases, blocks } = readingOf(evidence);
  const { met, missing } = verdictOf(blocks, phases, criterion, today);
  const figures = figuresOf(blocks, phases.length);
  const set = new Map<string | null, Evidence['phases'][number]>(evidence.phases.map((phase) => [phase._id, phase]));
  const shown = blocks.filter(({ day }) => (!from || day >= from) && (!to || day <= to));
  const isLong = shown.length > POINTS_MAX;
  const { skill, member, name, status, people, places, resumedFrom, resumedBy } = evidence;
  return {
    skill,
    member,
    name,
    status,
    by,
    drawn: hasPercent(evidence.measure),
    byWeek: isLong,
    today,
    sentence: sentenceOf(days, today, criterion.counts),
    criterion,
    // A week may also hold blocks that did not meet it, so that no point by week is marked.
    met: met && isLong ? { ...met, blocks: [] } : met,
    missing,
    judged: isJudged(evidence),
    points: isLong ? byWeek(shown) : shown,
    phases: phases.map((phase, index) => ({
      ...phase,
      skill: set.get(phase._id)?.skill ?? null,
      version: set.get(phase._id)?.version ?? null,
      ...(figures[index] ?? { complete: 0, level: null, trend: null }),
    })),
    events: evidence.events.filter(({ onDay }) => (!from || onDay >= from) && (!to || onDay <= to)),
    people,
    places,
    checks: evidence.checks.map((check) => ({
      ...check,
      skill,
      name,
      isDue: isCheckDue(check, evidence.checks, today),
    })),
    resumedFrom,
    resumedBy,
  };
};

export const assembleSkill = (
  evidence: SkillEvidence,
  places: readonly { _id: string; name: string }[],
  today: string,
): Generalisation['skills'][number] => {
  const { criterion, days, phases, blocks } = readingOf(evidence);
  const verdict = verdictOf(blocks, phases, criterion, today);
  const cells = cellsOf(days, blocks, criterion, today);
  const phase = currentPhase(phases, today);
  const { skill, name, outcome, status, resumedBy } = evidence;
  return {
    skill,
    name,
    outcome,
    status,
    sentence: sentenceOf(days, today, criterion.counts),
    words: cells.length > 0 ? mapSentence(cells, places) : '',
    met: verdict.met?.on ?? null,
    missing: verdict.missing,
    criterion: criterion.percent,
    resumedBy,
    line: blocks.filter((block) => block.nth !== null && block.phase === phase).map(({ percent }) => percent),
    cells,
  };
};

/** Where a skill works, in words: of the places in which it was tried. */
export const mapWords = (evidence: Evidence): string => {
  const { criterion, days, blocks } = readingOf(evidence);
  const today = days.at(-1)?.day;
  return today ? mapSentence(cellsOf(days, blocks, criterion, today), evidence.places) : '';
};
