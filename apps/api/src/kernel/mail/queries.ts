import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { db } from '../db/context.ts';
import { mails, type MAIL_STATES } from './tables.ts';

type MailState = (typeof MAIL_STATES)[number];

export const insertMail = async (mail: { recipient: string; subject: string; text: string; html: string; state: MailState }) => {
  await db().insert(mails).values({ ...mail, nextAttemptAt: sql`now()` });
};

/**
 * Takes due mails for sending. The lease moves their next attempt ahead, so that another process leaves them alone
 * and a crash in the middle only delays them.
 */
export const leaseDueMails = (limit: number) =>
  db()
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: sql`now() + least(interval '1 hour', interval '30 seconds' * power(2, ${mails.attempts}))` })
    .where(
      inArray(
        mails.id,
        db()
          .select({ id: mails.id })
          .from(mails)
          .where(and(eq(mails.state, 'queued'), lte(mails.nextAttemptAt, sql`now()`)))
          .orderBy(mails.nextAttemptAt)
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();

export const settleMail = (id: string, state: MailState, lastError: string | null = null) =>
  db().update(mails).set({ state, lastError }).where(eq(mails.id, id));

export const listMails = async ({ skip, limit }: PageWindow) => {
  const rows = await db().select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit).offset(skip);
  return { rows, count: await db().$count(mails) };
};

export const findMail = async (id: string) => (await db().select().from(mails).where(eq(mails.id, id)))[0];
