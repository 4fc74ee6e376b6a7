import { isAdministratorType, SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import type { MessageThread } from '@amberway/contract/messages/schemas';
import { notFound } from '../../kernel/http/failure.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { selectThreads, type ThreadRow } from './threads.queries.ts';

const partOf = (row: ThreadRow): MessageThread['part'] => {
  if (row.works_with && row.children.length > 0) return 'clinician';
  if (row.works_with) return row.is_manager ? 'manager' : 'team';
  return isAdministratorType(row.type) ? 'office' : 'past';
};

const present = (row: ThreadRow): MessageThread => {
  const part = partOf(row);
  return {
    person: { _id: row.id, firstName: row.first_name, lastName: row.last_name, avatar: row.avatar },
    part,
    children: row.children,
    mayWrite: part !== 'past' && SIGN_IN_STATUSES.includes(row.user_status),
    unread: row.unread,
    latest:
      row.message !== null && row.sent_at !== null
        ? { message: row.message, sentAt: row.sent_at, mine: row.mine === true }
        : null,
  };
};

/** A family's conversations. Staff in its view see the same. */
export const listThreads = async ({ userId }: Principal): Promise<MessageThread[]> => {
  const threads = (await selectThreads(userId)).map(present);
  // Those that can only be read come last.
  return [...threads.filter(({ mayWrite }) => mayWrite), ...threads.filter(({ mayWrite }) => !mayWrite)];
};

/** 404 for a person who neither works with the family nor has messages with it. */
export const findThread = async ({ userId }: Principal, personId: string): Promise<MessageThread> => {
  const [row] = await selectThreads(userId, personId);
  if (!row) throw notFound();
  return present(row);
};
