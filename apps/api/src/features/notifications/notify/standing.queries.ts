import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { notifications } from '../tables.ts';

// A standing line says how many tasks of a family are open: one for each reader and family. It is replaced, not repeated.

export type StandingLine = { userId: string; customerId: string; memberId: string; count: number; message: string };

const standing = and(eq(notifications.type, 'TASK_OVERDUE'), isNull(notifications.taskId));

/** The lines about these families in id order, locked. */
export const lockStanding = (customerIds: string[]) =>
  db()
    .select({
      id: notifications.id,
      userId: notifications.userId,
      customerId: notifications.customerId,
      memberId: notifications.memberId,
      message: notifications.message,
      announced: notifications.announced,
      day: notifications.day,
    })
    .from(notifications)
    .where(and(standing, inArray(notifications.customerId, customerIds)))
    .orderBy(notifications.id)
    .for('update');

export const deleteStanding = (ids: string[]) => db().delete(notifications).where(inArray(notifications.id, ids));

/** Changes what the line says; with a day it is new again. */
export const changeStanding = (id: string, { memberId, message, count }: StandingLine, day: string | null) => {
  const announced = day === null ? sql`least(${notifications.announced}, ${count})` : count;
  return db()
    .update(notifications)
    .set({ memberId, message, announced, ...(day !== null && { day, read: false, createdAt: sql`now()` }) })
    .where(eq(notifications.id, id));
};
