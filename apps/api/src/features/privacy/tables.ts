import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { RECORD_AREAS } from '@amberway/contract/kernel/record-areas';
import { createdAt, id, idOf, instant } from '../../kernel/db/columns.ts';
import { users } from '../../kernel/identity/tables.ts';

/** Who of the staff looked at which part of a family's record on which day. */
export const recordReads = pgTable(
  'record_reads',
  {
    id: id(),
    customerId: idOf('customer_id', () => users.id),
    /** Kept when the person has gone. */
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

/** A person who opened the records of more families within an hour than is usual. */
export const unusualReadings = pgTable(
  'unusual_readings',
  {
    id: id(),
    /** Kept when the person has gone. */
    actorId: uuid('actor_id').notNull(),
    /** The start of the clock hour: one notice for each person and hour, however many processes count. */
    hour: instant('hour').notNull(),
    /** How many families it was when the administrators were notified. */
    families: integer('families').notNull(),
    at: createdAt(),
  },
  (t) => [
    uniqueIndex('unusual_readings_once').on(t.actorId, t.hour),
    index('unusual_readings_latest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

/** Records that are to go, or were taken off the list again. What is erased takes its row along. */
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
