import type { NotificationType } from '@amberway/contract/notifications/types';
import { inTransaction } from '../../../kernel/db/context.ts';
import { changeUnreads } from '../unread.ts';
import { findReaders, insertNotifications, type NewNotification, type Reader } from './queries.ts';

type Records = Pick<NewNotification, 'outcomeId' | 'skillId' | 'taskId' | 'noteId' | 'resourceId' | 'day'>;

export type News = Records & {
  type: NotificationType;
  /** Who did it: they are never told. Nobody, when the server tells of its own accord. */
  actorId: string | null;
  memberId: string | null;
  /** The family, where it is about no child. */
  customerId?: string | null;
  businessUserId: string | null;
  recipients: readonly (string | null)[];
  /** The actor is told as well: somebody else may be using the account. */
  alsoActor?: boolean;
  message: string | ((reader: Reader) => string);
};

const timesEach = (userIds: readonly string[], by: number): Map<string, number> => {
  const times = new Map<string, number>();
  for (const id of userIds) times.set(id, (times.get(id) ?? 0) + by);
  return times;
};
export const countedDown = (userIds: readonly string[]) => timesEach(userIds, -1);

const rowsOf = (
  { recipients, message, alsoActor, ...news }: News,
  readers: ReadonlyMap<string, Reader>,
): NewNotification[] =>
  [...new Set(recipients)].flatMap((id) => {
    const reader = id && (alsoActor || id !== news.actorId) ? readers.get(id) : undefined;
    return reader
      ? [{ ...news, userId: reader.id, message: typeof message === 'string' ? message : message(reader) }]
      : [];
  });

/** Tells people of what happened, in the transaction in which it happens. */
export const tell = (all: readonly News[]): Promise<void> =>
  inTransaction(async () => {
    const ids = [...new Set(all.flatMap(({ recipients }) => recipients.filter((id) => id !== null)))];
    if (ids.length === 0) return;
    const readers = new Map((await findReaders(ids)).map((reader) => [reader.id, reader]));
    const rows = all.flatMap((news) => rowsOf(news, readers));
    if (rows.length === 0) return;
    const told = await insertNotifications(rows);
    await changeUnreads(
      timesEach(
        told.map(({ userId }) => userId),
        1,
      ),
    );
  });
