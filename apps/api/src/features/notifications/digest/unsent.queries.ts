import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../../kernel/db/context.ts';
import { mails } from '../../../kernel/mail/tables.ts';
import { notificationSettings as settings } from '../tables.ts';

export const rememberDigest = (userId: string, digestMail: string) =>
  db().update(settings).set({ digestMail }).where(eq(settings.userId, userId));

/** Digests that reached nobody do not count: the next one covers what they were about. */
export const forgetUnsent = () =>
  db()
    .update(settings)
    .set({ digestedAt: settings.digestedBefore, digestMail: null })
    .from(mails)
    .where(and(eq(mails.id, settings.digestMail), inArray(mails.state, ['lapsed', 'failed'])));
