import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '../../kernel/db/columns.ts';
import { files } from '../../kernel/files/tables.ts';
import { members, users } from '../../kernel/identity/tables.ts';

export const clientFiles = pgTable(
  'client_files',
  {
    id: id(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When it was moved to the bin. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('client_files_list')
      .on(t.customerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('client_files_bin')
      .on(t.customerId, t.deletedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is not null`),
    index('client_files_member').on(t.memberId),
    index('client_files_file').on(t.fileId),
  ],
);
