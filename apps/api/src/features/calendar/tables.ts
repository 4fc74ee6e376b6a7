import { boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idOf, instant, updatedAt } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** A user's iCalendar feed. Only the hash of its secret is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    secretHash: text('secret_hash').notNull(),
    /** Whether events have the note's title, people and link, or only a generic title. */
    showsDetails: boolean('shows_details').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('calendar_feeds_secret').on(t.secretHash)],
);

/** The sync state of a Google calendar. */
export const calendarSyncs = pgTable('calendar_syncs', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Google's sync token: the next pull returns the changes since. */
  syncToken: text('sync_token'),
  syncedAt: instant('synced_at'),
  /** The last error, as a message for the user. */
  problem: text('problem'),
  updatedAt: updatedAt(),
});

/**
 * Maps Google events to notes. There is no foreign key to the notes: the event of a deleted note still has to be
 * deleted at Google.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: idOf('user_id', () => users.id),
    /** Google's event id. */
    eventId: text('event_id').notNull(),
    noteId: uuid('note_id').notNull(),
    /** Google's ETag of the last known state: a different one means that the event was changed in Google. */
    etag: text('etag').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.eventId] }), uniqueIndex('calendar_events_note').on(t.userId, t.noteId)],
);
