import { eq, sql } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { users } from '../../../kernel/identity/tables.ts';

export const lockClosed = async (id: string) =>
  (await db().select().from(users).where(eq(users.id, id)).for('no key update'))[0];

export const recordGoodbyeMail = (id: string) =>
  db()
    .update(users)
    .set({ goodbyeMailedAt: sql`now()` })
    .where(eq(users.id, id));
