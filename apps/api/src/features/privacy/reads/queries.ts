import { and, countDistinct, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordOwner } from '@amberway/contract/kernel/reads';
import type { RecordArea } from '@amberway/contract/kernel/record-areas';
import { db } from '../../../kernel/db/context.ts';
import { files } from '../../../kernel/files/tables.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { comments } from '../../comments/public.ts';
import { resourceFiles, resources } from '../../resources/public.ts';
import { activityNotes } from '../../activity-notes/public.ts';
import { tasks } from '../../programme/public.ts';
import { recordReads } from '../tables.ts';
import type { Whose } from './locate.ts';

type Ids = string[];

/** The parents of the children these records are about. */
const byChildOf = (table: PgTable & { id: PgColumn; memberId: PgColumn }) => (ids: Ids) =>
  db()
    .select({ id: members.parentId })
    .from(table)
    .innerJoin(members, eq(members.id, table.memberId))
    .where(inArray(table.id, ids));

/**
 * A file belongs to a family itself, or through the resource of a child. A child's avatar does not count: it is shown
 * beside the name in every list of children.
 */
const byFile = (ids: Ids) => sql`
  select coalesce(${files.customerId}, ${resources.customerId}, ${members.parentId}) from ${files}
    left join ${resourceFiles} on ${resourceFiles.fileId} = ${files.id}
    left join ${resources} on ${resources.id} = ${resourceFiles.resourceId}
    left join ${members} on ${members.id} = ${resources.memberId}
  where ${inArray(files.id, ids)} and not exists (
    select 1 from members face
    where face.parent_id = ${files.customerId} and face.avatar_url like '%' || ${files.id}::text || '%')`;

/** The family a resource belongs to, or that of the child it was made for. */
const byResource = (ids: Ids) => sql`
  select coalesce(${resources.customerId}, ${members.parentId}) from ${resources}
    left join ${members} on ${members.id} = ${resources.memberId}
  where ${inArray(resources.id, ids)}`;

/** Comments of staff on a family's own resource are part of that family's record, too. */
const byComment = (ids: Ids) => sql`
  select coalesce(${comments.customerId}, ${resources.customerId}) from ${comments}
    left join ${resources} on ${resources.id} = ${comments.contentId}
  where ${inArray(comments.id, ids)}`;

/** The family of a record, for each kind of owner a call can declare. */
const CUSTOMERS = {
  customer: (ids: Ids) => db().select({ id: users.id }).from(users).where(inArray(users.id, ids)),
  member: (ids: Ids) => db().select({ id: members.parentId }).from(members).where(inArray(members.id, ids)),
  note: byChildOf(activityNotes),
  task: byChildOf(tasks),
  comment: byComment,
  file: byFile,
  resource: byResource,
  email: (ids: Ids) => db().select({ id: users.id }).from(users).where(inArray(users.email, ids)),
} as const satisfies Record<RecordOwner, (ids: Ids) => unknown>;

/** A reply that shows more families is a directory, not a read of their records. */
const MAX_FAMILIES = 5;

/** The families these ids lead to; none when they belong to nobody, to staff or to too many families. */
export const findFewFamilies = async ({ of, ids }: Whose): Promise<string[]> => {
  const found = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} in (${CUSTOMERS[of]([...ids])})`, eq(users.type, 'Customer')))
    .limit(MAX_FAMILIES + 1);
  return found.length > MAX_FAMILIES ? [] : found.map(({ id }) => id);
};

/** One row per person, area and day. */
export const insertRead = (actorId: string, area: RecordArea, customerId: string) =>
  db()
    .insert(recordReads)
    .values({ customerId, actorId, area, day: sql`current_date`, lastAt: sql`now()` })
    .onConflictDoUpdate({
      target: [recordReads.customerId, recordReads.day, recordReads.actorId, recordReads.area],
      set: { lastAt: sql`now()` },
    });

/** How many families' records the user opened in the last hour. */
export const countRecentFamilies = async (actorId: string): Promise<number> => {
  const [counted] = await db()
    .select({ families: countDistinct(recordReads.customerId) })
    .from(recordReads)
    .where(and(eq(recordReads.actorId, actorId), gt(recordReads.lastAt, sql`now() - interval '1 hour'`)));
  return counted?.families ?? 0;
};
