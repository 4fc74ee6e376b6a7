import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { skills, tasks } from '../../programme/public.ts';
import { isShown, reader } from '../shown.queries.ts';
import { notifications, notificationSettings } from '../tables.ts';

const isNew = and(
  eq(notifications.read, false),
  isShown,
  or(isNull(notificationSettings.digestedAt), gt(notifications.createdAt, notificationSettings.digestedAt)),
);

/** Users with unread notifications who want the digest, in id order. */
export const waitingReaders = (after: string | null, limit: number) =>
  db()
    .select({ id: users.id, email: users.email, firstName: users.firstName, count: sql<number>`count(*)::int` })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(reader, eq(reader.id, notifications.userId))
    .leftJoin(members, eq(members.id, notifications.memberId))
    .leftJoin(skills, eq(skills.id, notifications.skillId))
    .leftJoin(tasks, eq(tasks.id, notifications.taskId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        isNew,
        or(isNull(notificationSettings.digest), eq(notificationSettings.digest, true)),
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
        eq(users.validated, true),
        after ? gt(users.id, after) : undefined,
      ),
    )
    .groupBy(users.id)
    .orderBy(asc(users.id))
    .limit(limit);

/** Records that the digest was sent. Returns false when one was sent in the last hours, or the reader opted out. */
export const claimDigest = async (userId: string): Promise<boolean> => {
  const rows = await db()
    .insert(notificationSettings)
    .values({ userId, digestedAt: sql`now()` })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { digestedAt: sql`now()` },
      setWhere: sql`${notificationSettings.digest} and (${notificationSettings.digestedAt} is null
        or ${notificationSettings.digestedAt} < now() - interval '12 hours')`,
    })
    .returning({ userId: notificationSettings.userId });
  return rows.length > 0;
};
