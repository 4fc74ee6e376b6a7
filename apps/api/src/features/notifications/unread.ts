import { inTransaction } from '../../kernel/db/context.ts';
import { publish } from '../../kernel/events/publish.ts';
import { addToUnreadCounts } from './queries.ts';

/** Moves the numbers beside the bells of these users, in the database and on every open page. */
export const changeUnreads = (changes: ReadonlyMap<string, number>) =>
  inTransaction(async () => {
    const counts = await addToUnreadCounts(changes);
    for (const { id, unreadCount } of counts) await publish({ type: 'unread', unreadCount }, [id]);
    return counts;
  });

/** The same for one user; answers what the number has become. */
export const changeUnread = async (userId: string, change: number): Promise<number> => {
  const [count] = await changeUnreads(new Map([[userId, change]]));
  return count?.unreadCount ?? 0;
};
