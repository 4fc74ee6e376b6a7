import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { REQUEST_STATUSES } from '@amberway/contract/session-requests/times';
import { createdAt, id, idOf, instant, quoted, updatedAt } from '../../kernel/db/columns.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { activityNotes } from '../activity-notes/public.ts';

export const sessionRequests = pgTable(
  'session_requests',
  {
    id: id(),
    customerId: idOf('customer_id', () => users.id),
    memberId: idOf('member_id', () => members.id),
    /** Who was to offer a time when the family sent it. */
    coachId: idOf('coach_id', () => users.id),
    times: text('times').array().notNull(),
    about: text('about').notNull(),
    line: text('line').notNull(),
    status: text('status', { enum: REQUEST_STATUSES }).notNull().default('open'),
    answeredBy: uuid('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    answer: text('answer'),
    /** The session that was offered. */
    noteId: uuid('note_id').references(() => activityNotes.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('session_requests_status_known', sql`${t.status} in (${quoted(REQUEST_STATUSES)})`),
    check('session_requests_about_not_blank', sql`btrim(${t.about}) <> ''`),
    check('session_requests_offered_note', sql`(${t.status} = 'offered') = (${t.noteId} is not null)`),
    // One open request for each child, also when two tabs send at once.
    uniqueIndex('session_requests_open_once')
      .on(t.memberId)
      .where(sql`status = 'open'`),
    index('session_requests_of_family').on(t.customerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('session_requests_note').on(t.noteId),
  ],
);
