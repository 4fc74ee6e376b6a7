import { asc, eq, inArray, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { unlinkFile } from '../../../kernel/files/queries.ts';
import { lookups } from '../../lookups/public.ts';
import { resourceFiles, resources } from '../tables.ts';

const PLAIN_TYPE = 'Document';

/** A resource needs a type, an attachment has none: the plain type, or else the first, preferring undeleted ones. */
export const plainType = async (): Promise<string> => {
  const [row] = await db()
    .select({ id: lookups.id })
    .from(lookups)
    .where(eq(lookups.type, 'resourceType'))
    .orderBy(sql`${lookups.deletedAt} is not null`, sql`${lookups.name} <> ${PLAIN_TYPE}`, asc(lookups.order))
    .limit(1);
  if (!row) throw new Error('There is no type of resource.');
  return row.id;
};

export const insertMailResource = async (values: typeof resources.$inferInsert, fileId: string): Promise<string> => {
  const [row] = await db().insert(resources).values(values).returning({ id: resources.id });
  if (!row) throw new Error('The attachment was not stored.');
  await db().insert(resourceFiles).values({ resourceId: row.id, field: 'file', fileId });
  return row.id;
};

/** For attachments of a mail that was never sent: nobody has seen them. */
export const deleteMailResources = async (ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  const stored = await db()
    .delete(resourceFiles)
    .where(inArray(resourceFiles.resourceId, ids))
    .returning({ fileId: resourceFiles.fileId });
  await db().delete(resources).where(inArray(resources.id, ids));
  for (const { fileId } of stored) await unlinkFile(fileId);
};
