import { pageWindow } from '@amberway/contract/kernel/query';
import {
  createNotification,
  getNotificationSettings,
  listNotifications as listNotificationsEndpoint,
  readNotification,
  resetUnread,
  saveNotificationSettings,
  streamNotifications,
} from '@amberway/contract/notifications/endpoints';
import { inTransaction, withDatabase } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { authenticate } from '../../kernel/identity/authenticate.ts';
import { requireFactor } from '../../kernel/identity/second-factor.ts';
import { coverEndsAt } from '../../kernel/identity/covers.queries.ts';
import { presentNotification } from './present.ts';
import { findSettings, findShown, listNotifications, markRead, readShown, storeSettings } from './queries.ts';
import { findReported, type NotifiedRecord } from './report/report.ts';
import { unreadCountOf } from './shown.queries.ts';
import { recountUnread } from './unread.ts';

/** The digest is sent until a user opts out. */
const DIGEST_UNLESS_CHOSEN = true;

const settingsOf = async (userId: string) =>
  ok({ digest: (await findSettings(userId))?.digest ?? DIGEST_UNLESS_CHOSEN });

/** `records` are the kinds of records people are notified of, each declared by its slice. */
export const notificationRoutes = (records: readonly NotifiedRecord[]) => [
  route(streamNotifications, async ({ principal, request, services }) => {
    const check = () =>
      withDatabase(services.database, async () => {
        const now = await authenticate(request.headers.authorization, false);
        requireFactor(services.config.factorPolicy, now);
        const coverEnds = now.actingAs ? await coverEndsAt(now.actorId, now.actingAs) : undefined;
        return coverEnds && coverEnds < now.expiresAt ? coverEnds : now.expiresAt;
      });
    const stream = services.events.open(principal.userId, { check });
    try {
      // Read after the stream is open: a change in between is then sent twice rather than not at all.
      stream.send({ type: 'unread', unreadCount: await unreadCountOf(principal.userId) });
    } catch (error) {
      stream.end();
      throw error;
    }
    return stream.body;
  }),

  route(listNotificationsEndpoint, async ({ principal, params, query }) => {
    if (params.id !== principal.userId) throw notFound();
    const { rows, count } = await listNotifications(principal.userId, pageWindow(query));
    return okList(rows.map(presentNotification), count);
  }),

  route(createNotification, async ({ principal, reach, body }) => {
    const found = await findReported(records, principal, reach, body);
    return ok(found ? presentNotification(found) : null);
  }),

  route(readNotification, ({ principal, params }) =>
    inTransaction(async () => {
      const before = await markRead(principal.userId, params.id);
      const row = before && (await findShown(principal.userId, params.id));
      if (!row) throw notFound();
      if (!before.read) await recountUnread([principal.userId]);
      return ok(presentNotification(row));
    }),
  ),

  route(resetUnread, ({ principal }) =>
    inTransaction(async () => {
      await readShown(principal.userId);
      const [counted] = await recountUnread([principal.userId]);
      return ok({ unreadCount: counted?.unreadCount ?? 0 });
    }),
  ),

  route(getNotificationSettings, ({ principal }) => settingsOf(principal.userId)),

  route(saveNotificationSettings, async ({ principal, body }) => {
    if (body.digest !== undefined) await storeSettings(principal.userId, body.digest);
    return settingsOf(principal.userId);
  }),
];
