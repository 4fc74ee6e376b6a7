import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
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
    .toSorted((a, b) => a.at.localeCompare(b.at));

/** '2 of 5 skills mastered' */
export const progressText = (outcome: ProgrammeOutcome): string => {
  const all = skillsOf(outcome).length;
  return all === 0 ? 'No skills yet' : `${masteredOf(outcome).length} of ${all} skills mastered`;
};

export type Point = { x: number; y: number };

/** A step chart from the outcome's start to now; both axes go from 0 to 1. */
export const staircase = (outcome: ProgrammeOutcome, now: string): Point[] => {
  const mastered = masteredOf(outcome);
  const all = Math.max(1, skillsOf(outcome).length);
  const times = [outcome.createdAt, ...mastered.map(({ at }) => at)].map((at) => Date.parse(at));
  const from = Math.min(...times);
  const span = Math.max(1, Math.max(Date.parse(now), ...times) - from);
  const at = (instant: string) => (Date.parse(instant) - from) / span;
  const steps = mastered.flatMap((one, i) => [
    { x: at(one.at), y: i / all },
    { x: at(one.at), y: (i + 1) / all },
  ]);
  return [{ x: 0, y: 0 }, ...steps, { x: 1, y: mastered.length / all }];
};
