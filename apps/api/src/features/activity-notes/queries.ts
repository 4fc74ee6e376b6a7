import { isFamily } from '@amberway/contract/kernel/roles';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { placeholderValues, statementKey, withPlaceholders, withinReach } from '../../kernel/authorise/queries.ts';
import { instantText } from '../../kernel/db/columns.ts';
import { db, prepared } from '../../kernel/db/context.ts';
import type { Executor } from '../../kernel/db/database.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { members, users } from '../../kernel/identity/tables.ts';
import { resources } from '../resources/public.ts';
import { activityNotes as sessions, activityNoteReads, noteTasks } from './tables.ts';

export type StoredNote = typeof sessions.$inferSelect;

export const creator = alias(users, 'creator');
const updater = alias(users, 'updater');

/** Families never hear of notes that are still being written. */
export const shownTo = (principal: Principal): SQL | undefined =>
  isFamily(principal) ? ne(sessions.status, 'Pending') : undefined;

/**
 * The sessions of the families in reach. An event that belongs to no child is its coach's alone. Needs the join with
 * members.
 */
export const reachable = (principal: Principal, reach: Reach): SQL | undefined => {
  const ofFamily = and(
    isNotNull(members.id),
    isNull(members.deletedAt),
    withinReach(principal, reach, members.parentId),
  );
  const ofNobody = and(isNull(sessions.memberId), eq(sessions.createdBy, principal.actorId));
  return and(isNull(sessions.deletedAt), reach === 'assigned' ? or(ofFamily, ofNobody) : ofFamily, shownTo(principal));
};

export const isNoteOf = async (id: string, memberId: string): Promise<boolean> =>
  (await db().$count(sessions, and(eq(sessions.id, id), eq(sessions.memberId, memberId), isNull(sessions.deletedAt)))) >
  0;

export const summaryColumns = {
  id: sessions.id,
  title: sessions.title,
  status: sessions.status,
  type: sessions.type,
  member: { id: members.id, firstName: members.firstName, lastName: members.lastName },
  startTime: sessions.startTime,
  endTime: sessions.endTime,
  excerpt: sessions.excerpt,
  meetLink: sessions.meetLink,
  endtimeCancellation: sessions.endtimeCancellation,
  creator: { id: creator.id, firstName: creator.firstName, lastName: creator.lastName, avatar: creator.avatar },
  version: sessions.version,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
};

/** Whether this person has opened it. */
export const readBy = (userId: string) => sql<boolean>`exists (
  select 1 from ${activityNoteReads} where ${activityNoteReads.noteId} = ${sessions.id} and ${activityNoteReads.userId} = ${userId})`;

const tasksOf = sql<string[]>`array(select ${noteTasks.taskId}::text from ${noteTasks}
  where ${noteTasks.noteId} = ${sessions.id} order by ${noteTasks.taskId})`;

const readByFamily = sql`(select ${activityNoteReads.readAt} from ${activityNoteReads}
  where ${activityNoteReads.noteId} = ${sessions.id} and ${activityNoteReads.userId} = ${members.parentId})`;
const familyReadAt = sql<string | null>`${readByFamily}`.mapWith(instantText);

const selectNotes = (executor: Executor, viewerId: string) =>
  executor
    .select({
      session: sessions,
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
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(creator, eq(creator.id, sessions.createdBy))
    .leftJoin(updater, eq(updater.id, sessions.updatedBy))
    .leftJoin(resources, eq(resources.id, sessions.resourceId))
    .$dynamic();
export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

/** One session with everything on it, if the principal reaches it and may see it. */
export const findNoteWithin = async (principal: Principal, reach: Reach, id: string): Promise<NoteRow | undefined> => {
  const viewer = withPlaceholders(principal);
  const statement = prepared(`coaching.${statementKey(principal, reach)}`, (executor) =>
    selectNotes(executor, viewer.actorId).where(and(eq(sessions.id, sql.placeholder('id')), reachable(viewer, reach))),
  );
  return (await statement.execute({ ...placeholderValues(principal), id }))[0];
};

/** The same for many, in any order. */
export const findNotesWithin = (principal: Principal, reach: Reach, ids: string[]): Promise<NoteRow[]> =>
  selectNotes(db(), principal.actorId).where(and(inArray(sessions.id, ids), reachable(principal, reach)));

/** Whether a note that the principal may read has this recording. Of an appointment a family sees none. */
export const hasRecording = async (principal: Principal, reach: Reach, address: string): Promise<boolean> => {
  const rows = await db()
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.recordingLink, address),
        ne(sessions.recordingLink, ''),
        reachable(principal, reach),
        isFamily(principal) ? ne(sessions.status, 'GoogleCal') : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
};
