import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { ClientMailState } from '@amberway/contract/client-mail/states';
import { TRANSFER_MS } from '@amberway/contract/kernel/limits';
import { db } from '../../../kernel/db/context.ts';
import { files } from '../../../kernel/files/tables.ts';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import { clientMailAttachments, clientMails } from '../tables.ts';

type NewMail = Pick<
  typeof clientMails.$inferInsert,
  'ownerId' | 'receiverId' | 'memberId' | 'subject' | 'content' | 'sendKey' | 'bodyHash' | 'searchText'
>;

/** Before this, a mail in state 'sending' was abandoned: its request crashed or was cut off. */
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

/** `lost`: an earlier attempt may have delivered it, which is not known. */
type Claim = { id: string; was: 'new' | 'lost' | 'sent' };

/**
 * Creates the mail that is about to be sent, or claims the one that an earlier attempt with the same key left behind.
 * A sent mail is returned as it is; a concurrent attempt throws `in_progress`. Call it in a transaction.
 */
export const claimMail = async (mail: NewMail): Promise<Claim> => {
  const [made] = await db().insert(clientMails).values(mail).onConflictDoNothing().returning({ id: clientMails.id });
  if (made) return { id: made.id, was: 'new' };
  const known = await lockByKey(mail);
  // Not found: the first attempt has just failed and deleted it.
  if (!known || known.busy) throw new ApiFailure('in_progress');
  if (known.bodyHash !== mail.bodyHash) throw new ApiFailure('key_reused');
  if (known.state === 'sent') return { id: known.id, was: 'sent' };
  await db().update(clientMails).set({ state: 'sending' }).where(eq(clientMails.id, known.id));
  return { id: known.id, was: 'lost' };
};

export const settleMail = (id: string, state: ClientMailState, googleId?: string) =>
  db()
    .update(clientMails)
    .set({ state, ...(googleId && { googleId, sentAt: sql`now()` }) })
    .where(eq(clientMails.id, id));

export const insertAttachments = async (rows: (typeof clientMailAttachments.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await db().insert(clientMailAttachments).values(rows);
};

/** The attachments of an earlier attempt: all of its files or none. */
export const findAttachments = (mailId: string) =>
  db()
    .select({ file: files, resourceId: clientMailAttachments.resourceId })
    .from(clientMailAttachments)
    .innerJoin(files, eq(files.id, clientMailAttachments.fileId))
    .where(eq(clientMailAttachments.mailId, mailId))
    .orderBy(asc(clientMailAttachments.position));

export const takeAttachments = (mailId: string) =>
  db()
    .delete(clientMailAttachments)
    .where(eq(clientMailAttachments.mailId, mailId))
    .returning({ resourceId: clientMailAttachments.resourceId, fileId: clientMailAttachments.fileId });

/** Returns the mail's HTML, so that its pictures can be unlinked. */
export const deleteMail = async (id: string): Promise<string | undefined> => {
  const [gone] = await db()
    .delete(clientMails)
    .where(eq(clientMails.id, id))
    .returning({ content: clientMails.content });
  return gone?.content;
};

/** Mails interrupted by a server crash: they may have arrived, so they are logged as unconfirmed. */
export const settleForgotten = () =>
  db()
    .update(clientMails)
    .set({ state: 'unconfirmed' })
    .where(and(eq(clientMails.state, 'sending'), lt(clientMails.updatedAt, isOld)));
