import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { FORM_TYPES } from '@amberway/contract/onboarding-forms/types';
import { createdAt, idOf } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** Events received from a form provider: each counts once, however often it is delivered. */
export const formEvents = pgTable(
  'form_events',
  {
    eventId: text('event_id').primaryKey(),
    userId: idOf('user_id', () => users.id),
    type: text('type', { enum: FORM_TYPES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('form_events_user').on(t.userId)],
);
