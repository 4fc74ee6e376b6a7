import { inTransaction } from '../../kernel/db/context.ts';
import { publish } from '../../kernel/events/publish.ts';
import { addToUnreadCounts } from './queries.ts';

/** How much each user's unread count changes when each of these rows counts `amount`. */
export const perUser = (rows: readonly { userId: string }[], amount: number): Map<string, number> => {
  const changes = new Map<string, number>();
  for (const { userId } of rows) changes.set(userId, (changes.get(userId) ?? 0) + amount);
  return changes;
};

/** Changes the unread counts of these users, in the database and on every open page. */
export const changeUnreads = (changes: ReadonlyMap<string, number>) =>
  inTransaction(async () => {
    const counts = await addToUnreadCounts(changes);
    for (const { id, unreadCount } of counts) await publish({ type: 'unread', unreadCount }, [id]);
    return counts;
  });

/** The same for one user; returns the new count. */
export const changeUnread = async (userId: string, change: number): Promise<number> => {
  const [count] = await changeUnreads(new Map([[userId, change]]));
  return count?.unreadCount ?? 0;
};
