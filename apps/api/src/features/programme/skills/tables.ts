import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SKILL_START, STORED_SKILL_STATUSES, type StoredSkillStatus } from '@amberway/contract/programme/skill-status';
import { id, idOf, instant, liveIndex, quoted, recordColumns } from '../../../kernel/db/columns.ts';
import { createdBy, users } from '../../../kernel/identity/tables.ts';
import { lookups } from '../../lookups/public.ts';
import { type BeforeClosing, outcomes } from '../outcomes/tables.ts';

export const skills = pgTable(
  'skills',
  {
    id: id(),
    outcomeId: uuid('outcome_id').notNull(),
    memberId: uuid('member_id').notNull(),
    name: text('name').notNull(),
    skillType: idOf('type_id', () => lookups.id),
    targetSkills: text('target_skills').array().notNull(),
    targetsToBeAchieved: text('targets').array().notNull(),
    needHelp: boolean('need_help').notNull().default(false),
    notes: text('notes').notNull().default(''),
    comment: text('comment').notNull().default(''),
    status: text('status', { enum: STORED_SKILL_STATUSES }).notNull().default(SKILL_START),
    masteredAt: instant('mastered_at'),
    /** The mastered skill that faded and that this one begins again. */
    resumedFrom: uuid('resumed_from').references((): AnyPgColumn => skills.id),
    /** Who ended it, when, and its previous state, for undoing. */
    closedBy: uuid('closed_by').references(() => users.id),
    closedAt: instant('closed_at'),
    beforeClosing: jsonb('before_closing').$type<BeforeClosing<StoredSkillStatus>>(),
    createdBy: createdBy(),
    ...recordColumns(),
  },
  (t) => [
    foreignKey({
      name: 'skills_outcome_of_member',
      columns: [t.outcomeId, t.memberId],
      foreignColumns: [outcomes.id, outcomes.memberId],
    }),
    unique('skills_of_member').on(t.id, t.memberId),
    check('skills_status_known', sql`${t.status} in (${quoted(STORED_SKILL_STATUSES)})`),
    check('skills_comment', sql`${t.status} not in ('On-hold', 'Cancelled') or btrim(${t.comment}) <> ''`),
    check('skills_mastered', sql`(${t.status} = 'Mastered') = (${t.masteredAt} is not null)`),
    check('skills_closing', sql`(${t.closedAt} is null) = (${t.beforeClosing} is null)`),
    liveIndex('skills_of_outcome', t.outcomeId, t.createdAt, t.id),
    index('skills_mastered_of_member')
      .on(t.memberId, t.masteredAt)
      .where(sql`deleted_at is null and mastered_at is not null`),
    liveIndex('skills_list', t.memberId, t.createdAt, t.id),
    // A faded skill is begun again once.
    uniqueIndex('skills_resumed_once')
      .on(t.resumedFrom)
      .where(sql`deleted_at is null`),
  ],
);

/** The team of a skill. Its members work with the child for as long as the skill is open (the view `teams_now`). */
export const skillTeam = pgTable(
  'skill_team',
  {
    skillId: idOf('skill_id', () => skills.id),
    userId: idOf('user_id', () => users.id),
    /** When the skill or its outcome ended, or when the cover ends during which the person was named. */
    endsAt: instant('ends_at'),
  },
  (t) => [primaryKey({ columns: [t.skillId, t.userId] }), index('skill_team_user').on(t.userId)],
);
