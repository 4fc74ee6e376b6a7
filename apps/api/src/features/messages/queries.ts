import { isAdministrator } from '@amberway/contract/kernel/roles';
import { and, count as countOf, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { Reach } from '@amberway/contract/kernel/permissions';
import type { PageWindow } from '@amberway/contract/kernel/query';
import { nearReach, withinReach } from '../../kernel/authorise/queries.ts';
import { db } from '../../kernel/db/context.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { repliesTo } from '../../kernel/identity/replies.queries.ts';
import { users } from '../../kernel/identity/tables.ts';
import { messages } from './tables.ts';

const sender = alias(users, 'sender');
const receiver = alias(users, 'receiver');

const person = (who: typeof sender | typeof receiver) => ({
  _id: who.id,
  firstName: who.firstName,
  lastName: who.lastName,
  avatar: who.avatar,
});

const select = () =>
  db()
    .select({ row: messages, from: person(sender), to: person(receiver) })
    .from(messages)
    .innerJoin(sender, eq(sender.id, messages.fromId))
    .innerJoin(receiver, eq(receiver.id, messages.toId))
    .$dynamic();
export type MessageRow = Awaited<ReturnType<typeof select>>[number];

/** A message hidden by its receiver stays visible to its sender only. */
const shownTo = (userId: string): SQL | undefined =>
  or(isNull(messages.deletedByReceiverAt), eq(messages.fromId, userId));

const page = async (where: SQL | undefined, { skip, limit }: PageWindow) => {
  const rows = await select()
    .where(where)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
    .offset(skip);
  const [total] = await db().select({ count: countOf() }).from(messages).where(where);
  return { rows, count: total?.count ?? 0 };
};

/**
 * Client messages the principal may see: for a family all of its own; for staff what they sent and received, as long
 * as they work with the family.
 */
const clientScope = (principal: Principal, reach: Reach): SQL | undefined => {
  const isFamily = reach === 'own' || reach === 'family';
  return and(
    eq(messages.kind, 'client'),
    nearReach(principal, reach, messages.customerId),
    isFamily ? undefined : or(eq(messages.fromId, principal.actorId), eq(messages.toId, principal.actorId)),
    shownTo(principal.userId),
  );
};

/** Written by a family to the principal, who has not written to it since. */
const isUnanswered = ({ actorId }: Principal): SQL | undefined =>
  and(
    eq(messages.toId, actorId),
    eq(messages.fromId, messages.customerId),
    isNull(messages.deletedByReceiverAt),
    sql`not exists (select 1 ${repliesTo(sql.raw('messages'))})`,
  );

type MessageFilter = { client?: string | undefined; unanswered?: boolean | undefined };

export const listClientMessages = (
  principal: Principal,
  reach: Reach,
  { client, unanswered }: MessageFilter,
  window: PageWindow,
) =>
  page(
    and(
      clientScope(principal, reach),
      client ? eq(messages.customerId, client) : undefined,
      unanswered ? isUnanswered(principal) : undefined,
    ),
    window,
  );

/** Between the principal's family and this person. */
export const listThreadMessages = (principal: Principal, reach: Reach, personId: string, window: PageWindow) =>
  page(and(clientScope(principal, reach), or(eq(messages.fromId, personId), eq(messages.toId, personId))), window);

export const findClientMessage = async (principal: Principal, reach: Reach, id: string) =>
  (await select().where(and(eq(messages.id, id), clientScope(principal, reach))))[0];

/** Messages from administrators to a business user; every administrator sees them, since they share the work. */
export const listCoachMessages = (principal: Principal, toId: string | undefined, window: PageWindow) =>
  page(
    and(
      eq(messages.kind, 'coach'),
      toId ? eq(messages.toId, toId) : undefined,
      isAdministrator(principal) ? undefined : isNull(messages.deletedByReceiverAt),
    ),
    window,
  );

export const findCoachMessage = async (id: string) =>
  (await select().where(and(eq(messages.id, id), eq(messages.kind, 'coach'))))[0];

/** Locks the message until the transaction ends. */
export const lockMessage = async (id: string, scope: SQL | undefined) =>
  (
    await db()
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), scope))
      .for('update')
  )[0];

export const ofCoach = (principal: Principal, reach: Reach) =>
  and(eq(messages.kind, 'coach'), withinReach(principal, reach, messages.toId));
export const ofClient = (principal: Principal, reach: Reach) => clientScope(principal, reach);

type NewMessage = {
  kind: 'client' | 'coach';
  fromId: string;
  toId: string;
  customerId: string | null;
  message: string;
  sentDay: string;
  replyTo: string | null;
};

/**
 * Takes the first free of `limit` places of the day. If another transaction takes it at the same moment, the unique key
 * waits for it, and the next place is tried. Returns undefined when the day is full.
 */
export const insertMessage = async (values: NewMessage, limit: number): Promise<string | undefined> => {
  for (let attempt = 0; attempt <= limit; attempt += 1) {
    const { fromId, toId, sentDay } = values;
    const place = (await sentOn(fromId, toId, sentDay)) + 1;
    if (place > limit) return undefined;
    const [row] = await db()
      .insert(messages)
      .values({ ...values, id: uuidv7(), place })
      .onConflictDoNothing({ target: [messages.fromId, messages.toId, messages.sentDay, messages.place] })
      .returning({ id: messages.id });
    if (row) return row.id;
  }
  return undefined;
};

/**
 * The day on which a message is counted: today, or the later one on which the sender has written to this receiver. A
 * sender who moves west has the same day twice. No two zones are more than two days apart.
 */
export const countedDay = async (fromId: string, toId: string, today: string): Promise<string> => {
  const [row] = await db()
    .select({ day: sql<string>`coalesce(max(${messages.sentDay}), ${today}::date)::text` })
    .from(messages)
    .where(
      and(
        eq(messages.fromId, fromId),
        eq(messages.toId, toId),
        sql`${messages.sentDay} between ${today}::date and ${today}::date + 2`,
      ),
    );
  return row?.day ?? today;
};

/** Hidden messages count too: hiding a message does not unsend it. */
export const sentOn = (fromId: string, toId: string, sentDay: string): Promise<number> =>
  db().$count(messages, and(eq(messages.fromId, fromId), eq(messages.toId, toId), eq(messages.sentDay, sentDay)));

export const hideMessage = (id: string) =>
  db()
    .update(messages)
    .set({ deletedByReceiverAt: sql`now()` })
    .where(eq(messages.id, id));

export const showMessage = (id: string) =>
  db().update(messages).set({ deletedByReceiverAt: null }).where(eq(messages.id, id));

/** A client message that the principal received and hid, locked until the transaction ends. */
export const lockHidden = (principal: Principal, reach: Reach, id: string) =>
  lockMessage(
    id,
    and(
      eq(messages.kind, 'client'),
      eq(messages.toId, principal.actorId),
      isNotNull(messages.deletedByReceiverAt),
      nearReach(principal, reach, messages.customerId),
    ),
  );

/** Whether a family or a member of staff has unread messages of this person. Hidden ones are not unread. */
export const hasUnreadFrom = async (toId: string, fromId: string): Promise<boolean> =>
  (await db().$count(
    messages,
    and(
      eq(messages.kind, 'client'),
      eq(messages.toId, toId),
      eq(messages.fromId, fromId),
      isNull(messages.acknowledgedAt),
      isNull(messages.deletedByReceiverAt),
    ),
  )) > 0;

/** Marks what the principal received from this person as read; returns the messages that were unread. */
export const acknowledgeFrom = (principal: Principal, reach: Reach, personId: string) =>
  db()
    .update(messages)
    .set({ acknowledgedAt: sql`now()` })
    .where(
      and(
        clientScope(principal, reach),
        eq(messages.fromId, personId),
        eq(messages.toId, principal.actorId),
        isNull(messages.acknowledgedAt),
      ),
    )
    .returning({ id: messages.id, customerId: messages.customerId, toId: messages.toId });

export const acknowledgeMessage = (id: string) =>
  db()
    .update(messages)
    .set({ acknowledgedAt: sql`now()` })
    .where(eq(messages.id, id));
