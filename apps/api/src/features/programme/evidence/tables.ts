import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  BLOCK_GOES_MAX,
  BLOCKS_MAX,
  CHECKS_MAX,
  COUNTED,
  EVENT_LABEL_MAX,
  PEOPLE_MAX,
  PERCENT_MAX,
  PERCENT_MIN,
  PHASE_KINDS,
  PHASE_LABEL_MAX,
  PLACES_MAX,
} from '@amberway/contract/skills/graph/limits';
import { createdAt, id, idOf, quoted, updatedAt, version } from '../../../kernel/db/columns.ts';
import { createdBy, members } from '../../../kernel/identity/tables.ts';
import { lookups } from '../../lookups/public.ts';
import { skills } from '../skills/tables.ts';

// What a skill's graph shows beside the practice entries.

const limit = (value: number) => sql.raw(String(value));
const between = (column: AnyPgColumn, min: number, max: number) =>
  sql`${column} between ${limit(min)} and ${limit(max)}`;

/** When a skill counts as learned. Without a row the default applies. */
export const skillCriteria = pgTable(
  'skill_criteria',
  {
    skillId: uuid('skill_id')
      .primaryKey()
      .references(() => skills.id),
    percent: integer('percent').notNull(),
    blocks: integer('blocks').notNull(),
    goes: integer('goes').notNull(),
    people: integer('people').notNull(),
    places: integer('places').notNull(),
    counts: text('counts', { enum: COUNTED }).notNull(),
    /** Days after mastering, rising. */
    checks: integer('checks').array().notNull(),
    checkPercent: integer('check_percent').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('skill_criteria_percent', between(t.percent, PERCENT_MIN, PERCENT_MAX)),
    check('skill_criteria_blocks', between(t.blocks, 1, BLOCKS_MAX)),
    check('skill_criteria_goes', between(t.goes, 1, BLOCK_GOES_MAX)),
    check('skill_criteria_people', between(t.people, 1, PEOPLE_MAX)),
    check('skill_criteria_places', between(t.places, 1, PLACES_MAX)),
    check('skill_criteria_counts_known', sql`${t.counts} in (${quoted(COUNTED)})`),
    check('skill_criteria_checks', sql`cardinality(${t.checks}) <= ${limit(CHECKS_MAX)}`),
    check('skill_criteria_check_percent', between(t.checkPercent, PERCENT_MIN, PERCENT_MAX)),
  ],
);

/** Where a phase of a skill begins: a solid line in its graph. */
export const skillPhases = pgTable(
  'skill_phases',
  {
    id: id(),
    skillId: idOf('skill_id', () => skills.id),
    startsOn: date('starts_on').notNull(),
    label: text('label').notNull(),
    kind: text('kind', { enum: PHASE_KINDS }).notNull(),
    createdBy: createdBy(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('skill_phases_day').on(t.skillId, t.startsOn),
    check('skill_phases_label', sql`char_length(${t.label}) between 1 and ${limit(PHASE_LABEL_MAX)}`),
    check('skill_phases_kind_known', sql`${t.kind} in (${quoted(PHASE_KINDS)})`),
  ],
);

/** What happened beside practice: a dashed line in the graph of one skill, or of all of a child's. */
export const skillEvents = pgTable(
  'skill_events',
  {
    id: id(),
    memberId: idOf('member_id', () => members.id),
    skillId: uuid('skill_id'),
    onDay: date('on_day').notNull(),
    label: text('label').notNull(),
    kindId: uuid('kind_id').references(() => lookups.id),
    shownToFamily: boolean('shown_to_family').notNull().default(false),
    createdBy: createdBy(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'skill_events_skill_of_member',
      columns: [t.skillId, t.memberId],
      foreignColumns: [skills.id, skills.memberId],
    }),
    check('skill_events_label', sql`char_length(${t.label}) between 1 and ${limit(EVENT_LABEL_MAX)}`),
    index('skill_events_of_member').on(t.memberId, t.onDay),
    index('skill_events_of_skill').on(t.skillId),
  ],
);
