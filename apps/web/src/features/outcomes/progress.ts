import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { outcomeTakesSkills } from '@amberway/contract/programme/outcome-status';
import { shownSkillStatus } from '@amberway/contract/programme/skill-status';

export type Mastered = { id: string; name: string; at: string };

/** Cancelled skills do not count. */
export const skillsOf = ({ skills }: ProgrammeOutcome) =>
  skills.filter(({ status }) => shownSkillStatus(status) !== 'Cancelled');

export const masteredOf = (outcome: ProgrammeOutcome): Mastered[] =>
  skillsOf(outcome)
    .flatMap(({ _id, name, masteredAt, status }) =>
      shownSkillStatus(status) === 'Mastered' && masteredAt ? [{ id: _id, name, at: masteredAt }] : [],
    )
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** Whether a first skill may be mastered soon: none is yet, and one is being worked on in an outcome that goes on. */
export const isFirstComing = (outcome: ProgrammeOutcome): boolean =>
  masteredOf(outcome).length === 0 &&
  outcomeTakesSkills(outcome.status) &&
  skillsOf(outcome).some(({ status }) => shownSkillStatus(status) === 'Active');

/** '2 of 5 skills mastered' */
export const progressText = (outcome: ProgrammeOutcome): string => {
  const all = skillsOf(outcome).length;
  return all === 0 ? 'No skills yet' : `${masteredOf(outcome).length} of ${all} skills mastered`;
};

export type Point = { x: number; y: number };

const timeScale = (outcome: ProgrammeOutcome, now: string): ((instant: string) => number) => {
  const times = [outcome.createdAt, ...masteredOf(outcome).map(({ at }) => at)].map((at) => Date.parse(at));
  const from = Math.min(...times);
  const span = Math.max(1, Math.max(Date.parse(now), ...times) - from);
  return (instant) => (Date.parse(instant) - from) / span;
};

/** Where each mastered skill lies between the outcome's start and now; both axes go from 0 to 1. */
export const stepsOf = (outcome: ProgrammeOutcome, now: string): (Mastered & Point)[] => {
  const x = timeScale(outcome, now);
  const all = Math.max(1, skillsOf(outcome).length);
  return masteredOf(outcome).map((one, i) => ({ ...one, x: x(one.at), y: (i + 1) / all }));
};

/** The line through the steps. */
export const staircase = (outcome: ProgrammeOutcome, now: string): Point[] => {
  const steps = stepsOf(outcome, now);
  const line = steps.flatMap(({ x, y }, i) => [
    { x, y: steps[i - 1]?.y ?? 0 },
    { x, y },
  ]);
  return [{ x: 0, y: 0 }, ...line, { x: 1, y: steps.at(-1)?.y ?? 0 }];
};
