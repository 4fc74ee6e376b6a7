import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { WORKSHOP_STATUSES } from '@amberway/contract/content/statuses';
import { instant, liveIndex, quoted } from '../../../kernel/db/columns.ts';
import { contentColumns, listIndexes, searchText, statusIndex } from '../../../kernel/db/content-columns.ts';

export const workshops = pgTable(
  'workshops',
  {
    ...contentColumns(),
    webinarTopic: text('webinar_topic').notNull(),
    isPromoted: boolean('is_promoted').notNull(),
    webinarType: text('webinar_type').notNull(),
    webinarDescription: text('webinar_description'),
    /** Local date and time as entered; `startTime` is the instant. */
    webinarDate: jsonb('webinar_date').notNull(),
    webinarTime: jsonb('webinar_time').notNull(),
    startTime: instant('start_time').notNull(),
    presenter1: text('presenter1'),
    presenter2: text('presenter2'),
    zoomLink: text('zoom_link').notNull(),
    zoomMeeting: text('zoom_meeting'),
    transcript: text('transcript'),
    video: text('video'),
    thumbnail: text('thumbnail'),
    status: text('status', { enum: WORKSHOP_STATUSES }).notNull(),
    searchText: searchText("webinar_topic || ' ' || coalesce(presenter1, '') || ' ' || coalesce(presenter2, '')"),
  },
  (t) => [
    check('workshops_status_known', sql`${t.status} in (${quoted(WORKSHOP_STATUSES)})`),
    ...listIndexes('workshops', t, t.webinarTopic),
    statusIndex('workshops', t),
    liveIndex('workshops_start', t.startTime, t.id),
  ],
);
