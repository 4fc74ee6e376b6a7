import { isFamily } from '@amberway/contract/kernel/roles';
import { and, eq, exists, gt, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { ORPHAN_FILE_MS } from '@amberway/contract/kernel/limits';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { withinReach } from '../authorise/queries.ts';
import { db } from '../db/context.ts';
import { type Principal, principalReach } from '../identity/principal.ts';
import { fileAudiences, fileDrafts, files, type Visibility } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

const present = isNull(files.deletedAt);

/** What those who work with a family read through its record alone, and what the family does. */
const BY_RECORD = ['record'] as const;
const FOR_OTHERS = ['staff', 'record'] as const;

/** The file belongs to a record that the principal may see. */
const inAudience = (principal: Principal, reach: Reach): SQL =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(fileAudiences)
      .where(
        and(
          eq(fileAudiences.fileId, files.id),
          or(
            ...(isFamily(principal)
              ? []
              : [eq(fileAudiences.staff, true), withinReach(principal, reach, fileAudiences.staffOf)]),
            eq(fileAudiences.userId, principal.actorId),
            withinReach(principal, reach, fileAudiences.customerId),
          ),
        ),
      ),
  );

/** Having uploaded a file is a right of its own until the file belongs to a family: from then on the family's reach decides. */
const ownUpload = (principal: Principal, family: SQL): SQL | undefined =>
  and(eq(files.uploaderId, principal.actorId), or(isNull(files.customerId), family));

/** Whose files the principal may read, as part of the query. */
const readable = (principal: Principal, reach: Reach): SQL | undefined => {
  const family = withinReach(principal, reach, files.customerId);
  if (!family) return undefined;
  const closed = isFamily(principal) ? FOR_OTHERS : BY_RECORD;
  const forThem = and(family, notInArray(files.visibility, [...closed]));
  return or(eq(files.visibility, 'public'), ownUpload(principal, family), forThem, inAudience(principal, reach));
};

export const insertFile = async (values: typeof files.$inferInsert): Promise<FileRow> => {
  const [row] = await db().insert(files).values(values).returning();
  if (!row) throw new Error('The file was not stored.');
  return row;
};

export const findFile = async (id: string, scope?: SQL): Promise<FileRow | undefined> => {
  const [row] = await db()
    .select()
    .from(files)
    .where(and(eq(files.id, id), present, scope));
  return row;
};

export const findFileWithin = (principal: Principal, reach: Reach, id: string) =>
  findFile(id, readable(principal, reach));

/** A file that was opened for the principal before, by a signed address: they must still reach its family. */
export const findOpenedFile = (principal: Principal, reach: Reach, id: string) => {
  const family = withinReach(principal, reach, files.customerId);
  return findFile(id, family && or(isNull(files.customerId), eq(files.visibility, 'public'), family));
};

/** What everyone may see already belongs to no family, whoever refers to it next: a logo in a signature. */
const everyones = and(eq(files.visibility, 'public'), gt(files.links, 0));

/** A family may show its own picture to everybody; nobody else makes a family's file public. */
const publishable = ({ userId }: Principal) => or(everyones, isNull(files.customerId), eq(files.customerId, userId));

/**
 * Counts one more record that refers to the file. It must be one the principal may read, and stays with its family:
 * a file of one family cannot be moved to another by naming it. The first record decides who sees it.
 */
export const linkFile = async (
  principal: Principal,
  id: string,
  about: { customerId?: string; visibility?: Visibility; ownPicture?: boolean },
): Promise<FileRow | undefined> => {
  const [row] = await db()
    .update(files)
    .set({
      links: sql`${files.links} + 1`,
      orphanSince: null,
      customerId:
        about.customerId &&
        sql`case when ${everyones} then ${files.customerId} else coalesce(${files.customerId}, ${about.customerId}) end`,
      visibility:
        about.visibility &&
        (sql`case when ${files.links} = 0 then ${about.visibility} else ${files.visibility} end` as never),
    })
    .where(
      and(
        eq(files.id, id),
        present,
        readable(principal, principalReach(principal, 'files', 'read')),
        about.ownPicture ? and(eq(files.uploaderId, principal.actorId), eq(files.kind, 'image')) : undefined,
        about.visibility === 'public' && !about.customerId ? publishable(principal) : undefined,
        about.customerId ? or(everyones, isNull(files.customerId), eq(files.customerId, about.customerId)) : undefined,
      ),
    )
    .returning();
  return row;
};

/** Files of a record that has come to belong to a family. The family reads them through the record. */
export const assignFiles = async (ids: readonly string[], customerId: string): Promise<void> => {
  if (ids.length === 0) return;
  await db()
    .update(files)
    .set({ customerId, visibility: 'record' })
    .where(and(inArray(files.id, [...ids]), isNull(files.customerId), eq(files.visibility, 'private')));
};

/** Counts one less; with the last one the file becomes an orphan. */
export const unlinkFile = (id: string) =>
  db()
    .update(files)
    .set({
      links: sql`greatest(${files.links} - 1, 0)`,
      orphanSince: sql`case when ${files.links} <= 1 then coalesce(${files.orphanSince}, now()) end`,
    })
    .where(and(eq(files.id, id), present));

/** Without the day of grace: somebody said that it shall go. The sweep removes its bytes. */
export const markIfUnlinked = (id: string) =>
  db()
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(files.id, id), present, eq(files.links, 0)));

const overdue = and(present, lt(files.orphanSince, sql.raw(`now() - interval '${ORPHAN_FILE_MS} milliseconds'`)));

/**
 * Marks the orphans whose time is over: from here on nobody can read or take them up again. What a draft of the
 * uploader names is still to be saved. Only drafts of people who have such orphans are looked through, each once.
 */
export const markOrphans = async (limit: number): Promise<void> => {
  const uploaders = db().select({ id: files.uploaderId }).from(files).where(overdue);
  const drafted = db()
    .select({ userId: fileDrafts.userId, fileId: fileDrafts.fileId })
    .from(fileDrafts)
    .where(inArray(fileDrafts.userId, uploaders));
  const old = db()
    .select({ id: files.id })
    .from(files)
    .where(and(overdue, sql`(${files.uploaderId}, ${files.id}) not in ${drafted}`))
    .limit(limit)
    .for('update', { skipLocked: true });
  await db()
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(inArray(files.id, old));
};

export const listMarked = async (limit: number): Promise<string[]> => {
  const rows = await db()
    .select({ id: files.id })
    .from(files)
    .where(sql`${files.deletedAt} is not null`)
    .orderBy(files.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const deleteFileRow = (id: string) =>
  db()
    .delete(files)
    .where(and(eq(files.id, id), sql`${files.deletedAt} is not null`));

export const knownFiles = async (ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db().select({ id: files.id }).from(files).where(inArray(files.id, ids));
  return new Set(rows.map(({ id }) => id));
};
