import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, idOf, updatedAt, version } from '../../kernel/db/columns.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { emojis } from '../content/public.ts';

export const diaryEntries = pgTable(
  'diary_entries',
  {
    id: id(),
    memberId: idOf('member_id', () => members.id),
    /** The author. */
    userId: idOf('user_id', () => users.id),
    day: date('day').notNull(),
    emojiId: idOf('emoji_id', () => emojis.id),
    note: text('note'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('diary_entries_note_length', sql`char_length(${t.note}) <= 500`),
    // One entry per day, also under concurrency; the list by day scans it backwards.
    uniqueIndex('diary_entries_day_once').on(t.memberId, t.day),
    index('diary_entries_emoji').on(t.emojiId),
  ],
);
