import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';

/** Append-only: a trigger rejects updates and deletes. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    /** The person who did it, also while acting for a customer. */
    actorId: uuid('actor_id'),
    /** The customer they acted for, if any. */
    actingAs: uuid('acting_as'),
    /** The user whose record it is about. */
    subjectId: uuid('subject_id'),
    action: text('action').notNull(),
    record: text('record').notNull(),
    recordId: uuid('record_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id'),
  },
  (t) => [
    index('audit_log_record').on(t.record, t.recordId, t.at),
    index('audit_log_subject').on(t.subjectId, t.at),
    index('audit_log_actor').on(t.actorId, t.at),
  ],
);
