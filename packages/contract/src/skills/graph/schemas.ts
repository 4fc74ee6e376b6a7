import { z } from 'zod';
import { day, id, version } from '../../kernel/fields.ts';
import { reference } from '../../kernel/reference.ts';
import { STORED_SKILL_STATUSES } from '../../programme/skill-status.ts';
import { CHECK_RESULTS, CHECK_SKIPS, COUNTED, GRAPH_AXES, PHASE_KINDS } from './limits.ts';
import { CELL_STATES } from './map.ts';

export const criterion = z.object({
  percent: z.number(),
  blocks: z.number(),
  goes: z.number(),
  people: z.number(),
  places: z.number(),
  counts: z.enum(COUNTED),
  checks: z.array(z.number()),
  checkPercent: z.number(),
  /** Null for the default, which nobody has changed. */
  version: version.nullable(),
});
export type SkillCriterion = z.infer<typeof criterion>;

const point = z.object({
  number: z.number(),
  from: day,
  day,
  /** Ids of `people` and `places`. */
  person: id,
  place: id,
  counted: z.number(),
  goes: z.number(),
  percent: z.number(),
  complete: z.boolean(),
  phase: z.number(),
  nth: z.number().nullable(),
});

export const phase = z.object({
  /** Null for a phase that the kinds of entries imply. */
  _id: id.nullable(),
  /** The skill under which it is changed: of a skill that was begun again, an earlier one. Null if it is implied. */
  skill: id.nullable(),
  startsOn: day,
  label: z.string(),
  kind: z.enum(PHASE_KINDS),
  version: version.nullable(),
  /** Complete blocks. */
  complete: z.number(),
  level: z.number().nullable(),
  trend: z.object({ slope: z.number(), start: z.number() }).nullable(),
});

export const skillEvent = z.object({
  _id: id,
  /** Null: in the graphs of all skills. */
  skill: id.nullable(),
  onDay: day,
  label: z.string(),
  kind: reference.nullable(),
  shownToFamily: z.boolean(),
  version,
});
export type SkillEvent = z.infer<typeof skillEvent>;

export const storedPhase = z.object({
  _id: id,
  startsOn: day,
  label: z.string(),
  kind: z.enum(PHASE_KINDS),
  version,
});

export const skillCheck = z.object({
  _id: id,
  skill: id,
  name: z.string(),
  dueOn: day,
  result: z.enum(CHECK_RESULTS).nullable(),
  skipped: z.enum(CHECK_SKIPS).nullable(),
  /** Due today or before, and neither done nor left out. */
  isDue: z.boolean(),
});
export type SkillCheck = z.infer<typeof skillCheck>;

const met = z.object({ on: day, blocks: z.array(z.number()) }).nullable();

export const skillGraph = z.object({
  skill: id,
  member: id,
  name: z.string(),
  status: z.enum(STORED_SKILL_STATUSES),
  by: z.enum(GRAPH_AXES),
  /** False if the skill is counted or timed: there is no percentage to draw. */
  drawn: z.boolean(),
  /** There were too many points: each is a week. */
  byWeek: z.boolean(),
  today: day,
  /** One sentence about how it goes. */
  sentence: z.string(),
  criterion,
  met,
  /** What is missing for the criterion; empty when it is met. */
  missing: z.string(),
  /** Practised at home, planned or with a criterion of its own: mastering it unmet needs a reason. */
  judged: z.boolean(),
  points: z.array(point),
  phases: z.array(phase),
  events: z.array(skillEvent),
  people: z.array(z.object({ _id: id, firstName: z.string() })),
  places: z.array(reference),
  checks: z.array(skillCheck),
  /** The mastered skill that this one begins again, unless it was removed, and the one that begins this one again. */
  resumedFrom: id.nullable(),
  resumedBy: id.nullable(),
});
export type SkillGraph = z.infer<typeof skillGraph>;

export const generalisation = z.object({
  member: id,
  today: day,
  skills: z.array(
    z.object({
      skill: id,
      name: z.string(),
      outcome: id,
      status: z.enum(STORED_SKILL_STATUSES),
      /** 'On their own in 8 of 10 goes this week' */
      sentence: z.string(),
      /** 'At home yes, at school not tried yet' */
      words: z.string(),
      met: day.nullable(),
      missing: z.string(),
      /** The percent of the criterion, as a line in the small graph. */
      criterion: z.number(),
      /** The skill that begins this one again, whose results include these. */
      resumedBy: id.nullable(),
      /** Percent of the complete blocks of the current phase. */
      line: z.array(z.number()),
      cells: z.array(z.object({ place: id, person: id, state: z.enum(CELL_STATES), lastDay: day, pale: z.boolean() })),
    }),
  ),
  people: z.array(z.object({ _id: id, firstName: z.string() })),
  /** The places of the list, and removed ones that were used. */
  places: z.array(reference),
});
export type Generalisation = z.infer<typeof generalisation>;
