import { isFamily } from '@amberway/contract/kernel/roles';
import type { NotificationType } from '@amberway/contract/notifications/types';
import { inTransaction } from '../../../kernel/db/context.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { recountOf } from '../unread.ts';
import { findReaders, insertNotifications, type NewNotification, type Reader } from './queries.ts';

type Records = Pick<
  NewNotification,
  'outcomeId' | 'skillId' | 'taskId' | 'noteId' | 'resourceId' | 'day' | 'untilOpened'
>;

/** What happened and who is notified of it. Created by the slice in which it happened. */
export type Notice = Records & {
  type: NotificationType;
  /** The user who did it and is not notified. Null when the server itself notifies. */
  actorId: string | null;
  memberId: string | null;
  /** The family, when it is about no child. */
  customerId?: string | null;
  businessUserId: string | null;
  recipients: readonly (string | null)[];
  /** The actor is notified as well: somebody else may be using the account. */
  alsoActor?: boolean;
  /** The actor is undefined when the server itself notifies. */
  message: string | ((reader: Reader, actor: Reader | undefined) => string);
};

/** A child with its parent and primary clinician. */
export type Family = { id: string; parentId: string; primaryContact: string | null };

/** The people of a change in a child's programme: its coach is the actor or, when the family acts, the clinician. */
export const aboutFamily = (principal: Principal, { id: memberId, primaryContact }: Family) => ({
  actorId: principal.actorId,
  memberId,
  businessUserId: isFamily(principal) ? primaryContact : principal.actorId,
});

const rowsOf = (
  { recipients, message, alsoActor, ...notice }: Notice,
  readers: ReadonlyMap<string, Reader>,
): NewNotification[] => {
  const actor = notice.actorId ? readers.get(notice.actorId) : undefined;
  return [...new Set(recipients)].flatMap((id) => {
    const reader = id && (alsoActor || id !== notice.actorId) ? readers.get(id) : undefined;
    return reader
      ? [{ ...notice, userId: reader.id, message: typeof message === 'string' ? message : message(reader, actor) }]
      : [];
  });
};

/**
 * Stores the notices in the transaction of the change and raises the recipients' unread counts. Everything about one
 * change goes in one call, so that all recipients are locked in one order.
 */
export const notifyUsers = (notices: readonly Notice[]): Promise<void> =>
  inTransaction(async () => {
    const ids = [...new Set(notices.flatMap(({ recipients }) => recipients.filter((id) => id !== null)))];
    if (ids.length === 0) return;
    // Some texts name who did it.
    const actors = notices.flatMap(({ actorId, message }) => (actorId && typeof message !== 'string' ? [actorId] : []));
    const readers = new Map(
      (await findReaders([...new Set([...ids, ...actors])])).map((reader) => [reader.id, reader]),
    );
    const rows = notices.flatMap((notice) => rowsOf(notice, readers));
    if (rows.length === 0) return;
    const stored = await insertNotifications(rows);
    await recountOf(stored);
  });
