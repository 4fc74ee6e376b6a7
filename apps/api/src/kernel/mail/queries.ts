import { and, desc, eq, like, lt, sql } from 'drizzle-orm';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { containsPattern } from '../db/contains.ts';
import { db } from '../db/context.ts';
import { users } from '../identity/tables.ts';
import { mails, type MAIL_STATES } from './tables.ts';

type MailState = (typeof MAIL_STATES)[number];
type NewMail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  state: MailState;
  userId?: string | undefined;
  recordId?: string | undefined;
};

const WITHOUT_TEXT = { text: '', html: '' };

/** Each with its index: of the addresses in use, and of the texts that users are searched by for deleted accounts. */
const ownerOf = (address: string) =>
  sql<string>`coalesce(
    (select ${users.id} from ${users} where ${users.email} = lower(${address}) and user_status <> 'Deleted'),
    (select ${users.id} from ${users} where ${users.searchText} like ${containsPattern(address)}
      and ${users.email} = lower(${address}) and user_status = 'Deleted' order by ${users.createdAt} desc limit 1))`;

/** Without a given user, the mail belongs to the account that currently has the address. */
export const insertMail = async ({ userId, ...mail }: NewMail): Promise<string> => {
  const [row] = await db()
    .insert(mails)
    .values({ ...mail, userId: userId ?? ownerOf(mail.recipient) })
    .returning({ id: mails.id });
  if (!row) throw new Error('The mail was not stored.');
  return row.id;
};

/** The text of a sent mail is deleted: it may contain a link that sets a password. */
export const settleMail = (id: string, state: MailState) =>
  db()
    .update(mails)
    .set({ state, ...(state === 'sent' && WITHOUT_TEXT) })
    .where(eq(mails.id, id));

/** The text of a failed mail is retained for a week, in which its job can be retried. */
export const sweepMailTexts = () =>
  db()
    .update(mails)
    .set(WITHOUT_TEXT)
    .where(and(eq(mails.state, 'failed'), lt(mails.createdAt, sql`now() - interval '7 days'`)));

/** Latest first; a search finds recipients and subjects. Without an index: the outbox is closed in production. */
export const listMails = async ({ skip, limit }: PageWindow, search?: string) => {
  const where = search
    ? like(sql`lower(${mails.recipient} || ' ' || ${mails.subject})`, containsPattern(search))
    : undefined;
  const rows = await db()
    .select()
    .from(mails)
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
    .offset(skip);
  return { rows, count: await db().$count(mails, where) };
};

export const findMail = async (id: string) => (await db().select().from(mails).where(eq(mails.id, id)))[0];
