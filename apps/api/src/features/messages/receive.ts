import type { Reach } from '@amberway/contract/kernel/permissions';
import { messageTexts } from '@amberway/contract/messages/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { publish } from '../../kernel/events/publish.ts';
import { ApiFailure, notFound } from '../../kernel/http/failure.ts';
import { type Principal, principalReach } from '../../kernel/identity/principal.ts';
import { lockUnreadFrom, readNotificationsFrom } from '../notifications/public.ts';
import { MESSAGE_NOTIFICATIONS } from './notify.ts';
import {
  acknowledgeFrom,
  acknowledgeMessage,
  findClientMessage,
  hasUnreadFrom,
  hideMessage,
  lockHidden,
  lockMessage,
  ofClient,
  ofCoach,
  showMessage,
} from './queries.ts';

type RequestActor = { principal: Principal; requestId: string };
type Locked = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

const audit = (actor: RequestActor, row: Pick<Locked, 'id' | 'customerId' | 'toId'>, action: string) =>
  recordAudit({ ...actor, action, record: 'message', recordId: row.id, subjectId: row.customerId ?? row.toId });

/**
 * The notification of a conversation is locked before its messages change, here and when a message is sent: what is
 * sent meanwhile is then either seen here or notified of.
 */
const lockConversation = (toId: string, fromId: string) => lockUnreadFrom(toId, MESSAGE_NOTIFICATIONS, fromId);

/** The notification stands for all unread messages of a person, and is read with the last of them. */
const readNotificationOf = async ({ toId, fromId }: Locked): Promise<void> => {
  if (!(await hasUnreadFrom(toId, fromId))) await readNotificationsFrom(toId, MESSAGE_NOTIFICATIONS, fromId);
};

/** A client message the principal received. Its sender gets 403 with the reason, everyone else 404. */
export const lockReceived = async ({ principal }: RequestActor, id: string): Promise<Locked> => {
  const reach = principalReach(principal, 'messages', 'read');
  const found = await findClientMessage(principal, reach, id);
  if (found) await lockConversation(found.row.toId, found.row.fromId);
  const row = found && (await lockMessage(id, ofClient(principal, reach)));
  if (!row) throw notFound();
  if (row.toId !== principal.actorId) throw new ApiFailure('forbidden', { message: messageTexts.notTheReceiver });
  return row;
};

export const deleteReceived = (actor: RequestActor, id: string): Promise<void> =>
  inTransaction(async () => {
    const row = await lockReceived(actor, id);
    await hideMessage(row.id);
    await audit(actor, row, 'delete');
    await publish({ type: 'message', messageId: row.id }, [row.fromId, row.toId]);
    await readNotificationOf(row);
  });

export const restoreReceived = (actor: RequestActor, id: string): Promise<void> =>
  inTransaction(async () => {
    const row = await lockHidden(actor.principal, principalReach(actor.principal, 'messages', 'read'), id);
    if (!row) throw notFound();
    await showMessage(row.id);
    await audit(actor, row, 'restore');
    await publish({ type: 'message', messageId: row.id }, [row.fromId, row.toId]);
  });

/** Notifies the sender once; acknowledging again changes nothing. */
export const acknowledge = (actor: RequestActor, id: string): Promise<void> =>
  inTransaction(async () => {
    const row = await lockReceived(actor, id);
    if (row.acknowledgedAt) return;
    await acknowledgeMessage(row.id);
    await audit(actor, row, 'acknowledge');
    await publish({ type: 'message', messageId: row.id }, [row.fromId, row.toId]);
    await readNotificationOf(row);
  });

/** The conversation was opened: all of the other person's messages are read. That person's pages show it at once. */
export const acknowledgeAll = (actor: RequestActor, personId: string): Promise<void> =>
  inTransaction(async () => {
    const { principal } = actor;
    const reach = principalReach(principal, 'messages', 'read');
    await lockConversation(principal.actorId, personId);
    const read = await acknowledgeFrom(principal, reach, personId);
    for (const row of read) await audit(actor, row, 'acknowledge');
    const latest = read.at(-1);
    if (latest) await publish({ type: 'message', messageId: latest.id }, [personId, principal.actorId]);
    await readNotificationsFrom(principal.actorId, MESSAGE_NOTIFICATIONS, personId);
  });

/** Hides or shows a message to a coach, for the business user who received it, or an administrator. */
const setHidden = (actor: RequestActor, reach: Reach, id: string, hidden: boolean): Promise<void> =>
  inTransaction(async () => {
    const row = await lockMessage(id, ofCoach(actor.principal, reach));
    if (!row) throw notFound();
    if ((row.deletedByReceiverAt !== null) === hidden) return;
    await (hidden ? hideMessage : showMessage)(row.id);
    await audit(actor, row, hidden ? 'delete' : 'restore');
    await publish({ type: 'message', messageId: row.id }, [row.fromId, row.toId]);
  });
export const deleteCoachMessage = (actor: RequestActor, reach: Reach, id: string) => setHidden(actor, reach, id, true);
export const restoreCoachMessage = (actor: RequestActor, reach: Reach, id: string) =>
  setHidden(actor, reach, id, false);
