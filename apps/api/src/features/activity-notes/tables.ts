import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { RATING_MAX } from '@amberway/contract/activity-notes/limits';
import { NEW_NOTE_STATUS, NOTE_STATUSES } from '@amberway/contract/activity-notes/status';
import { id, idOf, instant, instantNow, liveIndex, quoted, recordColumns } from '../../kernel/db/columns.ts';
import { createdBy, members, users } from '../../kernel/identity/tables.ts';
import { outcomes, tasks } from '../programme/public.ts';
import { resources } from '../resources/public.ts';

/** Activity notes and appointments, called "session" in the API; the table `sessions` holds the sign-ins. */
export const activityNotes = pgTable(
  'activity_notes',
  {
    id: id(),
    /** Null for a calendar event that could not be matched with a child. */
    memberId: uuid('member_id').references(() => members.id),
    title: text('title').notNull(),
    status: text('status', { enum: NOTE_STATUSES }).notNull().default(NEW_NOTE_STATUS),
    type: text('type').notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    about: text('about').notNull().default(''),
    /** The beginning of `about` as plain text, for lists. */
    excerpt: text('excerpt').notNull().default(''),
    skillsForHome: text('skills_for_home').notNull().default(''),
    topWins: text('top_wins')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    challenges: text('challenges').notNull().default(''),
    internalNotes: text('internal_notes').notNull().default(''),
    rateSession: integer('rate_session'),
    clientEngagement: integer('client_engagement'),
    recordingLink: text('recording_link').notNull().default(''),
    sessionRecorded: boolean('session_recorded').notNull().default(false),
    endtimeCancellation: boolean('late_cancellation')
      .notNull()
      .generatedAlwaysAs(sql`status = 'No-Show/Late Cancellation'`),
    meetLink: text('meet_link').notNull().default(''),
    currentOutcome: uuid('current_outcome_id'),
    resourceId: uuid('resource_id').references(() => resources.id),
    /** The resource was created from a file attached to this note, and is removed with it. */
    resourceIsOwn: boolean('resource_is_own').notNull().default(false),
    clientFindSkillUseful: boolean('idea_useful'),
    /** What the family has been notified of: 0 nothing, 1 the appointment, 2 the note. */
    notifiedLevel: integer('notified_level').notNull().default(0),
    calendarEventId: text('calendar_event_id'),
    createdBy: createdBy(),
    updatedBy: uuid('updated_by').references(() => users.id),
    ...recordColumns(),
  },
  (t) => [
    check('activity_notes_status_known', sql`${t.status} in (${quoted(NOTE_STATUSES)})`),
    check('activity_notes_times', sql`${t.endTime} > ${t.startTime}`),
    check('activity_notes_member', sql`${t.memberId} is not null or ${t.status} = 'GoogleCal'`),
    check('activity_notes_rating', sql`${t.rateSession} between 1 and ${sql.raw(String(RATING_MAX))}`),
    check('activity_notes_engagement', sql`${t.clientEngagement} between 1 and ${sql.raw(String(RATING_MAX))}`),
    check('activity_notes_own', sql`not ${t.resourceIsOwn} or ${t.resourceId} is not null`),
    foreignKey({
      name: 'activity_notes_outcome_of_member',
      columns: [t.currentOutcome, t.memberId],
      foreignColumns: [outcomes.id, outcomes.memberId],
    }),
    // Includes the status, so that counting a family's visible notes is an index-only scan.
    liveIndex('activity_notes_list', t.memberId, t.startTime.desc().nullsFirst(), t.id.desc().nullsFirst(), t.status),
    liveIndex('activity_notes_coach', t.createdBy, t.startTime, t.id),
    index('activity_notes_report')
      .on(t.startTime, t.id)
      .where(sql`deleted_at is null and member_id is not null`),
    index('activity_notes_ideas')
      .on(t.memberId, t.startTime.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is null and status = 'Published' and skills_for_home <> ''`),
    index('activity_notes_resource').on(t.resourceId),
    index('activity_notes_recording')
      .on(t.recordingLink)
      .where(sql`deleted_at is null and recording_link <> ''`),
    uniqueIndex('activity_notes_event_unique').on(t.createdBy, t.calendarEventId),
  ],
);

/** Tasks a note refers to. */
export const noteTasks = pgTable(
  'note_tasks',
  {
    noteId: idOf('note_id', () => activityNotes.id),
    taskId: idOf('task_id', () => tasks.id),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.taskId] }), index('note_tasks_task').on(t.taskId)],
);

/** Who has opened a note, and when for the first time. */
export const activityNoteReads = pgTable(
  'note_reads',
  {
    noteId: idOf('note_id', () => activityNotes.id),
    userId: idOf('user_id', () => users.id),
    readAt: instantNow('read_at'),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.userId] })],
);
