import { and, eq, inArray } from 'drizzle-orm';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { db } from '../../kernel/db/context.ts';
import { users, worksWith } from '../../kernel/identity/tables.ts';

/** Everybody who answers posts. */
export const staffIds = async (): Promise<string[]> => {
  const rows = await db()
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.type, ['Business', 'Administrator']), inArray(users.userStatus, [...SIGN_IN_STATUSES])));
  return rows.map(({ id }) => id);
};

export const coachesOf = async (customerId: string): Promise<string[]> => {
  const rows = await db()
    .selectDistinct({ id: worksWith.businessUserId })
    .from(worksWith)
    .where(eq(worksWith.customerId, customerId));
  return rows.map(({ id }) => id);
};
