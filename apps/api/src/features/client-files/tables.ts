import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, idOf, instant, liveIndex, updatedAt } from '../../kernel/db/columns.ts';
import { files } from '../../kernel/files/tables.ts';
import { createdBy, members, users } from '../../kernel/identity/tables.ts';

export const clientFiles = pgTable(
  'client_files',
  {
    id: id(),
    customerId: idOf('customer_id', () => users.id),
    memberId: idOf('member_id', () => members.id),
    fileId: idOf('file_id', () => files.id),
    createdBy: createdBy(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When it was moved to the bin. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    liveIndex('client_files_list', t.customerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('client_files_bin')
      .on(t.customerId, t.deletedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`deleted_at is not null`),
    index('client_files_member').on(t.memberId),
    index('client_files_file').on(t.fileId),
  ],
);
