import { inArray, sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '@amberway/fixtures/accounts';
import { LIFE_CHILDREN, LIFE_FAMILIES } from '@amberway/fixtures/life/people';
import { jobs } from '../kernel/jobs/tables.ts';
import { db } from '../kernel/db/context.ts';
import { hashPassword } from '../kernel/identity/passwords.ts';
import { members, users } from '../kernel/identity/tables.ts';

/** The families that come on the first day, as an administrator would have added them. */
export const addFamilies = async (): Promise<void> => {
  const createdAt = new Date().toISOString();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db()
    .insert(users)
    .values(
      Object.values(LIFE_FAMILIES).map((family) => ({
        ...family,
        createdAt,
        ...(family.validated && { passwordHash, passwordChangedAt: createdAt }),
      })),
    );
  await db()
    .insert(members)
    .values(Object.values(LIFE_CHILDREN).map((child) => ({ ...child, createdAt })));
};

/** Jobs that run, or that are due. */
export const countDue = async (): Promise<number> =>
  db().$count(
    jobs,
    sql`${inArray(jobs.state, ['queued', 'running'])} and (${jobs.state} = 'running' or ${jobs.dueAt} <= now())`,
  );
