import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reach } from '@amberway/contract/kernel/permissions';
import { IDLE_TIMEOUT_MS } from '@amberway/contract/kernel/limits';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { withinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { sessions, users, worksWith } from '../../kernel/identity/tables.ts';
import { comments } from './tables.ts';

const columns = {
  id: comments.id,
  type: comments.type,
  contentId: comments.contentId,
  comment: comments.comment,
  createdAt: comments.createdAt,
  updatedAt: comments.updatedAt,
  user: { _id: users.id, avatar: users.avatar, firstName: users.firstName, lastName: users.lastName },
};
const selectComments = () =>
  db().select(columns).from(comments).innerJoin(users, eq(users.id, comments.userId)).$dynamic();
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** Staff comments are visible to all who see the record; a family's only to itself and those who work with it. */
const readable = (principal: Principal, reach: Reach): SQL | undefined => {
  const families = withinReach(principal, reach, comments.customerId);
  return families && or(isNull(comments.customerId), families);
};

/** One page, newest first. The caller must have checked access to the record. */
export const listComments = async (
  principal: Principal,
  reach: Reach,
  contentId: string,
  { skip, limit }: PageWindow,
) => {
  const where = and(eq(comments.contentId, contentId), readable(principal, reach));
  const rows = await selectComments()
    .where(where)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
    .offset(skip);
  return { rows, count: await db().$count(comments, where) };
};

export const insertComment = async (values: typeof comments.$inferInsert): Promise<CommentRow> => {
  const [stored] = await db().insert(comments).values(values).returning({ id: comments.id });
  const [row] = stored ? await selectComments().where(eq(comments.id, stored.id)) : [];
  if (!row) throw new Error('The comment was not stored.');
  return row;
};

const idle = sql.raw(`interval '${IDLE_TIMEOUT_MS} milliseconds'`);

/** Users with a live session who may read the comment: only they can have a page open that needs the event. */
export const readersOnline = async (receivers: readonly string[], customerId: string | null): Promise<string[]> => {
  const staff = ne(users.type, 'Customer');
  const families = customerId ? receivers.filter((id) => id === customerId) : receivers;
  const theirStaff = customerId
    ? or(
        eq(users.type, 'Administrator'),
        inArray(
          users.id,
          db().select({ id: worksWith.businessUserId }).from(worksWith).where(eq(worksWith.customerId, customerId)),
        ),
      )
    : undefined;
  const rows = await db()
    .selectDistinct({ id: sql<string>`coalesce(${sessions.actingAs}, ${sessions.userId})` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`coalesce(${sessions.actingAs}, ${sessions.userId})`))
    .where(
      and(
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastSeenAt, sql`now() - ${idle}`),
        or(and(staff, theirStaff), families.length > 0 ? inArray(users.id, [...families]) : undefined),
      ),
    );
  return rows.map(({ id }) => id);
};
