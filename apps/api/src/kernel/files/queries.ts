import { isFamily } from '@amberway/contract/kernel/roles';
import { and, eq, exists, gt, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { ORPHAN_FILE_MS } from '@amberway/contract/kernel/limits';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach, nearReach, withinReach } from '../authorise/queries.ts';
import { db } from '../db/context.ts';
import { type Principal, principalReach } from '../identity/principal.ts';
import { fileAudiences, fileDrafts, files, filesOfChildren, type Visibility } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

const present = isNull(files.deletedAt);

/** Visibilities that need an entry in `file_audiences`: for staff, and for families. */
const BY_RECORD = ['record'] as const;
const FOR_OTHERS = ['staff', 'record'] as const;

/** The file belongs to a record that the principal may see (`file_audiences`). */
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
            reach === 'assigned' ? childWithinReach(principal, reach, fileAudiences.memberId) : undefined,
          ),
        ),
      ),
  );

/** A record of a child within reach shows the file: what is left to somebody who reaches the child, not the family. */
const shownOfChild = (principal: Principal, reach: Reach): SQL | undefined =>
  reach === 'assigned'
    ? exists(
        db()
          .select({ one: sql`1` })
          .from(filesOfChildren)
          .where(
            and(
              eq(filesOfChildren.customerId, files.customerId),
              eq(filesOfChildren.fileId, files.id),
              childWithinReach(principal, reach, filesOfChildren.memberId),
            ),
          ),
      )
    : undefined;

/** Uploaders may read their own file until it belongs to a family; from then on their reach of that family decides. */
const ownUpload = (principal: Principal, family: SQL): SQL | undefined =>
  and(eq(files.uploaderId, principal.actorId), or(isNull(files.customerId), family));

/** SQL condition for the files the principal may read. */
const readable = (principal: Principal, reach: Reach): SQL | undefined => {
  const family = withinReach(principal, reach, files.customerId);
  if (!family) return undefined;
  const closed = isFamily(principal) ? FOR_OTHERS : BY_RECORD;
  const forThem = and(family, notInArray(files.visibility, [...closed]));
  return or(
    eq(files.visibility, 'public'),
    ownUpload(principal, family),
    forThem,
    inAudience(principal, reach),
    shownOfChild(principal, reach),
  );
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

/** A file opened before by a signed URL: the principal must still reach its family, or a child of it. */
export const findOpenedFile = (principal: Principal, reach: Reach, id: string) => {
  const family = nearReach(principal, reach, files.customerId);
  return findFile(id, family && or(isNull(files.customerId), eq(files.visibility, 'public'), family));
};

/** Files that are public already belong to no family, whichever record refers to them next: a logo in a signature. */
const everyones = and(eq(files.visibility, 'public'), gt(files.links, 0));

/** A family may make its own picture public; nobody else may publish a family's file. */
const publishable = ({ userId }: Principal) => or(everyones, isNull(files.customerId), eq(files.customerId, userId));

/**
 * Counts one more record that refers to the file. The principal must be able to read it, and it stays with its family:
 * a reference from another family's record does not move it. The first record decides its visibility.
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

/** Assigns the files of a record that now belongs to a family. The family reads them through the record. */
export const assignFiles = async (ids: readonly string[], customerId: string): Promise<void> => {
  if (ids.length === 0) return;
  await db()
    .update(files)
    .set({ customerId, visibility: 'record' })
    .where(and(inArray(files.id, [...ids]), isNull(files.customerId), eq(files.visibility, 'private')));
};

/** Counts one reference less; after the last one the file is an orphan. */
export const unlinkFile = (id: string) =>
  db()
    .update(files)
    .set({
      links: sql`greatest(${files.links} - 1, 0)`,
      orphanSince: sql`case when ${files.links} <= 1 then coalesce(${files.orphanSince}, now()) end`,
    })
    .where(and(eq(files.id, id), present));

/** For files deleted on request, without the day of grace. The sweep removes the bytes. */
export const markIfUnlinked = (id: string) =>
  db()
    .update(files)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(files.id, id), present, eq(files.links, 0)));

const overdue = and(present, lt(files.orphanSince, sql.raw(`now() - interval '${ORPHAN_FILE_MS} milliseconds'`)));

/**
 * Marks orphans that are overdue: from here on nobody can read or attach them. Files that a draft of the uploader
 * refers to are left. Only drafts of people with overdue orphans are searched, each once.
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
