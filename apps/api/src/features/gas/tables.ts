import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  GAS_LEVELS,
  GAS_MEASURE_MAX,
  GAS_NOTE_MAX,
  GAS_SIDES,
  GAS_STATES,
  GAS_TITLE_MAX,
  GAS_WEIGHT_MAX,
  type GasBaseline,
  type GasEvidenceKind,
  type GasLevel,
} from '@amberway/contract/gas/limits';
import { createdAt, id, idOf, instant, quoted, updatedAt, version } from '../../kernel/db/columns.ts';
import { createdBy, users } from '../../kernel/identity/tables.ts';
import { outcomes } from '../programme/public.ts';

const limit = (value: number) => sql.raw(String(value));
const lengthBetween = (column: AnyPgColumn, min: number, max: number) =>
  sql`char_length(${column}) between ${limit(min)} and ${limit(max)}`;
const weight = (column: AnyPgColumn) => sql`${column} between 0 and ${limit(GAS_WEIGHT_MAX)}`;

/** A goal scale of a child; its words are in its editions. */
export const gasScales = pgTable(
  'gas_scales',
  {
    id: id(),
    memberId: uuid('member_id').notNull(),
    outcomeId: uuid('outcome_id').notNull(),
    state: text('state', { enum: GAS_STATES }).notNull().default('draft'),
    /** The number of the current edition. */
    edition: integer('edition').notNull().default(1),
    createdBy: createdBy(),
    closedBy: uuid('closed_by').references(() => users.id),
    closedAt: instant('closed_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'gas_scales_outcome_of_member',
      columns: [t.outcomeId, t.memberId],
      foreignColumns: [outcomes.id, outcomes.memberId],
    }),
    check('gas_scales_state_known', sql`${t.state} in (${quoted(GAS_STATES)})`),
    check('gas_scales_closed', sql`(${t.state} = 'closed') = (${t.closedAt} is not null)`),
    check('gas_scales_closed_by', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    index('gas_scales_of_member').on(t.memberId),
    index('gas_scales_of_outcome').on(t.outcomeId),
  ],
);

/** The words of a scale. A change after both sides have agreed adds an edition, so the agreed one stays as it was. */
export const gasEditions = pgTable(
  'gas_editions',
  {
    id: id(),
    scaleId: idOf('scale_id', () => gasScales.id),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    measure: text('measure').notNull(),
    levels: text('levels').array().notNull(),
    baseline: integer('baseline').$type<GasBaseline>().notNull(),
    importance: integer('importance').notNull(),
    difficulty: integer('difficulty').notNull(),
    reviewOn: date('review_on').notNull(),
    measurable: boolean('measurable'),
    equalSteps: boolean('equal_steps'),
    possible: boolean('possible'),
    agreedFamilyAt: instant('agreed_family_at'),
    agreedFamilyBy: uuid('agreed_family_by').references(() => users.id),
    agreedCoachAt: instant('agreed_coach_at'),
    agreedCoachBy: uuid('agreed_coach_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('gas_editions_once').on(t.scaleId, t.number),
    check('gas_editions_title_length', lengthBetween(t.title, 1, GAS_TITLE_MAX)),
    check('gas_editions_measure_length', lengthBetween(t.measure, 1, GAS_MEASURE_MAX)),
    check('gas_editions_five_levels', sql`cardinality(${t.levels}) = ${limit(GAS_LEVELS.length)}`),
    check('gas_editions_baseline', sql`${t.baseline} in (-2, -1)`),
    check('gas_editions_importance', weight(t.importance)),
    check('gas_editions_difficulty', weight(t.difficulty)),
    check('gas_editions_family', sql`(${t.agreedFamilyAt} is null) = (${t.agreedFamilyBy} is null)`),
    check('gas_editions_coach', sql`(${t.agreedCoachAt} is null) = (${t.agreedCoachBy} is null)`),
    check('gas_editions_quality', sql`num_nonnulls(${t.measurable}, ${t.equalSteps}, ${t.possible}) in (0, 3)`),
  ],
);

export type StoredEvidence = { kind: GasEvidenceKind; id: string };

/** Where a side says the child is, by the steps of one edition. */
export const gasRatings = pgTable(
  'gas_ratings',
  {
    id: id(),
    editionId: idOf('edition_id', () => gasEditions.id),
    side: text('side', { enum: GAS_SIDES }).notNull(),
    level: integer('level').$type<GasLevel>().notNull(),
    onDay: date('on_day').notNull(),
    userId: idOf('user_id', () => users.id),
    evidence: jsonb('evidence').$type<StoredEvidence[]>().notNull().default([]),
    note: text('note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('gas_ratings_side_known', sql`${t.side} in (${quoted(GAS_SIDES)})`),
    check('gas_ratings_level', sql`${t.level} between -2 and 2`),
    check('gas_ratings_note_length', sql`char_length(${t.note}) <= ${limit(GAS_NOTE_MAX)}`),
    // One of each side: until both are in, a correction replaces it. Afterwards see gas_later_ratings.
    uniqueIndex('gas_ratings_once').on(t.editionId, t.side),
  ],
);

/** What a side said after it could see the rating of the other: lines of their own, the pair before stays as it was. */
export const gasLaterRatings = pgTable(
  'gas_later_ratings',
  {
    id: id(),
    editionId: idOf('edition_id', () => gasEditions.id),
    side: text('side', { enum: GAS_SIDES }).notNull(),
    level: integer('level').$type<GasLevel>().notNull(),
    onDay: date('on_day').notNull(),
    userId: idOf('user_id', () => users.id),
    evidence: jsonb('evidence').$type<StoredEvidence[]>().notNull().default([]),
    note: text('note'),
    createdAt: createdAt(),
  },
  (t) => [
    check('gas_later_ratings_side_known', sql`${t.side} in ('family', 'coach')`),
    check('gas_later_ratings_level', sql`${t.level} between -2 and 2`),
    check('gas_later_ratings_note_length', sql`char_length(${t.note}) <= ${limit(GAS_NOTE_MAX)}`),
    index('gas_later_ratings_of_edition').on(t.editionId, t.createdAt),
  ],
);
