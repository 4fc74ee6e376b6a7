import { and, eq, lt, sql } from 'drizzle-orm';
import type { ClientMailState } from '@amberway/contract/client-mail/states';
import { TRANSFER_MS } from '@amberway/contract/kernel/limits';
import { db } from '../../../kernel/db/context.ts';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import { clientMailAttachments, clientMails } from '../tables.ts';

type NewMail = Pick<
  typeof clientMails.$inferInsert,
  'ownerId' | 'receiverId' | 'memberId' | 'subject' | 'content' | 'sendKey' | 'bodyHash' | 'searchText'
>;

/** Nobody waits for it any longer: whoever sent it is gone, or was cut off. */
const isOld = sql.raw(`now() - interval '${TRANSFER_MS} milliseconds'`);

const lockByKey = async ({ ownerId, sendKey }: NewMail) =>
  (
    await db()
      .select({
        id: clientMails.id,
        state: clientMails.state,
        bodyHash: clientMails.bodyHash,
        busy: sql<boolean>`${clientMails.state} = 'sending' and ${clientMails.updatedAt} > ${isOld}`,
      })
      .from(clientMails)
      .where(and(eq(clientMails.ownerId, ownerId), eq(clientMails.sendKey, sendKey)))
      .for('update')
  )[0];

/**
 * Makes the mail that is about to be sent, or takes up the one that an earlier try under the same key left behind.
 * One that has been sent is answered as it is; of two tries at once the second is told to wait. In a transaction.
 */
export const claimMail = async (mail: NewMail): Promise<{ id: string; sent: boolean }> => {
  const [made] = await db().insert(clientMails).values(mail).onConflictDoNothing().returning({ id: clientMails.id });
  if (made) return { id: made.id, sent: false };
  const known = await lockByKey(mail);
  // Its first try has just failed and taken it away.
  if (!known || known.busy) throw new ApiFailure('in_progress');
  if (known.bodyHash !== mail.bodyHash) throw new ApiFailure('key_reused');
  if (known.state === 'sent') return { id: known.id, sent: true };
  await db().update(clientMails).set({ state: 'sending' }).where(eq(clientMails.id, known.id));
  return { id: known.id, sent: false };
};

export const settleMail = (id: string, state: ClientMailState, googleId?: string) =>
  db()
    .update(clientMails)
    .set({ state, ...(googleId && { googleId, sentAt: sql`now()` }) })
    .where(eq(clientMails.id, id));

export const insertAttachments = async (rows: (typeof clientMailAttachments.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await db().insert(clientMailAttachments).values(rows);
};

export const takeAttachments = (mailId: string) =>
  db()
    .delete(clientMailAttachments)
    .where(eq(clientMailAttachments.mailId, mailId))
    .returning({ resourceId: clientMailAttachments.resourceId, fileId: clientMailAttachments.fileId });

export const deleteMail = (id: string) => db().delete(clientMails).where(eq(clientMails.id, id));

/** Mails whose server died on the way: they may have arrived, so they belong into the log. */
export const settleForgotten = () =>
  db()
    .update(clientMails)
    .set({ state: 'unconfirmed' })
    .where(and(eq(clientMails.state, 'sending'), lt(clientMails.updatedAt, isOld)));
