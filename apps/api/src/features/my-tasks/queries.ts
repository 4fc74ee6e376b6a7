import { asc, desc, eq } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { db } from '../../kernel/db/context.ts';
import { lockForEdit, nextVersion } from '../../kernel/db/versioned.ts';
import { users } from '../../kernel/identity/tables.ts';
import { myTasks } from './tables.ts';

export type MyTaskRow = typeof myTasks.$inferSelect;

/** Open tasks first, then newest first. */
export const listMyTasks = async (userId: string, { skip, limit }: PageWindow) => {
  const where = eq(myTasks.userId, userId);
  const rows = await db()
    .select()
    .from(myTasks)
    .where(where)
    .orderBy(asc(myTasks.completed), desc(myTasks.createdAt), desc(myTasks.id))
    .limit(limit)
    .offset(skip);
  return { rows, count: await db().$count(myTasks, where) };
};

/** The number of tasks, with the owner's row locked so that concurrent adds cannot exceed the limit. */
export const countHeld = async (userId: string): Promise<number> => {
  await db().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return db().$count(myTasks, eq(myTasks.userId, userId));
};

const only = <T>(rows: T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('The task was not stored.');
  return row;
};

export const insertMyTask = async (values: { userId: string; title: string }): Promise<MyTaskRow> =>
  only(await db().insert(myTasks).values(values).returning());

export const lockMyTask = (userId: string, id: string, version?: number) =>
  lockForEdit(myTasks, id, version, eq(myTasks.userId, userId));

export const storeMyTask = async (
  id: string,
  values: { title?: string | undefined; completed?: boolean | undefined },
): Promise<MyTaskRow> =>
  only(
    await db()
      .update(myTasks)
      .set({ ...values, version: nextVersion })
      .where(eq(myTasks.id, id))
      .returning(),
  );

export const removeMyTask = (id: string) => db().delete(myTasks).where(eq(myTasks.id, id));
