import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { withinReach } from '../../kernel/authorise/queries.ts';
import { containsPattern } from '../../kernel/db/contains.ts';
import { db } from '../../kernel/db/context.ts';
import { files } from '../../kernel/files/tables.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { clientFiles } from './tables.ts';

const columns = {
  id: clientFiles.id,
  fileId: clientFiles.fileId,
  fileName: files.originalName,
  size: files.size,
  type: files.mime,
  kind: files.kind,
  createdAt: clientFiles.createdAt,
  updatedAt: clientFiles.updatedAt,
  deletedAt: clientFiles.deletedAt,
  createdBy: { _id: users.id, firstName: users.firstName, lastName: users.lastName, avatar: users.avatar },
  member: { _id: members.id, firstName: members.firstName, lastName: members.lastName },
};
const selectFiles = () =>
  db()
    .select(columns)
    .from(clientFiles)
    .innerJoin(files, eq(files.id, clientFiles.fileId))
    .innerJoin(members, eq(members.id, clientFiles.memberId))
    .innerJoin(users, eq(users.id, clientFiles.createdBy))
    .$dynamic();
export type ClientFileRow = Awaited<ReturnType<typeof selectFiles>>[number];

export const isChildOf = async (memberId: string, customerId: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.parentId, customerId), isNull(members.deletedAt)));
  return rows.length > 0;
};

export type FileFilter = {
  customerId: string;
  deleted?: boolean | undefined;
  member?: string | undefined;
  search?: string | undefined;
};

/** One page, newest first; the bin by time of deletion. The caller must have checked access to the family. */
export const listFiles = async (filter: FileFilter, { skip, limit }: PageWindow) => {
  const text = filter.search?.trim().toLowerCase();
  const where = and(
    eq(clientFiles.customerId, filter.customerId),
    filter.deleted ? isNotNull(clientFiles.deletedAt) : isNull(clientFiles.deletedAt),
    filter.member ? eq(clientFiles.memberId, filter.member) : undefined,
    text ? sql`lower(${files.originalName}) like ${containsPattern(text)}` : undefined,
  );
  const rows = await selectFiles()
    .where(where)
    .orderBy(desc(filter.deleted ? clientFiles.deletedAt : clientFiles.createdAt), desc(clientFiles.id))
    .limit(limit)
    .offset(skip);
  const [total] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(clientFiles)
    .innerJoin(files, eq(files.id, clientFiles.fileId))
    .where(where);
  return { rows, count: total?.count ?? 0 };
};

export const insertClientFile = async (values: typeof clientFiles.$inferInsert): Promise<ClientFileRow> => {
  const [stored] = await db().insert(clientFiles).values(values).returning({ id: clientFiles.id });
  const [row] = stored ? await selectFiles().where(eq(clientFiles.id, stored.id)) : [];
  if (!row) throw new Error('The file was not noted.');
  return row;
};

/** The stored file of a client file of this family, in the bin or not. */
export const findStoredFile = async (principal: Principal, reach: Reach, customerId: string, id: string) =>
  (
    await db()
      .select({ file: files })
      .from(clientFiles)
      .innerJoin(files, eq(files.id, clientFiles.fileId))
      .where(
        and(
          eq(clientFiles.id, id),
          eq(clientFiles.customerId, customerId),
          isNull(files.deletedAt),
          withinReach(principal, reach, clientFiles.customerId),
        ),
      )
  )[0]?.file;

const ofFamily = (customerId: string, ids: string[]): SQL | undefined =>
  and(eq(clientFiles.customerId, customerId), inArray(clientFiles.id, ids));

/** Locked in id order until the transaction ends, so that concurrent requests do not deadlock. */
export const lockFiles = (customerId: string, ids: string[]) =>
  db()
    .select({ id: clientFiles.id, fileId: clientFiles.fileId, deletedAt: clientFiles.deletedAt })
    .from(clientFiles)
    .where(ofFamily(customerId, ids))
    .orderBy(asc(clientFiles.id))
    .for('update');

export const setInBin = (customerId: string, ids: string[], inBin: boolean) =>
  db()
    .update(clientFiles)
    .set({ deletedAt: inBin ? sql`now()` : null })
    .where(and(ofFamily(customerId, ids), inBin ? isNull(clientFiles.deletedAt) : isNotNull(clientFiles.deletedAt)));

export const deleteClientFiles = (customerId: string, ids: string[]) =>
  db().delete(clientFiles).where(ofFamily(customerId, ids));
