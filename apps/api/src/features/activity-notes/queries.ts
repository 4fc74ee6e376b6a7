import { isFamily } from '@amberway/contract/kernel/roles';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { childWithinReach, placeholderValues, statementKey, withPlaceholders } from '../../kernel/authorise/queries.ts';
import { instantText } from '../../kernel/db/columns.ts';
import { db, prepared } from '../../kernel/db/context.ts';
import type { Executor } from '../../kernel/db/database.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { resources } from '../resources/public.ts';
import { activityNotes as notes, activityNoteReads, noteTasks } from './tables.ts';

export type StoredNote = typeof notes.$inferSelect;

export const creator = alias(users, 'creator');
const updater = alias(users, 'updater');

/** Families never see pending notes. */
export const shownTo = (principal: Principal): SQL | undefined =>
  isFamily(principal) ? ne(notes.status, 'Pending') : undefined;

/**
 * The notes of families within reach. An event without a child is visible to its coach only. Needs the join with
 * members.
 */
const withinReachOf = (principal: Principal, reach: Reach): SQL | undefined => {
  const ofFamily = and(isNotNull(members.id), isNull(members.deletedAt), childWithinReach(principal, reach));
  const ofNobody = and(isNull(notes.memberId), eq(notes.createdBy, principal.actorId));
  return and(reach === 'assigned' ? or(ofFamily, ofNobody) : ofFamily, shownTo(principal));
};

/** The same without removed notes. */
export const reachable = (principal: Principal, reach: Reach): SQL | undefined =>
  and(isNull(notes.deletedAt), withinReachOf(principal, reach));

/** The child of a removed note within reach, if it has one. */
export const findRemovedNote = async (principal: Principal, reach: Reach, id: string) =>
  (
    await db()
      .select({ member: { id: members.id, parentId: members.parentId } })
      .from(notes)
      .leftJoin(members, eq(members.id, notes.memberId))
      .where(and(eq(notes.id, id), isNotNull(notes.deletedAt), withinReachOf(principal, reach)))
  )[0];

export const isNoteOf = async (id: string, memberId: string): Promise<boolean> =>
  (await db().$count(notes, and(eq(notes.id, id), eq(notes.memberId, memberId), isNull(notes.deletedAt)))) > 0;

export const summaryColumns = {
  id: notes.id,
  title: notes.title,
  status: notes.status,
  type: notes.type,
  member: { id: members.id, firstName: members.firstName, lastName: members.lastName },
  startTime: notes.startTime,
  endTime: notes.endTime,
  excerpt: notes.excerpt,
  meetLink: notes.meetLink,
  endtimeCancellation: notes.endtimeCancellation,
  creator: { id: creator.id, firstName: creator.firstName, lastName: creator.lastName, avatar: creator.avatar },
  version: notes.version,
  createdAt: notes.createdAt,
  updatedAt: notes.updatedAt,
};

/** Whether this user has opened the note. */
export const readBy = (userId: string) => sql<boolean>`exists (
  select 1 from ${activityNoteReads} where ${activityNoteReads.noteId} = ${notes.id} and ${activityNoteReads.userId} = ${userId})`;

const tasksOf = sql<string[]>`array(select ${noteTasks.taskId}::text from ${noteTasks}
  where ${noteTasks.noteId} = ${notes.id} order by ${noteTasks.taskId})`;

const readByFamily = sql`(select ${activityNoteReads.readAt} from ${activityNoteReads}
  where ${activityNoteReads.noteId} = ${notes.id} and ${activityNoteReads.userId} = ${members.parentId})`;
const familyReadAt = sql<string | null>`${readByFamily}`.mapWith(instantText);

const selectNotes = (executor: Executor, viewerId: string) =>
  executor
    .select({
      note: notes,
      member: {
        id: members.id,
        parentId: members.parentId,
        firstName: members.firstName,
        lastName: members.lastName,
      },
      creator: summaryColumns.creator,
      updater: { id: updater.id, firstName: updater.firstName, lastName: updater.lastName, avatar: updater.avatar },
      resource: {
        id: resources.id,
        name: resources.name,
        file: resources.file,
        fileName: resources.fileName,
        isLink: resources.isLink,
        status: resources.status,
        deletedAt: resources.deletedAt,
      },
      relatedTasks: tasksOf,
      read: readBy(viewerId),
      familyReadAt,
    })
    .from(notes)
    .leftJoin(members, eq(members.id, notes.memberId))
    .innerJoin(creator, eq(creator.id, notes.createdBy))
    .leftJoin(updater, eq(updater.id, notes.updatedBy))
    .leftJoin(resources, eq(resources.id, notes.resourceId))
    .$dynamic();
export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

/** One note with all its data, if it is within the principal's reach and visible to them. */
export const findNoteWithin = async (principal: Principal, reach: Reach, id: string): Promise<NoteRow | undefined> => {
  const viewer = withPlaceholders(principal);
  const statement = prepared(`coaching.${statementKey(principal, reach)}`, (executor) =>
    selectNotes(executor, viewer.actorId).where(and(eq(notes.id, sql.placeholder('id')), reachable(viewer, reach))),
  );
  return (await statement.execute({ ...placeholderValues(principal), id }))[0];
};

/** The same for many notes, in any order. */
export const findNotesWithin = (principal: Principal, reach: Reach, ids: string[]): Promise<NoteRow[]> =>
  selectNotes(db(), principal.actorId).where(and(inArray(notes.id, ids), reachable(principal, reach)));

/** Whether a note the principal may read has this recording. Families see no recording of an appointment. */
export const hasRecording = async (principal: Principal, reach: Reach, url: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: notes.id })
    .from(notes)
    .leftJoin(members, eq(members.id, notes.memberId))
    .where(
      and(
        eq(notes.recordingLink, url),
        ne(notes.recordingLink, ''),
        reachable(principal, reach),
        isFamily(principal) ? ne(notes.status, 'GoogleCal') : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
};
