import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { SIGN_IN_STATUSES, type UserType } from '@amberway/contract/kernel/roles';
import type { NotificationType } from '@amberway/contract/notifications/types';
import { db } from '../../../kernel/db/context.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { skills, tasks } from '../../programme/public.ts';
import { isVisible, reader } from '../shown.queries.ts';
import { notifications, notificationSettings } from '../tables.ts';

/** New since the last mail, by type: what one line stands for counts as often as it happened. */
const newByType = sql<Partial<Record<NotificationType, number>>>`(select coalesce(json_object_agg(type, count), '{}')
  from (select ${notifications.type} as type, count(*)::int as count
    from ${notifications} join ${users} ${reader} on ${reader.id} = ${notifications.userId}
      left join ${members} on ${members.id} = ${notifications.memberId}
      left join ${skills} on ${skills.id} = ${notifications.skillId}
      left join ${tasks} on ${tasks.id} = ${notifications.taskId}
    where ${notifications.userId} = ${users.id} and not ${notifications.read} and ${isVisible}
      and (${notificationSettings.digestedAt} is null or ${notifications.createdAt} > ${notificationSettings.digestedAt})
    group by ${notifications.type}) new)`;

type Which = { types: readonly UserType[]; after: string | null; limit: number };

const hasUnread = sql`exists (select 1 from ${notifications} where ${notifications.userId} = ${users.id}
  and not ${notifications.read})`;

/**
 * Users of these types who want the digest and may have something new, in id order. The work of administrators may wait
 * without a notification.
 */
export const digestReaders = ({ types, after, limit }: Which) =>
  db()
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      type: users.type,
      new: newByType,
      waited: notificationSettings.digestedWaiting,
    })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(
        inArray(users.type, [...types]),
        sql`${notificationSettings.digest} is not false`,
        inArray(users.userStatus, [...SIGN_IN_STATUSES]),
        eq(users.validated, true),
        sql`(${users.type} = 'Administrator' or ${hasUnread})`,
        after ? gt(users.id, after) : undefined,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
export type DigestReader = Awaited<ReturnType<typeof digestReaders>>[number];

type Claim = { today: string; perWeek: number; waiting: Record<string, number> };

const ofLastWeek = (today: string): SQL =>
  sql`array(select day from unnest(${notificationSettings.digestDays}) day where day > ${today}::date - 7)`;

/** Records that the digest is sent. Returns false when one was sent in the last hours, enough were this week, or none is wanted. */
export const claimDigest = async (userId: string, { today, perWeek, waiting }: Claim): Promise<boolean> => {
  const rows = await db()
    .insert(notificationSettings)
    .values({ userId, digestedAt: sql`now()`, digestDays: [today], digestedWaiting: waiting })
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: {
        digestedAt: sql`now()`,
        digestedBefore: notificationSettings.digestedAt,
        digestMail: null,
        digestDays: sql`${ofLastWeek(today)} || ${today}::date`,
        digestedWaiting: waiting,
      },
      setWhere: sql`${notificationSettings.digest}
        and (${notificationSettings.digestedAt} is null or ${notificationSettings.digestedAt} < now() - interval '12 hours')
        and cardinality(${ofLastWeek(today)}) < ${perWeek}`,
    })
    .returning({ userId: notificationSettings.userId });
  return rows.length > 0;
};

/** Less waits than the last mail said: what comes next is news again. */
export const lowerDigested = (userId: string, waiting: Record<string, number>) =>
  db().update(notificationSettings).set({ digestedWaiting: waiting }).where(eq(notificationSettings.userId, userId));
