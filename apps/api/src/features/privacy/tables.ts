import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { RECORD_AREAS } from '@amberway/contract/kernel/record-areas';
import { createdAt, id, idOf, instant } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** Which member of staff read which area of a family's record on which day. */
export const recordReads = pgTable(
  'record_reads',
  {
    id: id(),
    customerId: idOf('customer_id', () => users.id),
    /** No foreign key: it stays when the user is deleted. */
    actorId: uuid('actor_id').notNull(),
    area: text('area', { enum: RECORD_AREAS }).notNull(),
    day: date('day').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    uniqueIndex('record_reads_once').on(t.customerId, t.day, t.actorId, t.area),
    index('record_reads_latest').on(t.customerId, t.lastAt),
    index('record_reads_actor').on(t.actorId, t.lastAt),
  ],
);

/** A user who opened the records of unusually many families within an hour. */
export const unusualReadings = pgTable(
  'unusual_readings',
  {
    id: id(),
    /** No foreign key: it stays when the user is deleted. */
    actorId: uuid('actor_id').notNull(),
    /** The start of the clock hour: one notice per user and hour, however many processes count. */
    hour: instant('hour').notNull(),
    /** The number of families when the administrators were notified. */
    families: integer('families').notNull(),
    at: createdAt(),
  },
  (t) => [
    uniqueIndex('unusual_readings_once').on(t.actorId, t.hour),
    index('unusual_readings_latest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** Requested and withdrawn erasures. Once the family is erased, its row is gone as well. */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    customerId: idOf('customer_id', () => users.id),
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: createdAt(),
    dueAt: instant('due_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    uniqueIndex('erasures_open')
      .on(t.customerId)
      .where(sql`cancelled_at is null`),
    index('erasures_due')
      .on(t.dueAt, t.id)
      .where(sql`cancelled_at is null`),
  ],
);
