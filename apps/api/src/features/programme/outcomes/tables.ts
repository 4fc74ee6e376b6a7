import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  OUTCOME_START,
  STORED_OUTCOME_STATUSES,
  type StoredOutcomeStatus,
} from '@amberway/contract/programme/outcome-status';
import { createdAt, id, idOf, instant, quoted, updatedAt, version } from '../../../kernel/db/columns.ts';
import { createdBy, members, users } from '../../../kernel/identity/tables.ts';
import { lookups } from '../../lookups/public.ts';

/** The tasks affected when a skill or outcome ended: closed, kept as extra, moved to another skill, or reopened. */
export type Settled = {
  closed: string[];
  extra: string[];
  moved: { id: string; from: string; isExtra?: boolean }[];
  to: string | null;
  reopened?: string[];
};
export type BeforeClosing<Status> = { status: Status; comment: string; tasks: Settled };

export const outcomes = pgTable(
  'outcomes',
  {
    id: id(),
    memberId: idOf('member_id', () => members.id),
    name: text('name').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
    outcomeType: idOf('type_id', () => lookups.id),
    complexity: uuid('complexity_id').references(() => lookups.id),
    membersBaseLineSkills: text('baseline').notNull().default(''),
    neededSkills: text('needed_skills').array().notNull(),
    performanceEvaluation: text('measure').notNull(),
    challenges: text('challenges').notNull().default(''),
    status: text('status', { enum: STORED_OUTCOME_STATUSES }).notNull().default(OUTCOME_START),
    comment: text('comment').notNull().default(''),
    /** Who ended it, when, and its previous state, for undoing. */
    closedBy: uuid('closed_by').references(() => users.id),
    closedAt: instant('closed_at'),
    beforeClosing: jsonb('before_closing').$type<BeforeClosing<StoredOutcomeStatus>>(),
    createdBy: createdBy(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('outcomes_status_known', sql`${t.status} in (${quoted(STORED_OUTCOME_STATUSES)})`),
    check(
      'outcomes_comment',
      sql`${t.status} not in ('Achieved', 'On-hold', 'Cancelled') or btrim(${t.comment}) <> ''`,
    ),
    check('outcomes_closing', sql`(${t.closedAt} is null) = (${t.beforeClosing} is null)`),
    // Skills refer to both columns, so that a skill cannot belong to another child's outcome.
    unique('outcomes_of_member').on(t.id, t.memberId),
    uniqueIndex('outcomes_one_primary')
      .on(t.memberId)
      .where(sql`is_primary`),
    index('outcomes_list').on(t.memberId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('outcomes_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);
