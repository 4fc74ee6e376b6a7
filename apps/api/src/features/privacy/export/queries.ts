import { and, countDistinct, eq, exists, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { isScheduled, isShownToFamily, NOTE_STATUSES } from '@amberway/contract/activity-notes/status';
import { db } from '../../../kernel/db/context.ts';
import { fileAudiences, files } from '../../../kernel/files/tables.ts';
import { members } from '../../../kernel/identity/tables.ts';
import { activityNotes as notes } from '../../activity-notes/public.ts';

/** Statuses whose texts a family cannot read: unfinished notes are hidden, and scheduled ones show only their time. */
const UNREAD = NOTE_STATUSES.filter((status) => !isShownToFamily(status) || isScheduled(status));

const texts = sql`concat_ws(' ', ${notes.about}, ${notes.skillsForHome}, array_to_string(${notes.topWins}, ' '))`;

/** The files used in notes hidden from the family, and in how many of them. */
const inHiddenNotes = (customerId: string) => {
  const named = db()
    .select({
      noteId: notes.id,
      fileId: sql<string>`lower((regexp_matches(${texts}, '/files/([0-9a-f-]{36})/', 'gi'))[1])`.as('file_id'),
    })
    .from(notes)
    .innerJoin(members, eq(members.id, notes.memberId))
    .where(
      and(
        eq(members.parentId, customerId),
        or(isNotNull(notes.deletedAt), isNotNull(members.deletedAt), inArray(notes.status, UNREAD)),
      ),
    )
    .as('named');
  return db()
    .select({ fileId: named.fileId, count: countDistinct(named.noteId).as('hidden_notes') })
    .from(named)
    .groupBy(named.fileId)
    .as('hidden');
};

/** The file of a resource that has been shared with the family. */
const sharedRecord = (customerId: string) =>
  and(
    eq(files.visibility, 'record'),
    exists(
      db()
        .select({ one: sql`1` })
        .from(fileAudiences)
        .where(and(eq(fileAudiences.fileId, files.id), eq(fileAudiences.customerId, customerId))),
    ),
  );

/**
 * The family's files, without those internal to staff. A file it did not upload itself is included while at least one
 * record other than a hidden note refers to it.
 */
export const listFamilyFiles = (customerId: string) => {
  const hidden = inHiddenNotes(customerId);
  return db()
    .select({ id: files.id, name: files.originalName, size: files.size, createdAt: files.createdAt })
    .from(files)
    .leftJoin(hidden, eq(hidden.fileId, sql`${files.id}::text`))
    .where(
      and(
        eq(files.customerId, customerId),
        isNull(files.deletedAt),
        or(notInArray(files.visibility, ['staff', 'record']), sharedRecord(customerId)),
        or(eq(files.uploaderId, customerId), sql`${files.links} > coalesce(${hidden.count}, 0)`),
      ),
    )
    .orderBy(files.createdAt, files.id);
};
export type FamilyFile = Awaited<ReturnType<typeof listFamilyFiles>>[number];
