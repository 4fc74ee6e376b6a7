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
  uuid,
} from 'drizzle-orm/pg-core';
import {
  CUE_MAX,
  ENTRY_NOTE_MAX,
  GOES_MAX,
  MINUTES_MAX,
  PER_WEEK_MAX,
  PRACTICE_KINDS,
  PRACTICE_MEASURES,
  SECONDS_MAX,
  STOP_REASONS,
  WITHDRAW_REASON_MAX,
  WITHDRAW_REASON_MIN,
} from '@amberway/contract/practice/limits';
import type { CheckRule } from '@amberway/contract/skills/graph/checks';
import { CHECK_RESULTS, CHECK_SKIPS } from '@amberway/contract/skills/graph/limits';
import { createdAt, id, idOf, instant, instantNow, quoted, updatedAt, version } from '../../kernel/db/columns.ts';
import { practicePasses, users } from '../../kernel/identity/tables.ts';
import { lookups } from '../lookups/public.ts';
import { skills, tasks } from '../programme/public.ts';

const limit = (value: number) => sql.raw(String(value));
const between = (column: AnyPgColumn, min: number, max: number) =>
  sql`${column} between ${limit(min)} and ${limit(max)}`;

/** What is practised of a skill and how it is counted. At most one plan per skill. */
export const practicePlans = pgTable(
  'practice_plans',
  {
    skillId: uuid('skill_id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    measure: text('measure', { enum: PRACTICE_MEASURES }).notNull(),
    cue: text('cue').notNull().default(''),
    perWeek: integer('per_week'),
    minutes: integer('minutes'),
    active: boolean('active').notNull().default(true),
    /** Who set it last. */
    plannedBy: idOf('planned_by', () => users.id),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'practice_plans_skill_of_member',
      columns: [t.skillId, t.memberId],
      foreignColumns: [skills.id, skills.memberId],
    }),
    check('practice_plans_measure_known', sql`${t.measure} in (${quoted(PRACTICE_MEASURES)})`),
    check('practice_plans_cue_length', sql`char_length(${t.cue}) <= ${limit(CUE_MAX)}`),
    check('practice_plans_per_week', between(t.perWeek, 1, PER_WEEK_MAX)),
    check('practice_plans_minutes', between(t.minutes, 1, MINUTES_MAX)),
    index('practice_plans_member').on(t.memberId),
  ],
);

/** One practice. Rows are added and corrected, never deleted: a withdrawn one stays, with the reason. */
export const practiceEntries = pgTable(
  'practice_entries',
  {
    /** Made by the device: the same id is the same entry, for ever. */
    id: uuid('id').primaryKey(),
    /** Of what the device sent. Corrections leave it unchanged, so a repeated request is still recognised. */
    contentHash: text('content_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    skillId: uuid('skill_id').notNull(),
    taskId: uuid('task_id').references(() => tasks.id),
    kind: text('kind', { enum: PRACTICE_KINDS }).notNull(),
    at: instant('at').notNull(),
    zone: text('zone').notNull(),
    /** The day of `at` in the zone. */
    day: date('day').notNull(),
    receivedAt: instantNow('received_at'),
    /** The device's clock was ahead, so `at` is the time of arrival. */
    clockOff: boolean('clock_off').notNull().default(false),
    /** It arrived after the skill had ended. */
    late: boolean('late').notNull().default(false),
    placeId: idOf('place_id', () => lookups.id),
    withUser: idOf('with_user', () => users.id),
    recordedBy: idOf('recorded_by', () => users.id),
    passId: uuid('pass_id').references(() => practicePasses.id, { onDelete: 'set null' }),
    own: integer('own'),
    little: integer('little'),
    lot: integer('lot'),
    none: integer('none'),
    seconds: integer('seconds'),
    stopped: text('stopped', { enum: STOP_REASONS }),
    note: text('note'),
    version: version(),
    correctedAt: instant('corrected_at'),
    correctedBy: uuid('corrected_by').references(() => users.id),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
  },
  (t) => [
    foreignKey({
      name: 'practice_entries_skill_of_member',
      columns: [t.skillId, t.memberId],
      foreignColumns: [skills.id, skills.memberId],
    }),
    check('practice_entries_kind_known', sql`${t.kind} in (${quoted(PRACTICE_KINDS)})`),
    check('practice_entries_stopped_known', sql`${t.stopped} in (${quoted(STOP_REASONS)})`),
    check('practice_entries_one_result', sql`num_nonnulls(${t.own}, ${t.seconds}, ${t.stopped}) = 1`),
    check('practice_entries_goes', sql`num_nonnulls(${t.own}, ${t.little}, ${t.lot}, ${t.none}) in (0, 4)`),
    check(
      'practice_entries_goes_range',
      sql`least(${t.own}, ${t.little}, ${t.lot}, ${t.none}) >= 0 and ${t.own} + ${t.little} + ${t.lot} + ${t.none} between 1 and ${limit(GOES_MAX)}`,
    ),
    check('practice_entries_seconds_range', between(t.seconds, 1, SECONDS_MAX)),
    check('practice_entries_note_length', sql`char_length(${t.note}) <= ${limit(ENTRY_NOTE_MAX)}`),
    check('practice_entries_corrected', sql`(${t.correctedAt} is null) = (${t.correctedBy} is null)`),
    check('practice_entries_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.withdrawnReason} is null)`),
    check(
      'practice_entries_reason_length',
      sql`char_length(${t.withdrawnReason}) between ${limit(WITHDRAW_REASON_MIN)} and ${limit(WITHDRAW_REASON_MAX)}`,
    ),
    index('practice_entries_of_member').on(t.memberId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('practice_entries_of_skill').on(t.skillId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('practice_entries_pass').on(t.passId),
  ],
);

/** Whether a mastered skill is still there: one row for each day on which it is checked. */
export const skillChecks = pgTable(
  'skill_checks',
  {
    id: id(),
    skillId: idOf('skill_id', () => skills.id),
    dueOn: date('due_on').notNull(),
    /** The entry with which there were enough goes. */
    entryId: uuid('entry_id').references(() => practiceEntries.id),
    result: text('result', { enum: CHECK_RESULTS }),
    /** What the result was judged by: a criterion that is changed later does not change it. */
    rule: jsonb('rule').$type<CheckRule>(),
    skippedReason: text('skipped_reason', { enum: CHECK_SKIPS }),
    /** When the coaches were notified that it faded. */
    notifiedAt: instant('notified_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('skill_checks_day').on(t.skillId, t.dueOn),
    check('skill_checks_result_known', sql`${t.result} in (${quoted(CHECK_RESULTS)})`),
    check('skill_checks_skip_known', sql`${t.skippedReason} in (${quoted(CHECK_SKIPS)})`),
    check('skill_checks_result', sql`(${t.result} is null) = (${t.entryId} is null)`),
    check('skill_checks_one', sql`num_nonnulls(${t.result}, ${t.skippedReason}) <= 1`),
    index('skill_checks_entry').on(t.entryId),
  ],
);
