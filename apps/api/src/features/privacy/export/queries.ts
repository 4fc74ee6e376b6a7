import { and, eq, isNull, ne } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { files } from '../../../kernel/files/tables.ts';

/** The family's files, without those that are kept for staff. */
export const listFamilyFiles = (customerId: string) =>
  db()
    .select({ id: files.id, name: files.originalName, size: files.size, createdAt: files.createdAt })
    .from(files)
    .where(and(eq(files.customerId, customerId), isNull(files.deletedAt), ne(files.visibility, 'staff')))
    .orderBy(files.createdAt, files.id);
export type FamilyFile = Awaited<ReturnType<typeof listFamilyFiles>>[number];
