import { inTransaction } from '../../kernel/db/context.ts';
import { publish } from '../../kernel/events/publish.ts';
import { storeUnreadCounts } from './shown.queries.ts';

/** Counts what these users have not read, in the database and on every open page. */
export const recountUnread = (userIds: readonly string[]) =>
  inTransaction(async () => {
    const counts = await storeUnreadCounts(userIds);
    for (const { id, unreadCount } of counts) await publish({ type: 'unread', unreadCount }, [id]);
    return counts;
  });

/** The same for the recipients of these rows. */
export const recountOf = (rows: readonly { userId: string }[]) => recountUnread(rows.map(({ userId }) => userId));
