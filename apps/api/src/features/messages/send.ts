import { isFamily } from '@amberway/contract/kernel/roles';
import { FAMILY_MESSAGES_PER_DAY, MESSAGES_PER_DAY, messageTexts } from '@amberway/contract/messages/texts';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { publish } from '../../kernel/events/publish.ts';
import { invalidFields, notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { todayOf } from '../../kernel/clock/today.ts';
import { notifyReceiver } from './notify.ts';
import { countedDay, insertMessage, sentOn } from './queries.ts';

type Letter = {
  kind: 'client' | 'coach';
  to: { id: string; canRead: boolean } | undefined;
  customerId: string | null;
  message: string;
  replyTo?: string;
};

/** Staff have the specification's limit, a family a wider one. */
const limitOf = (principal: Principal) =>
  isFamily(principal)
    ? { perDay: FAMILY_MESSAGES_PER_DAY, text: messageTexts.familyLimit }
    : { perDay: MESSAGES_PER_DAY, text: messageTexts.limit };

/** How many more messages the sender may send to this receiver today. */
export const leftToday = async (principal: Principal, toId: string): Promise<number> => {
  const day = await countedDay(principal.actorId, toId, todayOf(principal));
  return Math.max(0, limitOf(principal).perDay - (await sentOn(principal.actorId, toId, day)));
};

/** Nobody sends in another person's name. */
export const refuseOtherSender = ({ actorId }: Principal, from: string | undefined): void => {
  if (from !== undefined && from !== actorId) throw notFound();
};

/** Stores a message within the sender's daily limit and publishes an event to its receiver. Returns its id. */
export const sendMessage = (
  actor: { principal: Principal; requestId: string },
  { kind, to, customerId, message, replyTo }: Letter,
): Promise<string> =>
  inTransaction(async () => {
    if (!to) throw notFound();
    if (!to.canRead) throw invalidFields({ to: messageTexts.cannotReceive });
    const { actorId } = actor.principal;
    const { perDay, text: full } = limitOf(actor.principal);
    const id = await insertMessage(
      {
        kind,
        fromId: actorId,
        toId: to.id,
        customerId,
        message,
        sentDay: await countedDay(actorId, to.id, todayOf(actor.principal)),
        replyTo: replyTo ?? null,
      },
      perDay,
    );
    if (!id) throw invalidFields({ message: full });
    await recordAudit({
      ...actor,
      action: 'create',
      record: 'message',
      recordId: id,
      subjectId: customerId ?? to.id,
      // The audit log leaves out the text: it is private to the two.
      after: { to: to.id, ...(replyTo && { replyTo }) },
    });
    // Also to the sender, whose other devices may show the conversation.
    await publish({ type: 'message', messageId: id }, [to.id, actorId]);
    if (customerId) await notifyReceiver(actor.principal, { toId: to.id, customerId });
    return id;
  });
