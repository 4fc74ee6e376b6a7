import { DAY } from '@amberway/contract/kernel/limits';
import { inTransaction } from '../../../kernel/db/context.ts';
import { recountUnread } from '../unread.ts';
import { findReaders, insertNotifications } from './queries.ts';
import { changeStanding, deleteStanding, lockStanding, type StandingLine } from './standing.queries.ts';

/** A line is new again at most this often. */
const NEW_AGAIN_AFTER_DAYS = 7;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

const keyOf = ({ userId, customerId }: { userId: string; customerId: string | null }) => `${userId} ${customerId}`;

/**
 * Makes these the only standing lines about these families. What a line says is changed where it is. It is new again
 * only when more is open than when it was last new, and that is a week ago. A line without open tasks is removed.
 */
export const replaceStanding = (customerIds: string[], lines: readonly StandingLine[], today: string): Promise<void> =>
  inTransaction(async () => {
    if (customerIds.length === 0) return;
    const readers = new Set((await findReaders([...new Set(lines.map(({ userId }) => userId))])).map(({ id }) => id));
    const wanted = new Map(lines.filter(({ userId }) => readers.has(userId)).map((line) => [keyOf(line), line]));
    const stored = await lockStanding(customerIds);
    const gone = stored.filter((line) => !wanted.has(keyOf(line)));
    if (gone.length > 0) await deleteStanding(gone.map(({ id }) => id));
    const touched = new Set(gone.map(({ userId }) => userId));
    for (const line of stored) {
      const next = wanted.get(keyOf(line));
      wanted.delete(keyOf(line));
      if (!next) continue;
      const isNew =
        next.count > (line.announced ?? 0) && (!line.day || daysBetween(line.day, today) >= NEW_AGAIN_AFTER_DAYS);
      if (!isNew && next.message === line.message && next.memberId === line.memberId) continue;
      await changeStanding(line.id, next, isNew ? today : null);
      if (isNew) touched.add(line.userId);
    }
    const added = [...wanted.values()].map(({ count, ...line }) => ({
      ...line,
      type: 'TASK_OVERDUE' as const,
      announced: count,
      day: today,
    }));
    const inserted = added.length > 0 ? await insertNotifications(added) : [];
    await recountUnread([...touched, ...inserted.map(({ userId }) => userId)]);
  });
