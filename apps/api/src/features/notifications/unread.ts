import { inTransaction } from '../../kernel/db/context.ts';
import { publish } from '../../kernel/events/publish.ts';
import { addToUnreadCount } from './queries.ts';

/** Moves the number beside the user's bell, in the database and on every open page. */
export const changeUnread = (userId: string, change: number): Promise<number> =>
  inTransaction(async () => {
    const unreadCount = await addToUnreadCount(userId, change);
    await publish({ type: 'unread', unreadCount }, [userId]);
    return unreadCount;
  });
