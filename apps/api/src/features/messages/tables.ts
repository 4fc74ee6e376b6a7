import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { FAMILY_MESSAGES_PER_DAY, MESSAGES_PER_DAY } from '@amberway/contract/messages/texts';
import { createdAt, id, idOf, instant, quoted, updatedAt } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** client: between a family and its staff. coach: from an administrator to a business user. */
const MESSAGE_KINDS = ['client', 'coach'] as const;

export const messages = pgTable(
  'messages',
  {
    id: id(),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    fromId: idOf('from_id', () => users.id),
    toId: idOf('to_id', () => users.id),
    /** The family a client message belongs to, whichever side wrote it. */
    customerId: uuid('customer_id').references(() => users.id),
    message: text('message').notNull(),
    /** The sender's calendar day (see countedDay), and the number of the message among that day's to this receiver. */
    sentDay: date('sent_day').notNull(),
    place: smallint('place').notNull(),
    replyTo: uuid('reply_to').references((): AnyPgColumn => messages.id),
    acknowledgedAt: instant('acknowledged_at'),
    deletedByReceiverAt: instant('deleted_by_receiver_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('messages_kind_known', sql`${t.kind} in (${quoted(MESSAGE_KINDS)})`),
    check('messages_family', sql`(${t.kind} = 'client') = (${t.customerId} is not null)`),
    check('messages_not_blank', sql`btrim(${t.message}) <> ''`),
    // The check and the unique key together enforce the daily limit, even under concurrency.
    check(
      'messages_place',
      sql`${t.place} between 1 and case when ${t.fromId} = ${t.customerId} then ${sql.raw(String(FAMILY_MESSAGES_PER_DAY))} else ${sql.raw(String(MESSAGES_PER_DAY))} end`,
    ),
    unique('messages_per_day').on(t.fromId, t.toId, t.sentDay, t.place),
    index('messages_received').on(t.toId, t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('messages_sent').on(t.fromId, t.kind, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('messages_of_family').on(t.customerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
