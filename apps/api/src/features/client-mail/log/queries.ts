import { aliasedTable, and, asc, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { LOGGED_STATES } from '@amberway/contract/client-mail/states';
import type { MailAttachment } from '@amberway/contract/client-mail/schemas';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow, Sorting } from '@amberway/contract/kernel/query';
import { withinReach } from '../../../kernel/authorise/queries.ts';
import { db } from '../../../kernel/db/context.ts';
import { quoted } from '../../../kernel/db/columns.ts';
import { cachedCount } from '../../../kernel/db/cached-counts.ts';
import { containsPattern } from '../../../kernel/db/contains.ts';
import { files } from '../../../kernel/files/tables.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { members, users } from '../../../kernel/identity/tables.ts';
import { resources } from '../../resources/public.ts';
import { clientMailAttachments, clientMails } from '../tables.ts';

const owner = aliasedTable(users, 'owner');
const receiver = aliasedTable(users, 'receiver');

const columns = {
  id: clientMails.id,
  subject: clientMails.subject,
  content: clientMails.content,
  state: clientMails.state,
  createdAt: clientMails.createdAt,
  updatedAt: clientMails.updatedAt,
  owner: { _id: owner.id, firstName: owner.firstName, lastName: owner.lastName, email: owner.email },
  receiver: { _id: receiver.id, firstName: receiver.firstName, lastName: receiver.lastName, email: receiver.email },
  member: { _id: members.id, firstName: members.firstName, lastName: members.lastName },
};

const selectMails = (where: SQL | undefined) =>
  db()
    .select(columns)
    .from(clientMails)
    .innerJoin(owner, eq(owner.id, clientMails.ownerId))
    .innerJoin(receiver, eq(receiver.id, clientMails.receiverId))
    .leftJoin(members, eq(members.id, clientMails.memberId))
    .where(where)
    .$dynamic();
export type MailRow = Awaited<ReturnType<typeof selectMails>>[number];

/** Business users read mails they sent and mails to families they work with. */
const readable = (principal: Principal, reach: Reach): SQL | undefined =>
  reach === 'any'
    ? undefined
    : or(eq(clientMails.ownerId, principal.actorId), withinReach(principal, reach, clientMails.receiverId));

/** Without parameters: only then does a plan for any values use the partial indexes of the log. */
const logged = sql`${clientMails.state} in (${quoted(LOGGED_STATES)})`;

/** Each order has an index and ends with the id. */
const inOrder = ({ by, order }: Sorting<'subject' | 'createdAt'>): SQL[] => {
  const along = order === 'asc' ? asc : desc;
  return [along(by === 'subject' ? sql`lower(${clientMails.subject})` : clientMails.createdAt), along(clientMails.id)];
};

export const listMails = async (
  principal: Principal,
  reach: Reach,
  search: string | undefined,
  { skip, limit }: PageWindow,
  sorting: Parameters<typeof inOrder>[0] = { by: 'createdAt', order: 'desc' },
) => {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const where = and(
    logged,
    readable(principal, reach),
    ...words.map((word) => like(clientMails.searchText, containsPattern(word))),
  );
  const rows = await selectMails(where)
    .orderBy(...inOrder(sorting))
    .limit(limit)
    .offset(skip);
  const whose = reach === 'any' ? '' : principal.actorId;
  const count = await cachedCount(`client-mails.${whose}.${JSON.stringify(words)}`, () =>
    db().$count(clientMails, where),
  );
  return { rows, count };
};

export const findMail = async (principal: Principal, reach: Reach, id: string): Promise<MailRow | undefined> =>
  (await selectMails(and(eq(clientMails.id, id), logged, readable(principal, reach))))[0];

/** The attachments of these mails, in order, in one query per page. */
export const attachmentsOf = async (
  principal: Principal,
  reach: Reach,
  mailIds: string[],
): Promise<Map<string, MailAttachment[]>> => {
  const found = new Map<string, MailAttachment[]>();
  if (mailIds.length === 0) return found;
  const rows = await db()
    .select({
      mailId: clientMailAttachments.mailId,
      _id: resources.id,
      fileName: files.originalName,
      file: resources.file,
      type: files.mime,
      size: files.size,
      flagged: resources.flagged,
      mayOpen: sql<boolean>`${withinReach(principal, reach, resources.customerId) ?? sql`true`}`,
    })
    .from(clientMailAttachments)
    .innerJoin(resources, eq(resources.id, clientMailAttachments.resourceId))
    .innerJoin(files, eq(files.id, clientMailAttachments.fileId))
    .where(inArray(clientMailAttachments.mailId, mailIds))
    .orderBy(asc(clientMailAttachments.mailId), asc(clientMailAttachments.position));
  for (const { mailId, ...attachment } of rows) found.set(mailId, [...(found.get(mailId) ?? []), attachment]);
  return found;
};
