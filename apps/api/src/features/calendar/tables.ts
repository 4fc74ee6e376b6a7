import { boolean, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idOf, instant, updatedAt } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** A person's calendar address for other programs. Only the hash of its secret is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    secretHash: text('secret_hash').notNull(),
    /** Whether titles tell what the session is about, or only that there is one. */
    showsDetails: boolean('shows_details').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('calendar_feeds_secret').on(t.secretHash)],
);

/** How far a Google calendar has been read. */
export const calendarSyncs = pgTable('calendar_syncs', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Google's mark: the next reading brings what changed since. */
  syncToken: text('sync_token'),
  syncedAt: instant('synced_at'),
  /** What went wrong last, in words for its owner. */
  problem: text('problem'),
  updatedAt: updatedAt(),
});

/**
 * Which event of a Google calendar is which session. There is no key to the sessions: an event whose session is gone
 * still has to be removed at Google.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: idOf('user_id', () => users.id),
    /** Google's id. */
    eventId: text('event_id').notNull(),
    noteId: uuid('note_id').notNull(),
    /** Google's mark of the state we know: another one means that somebody changed the event there. */
    etag: text('etag').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.eventId] }), uniqueIndex('calendar_events_note').on(t.userId, t.noteId)],
);
