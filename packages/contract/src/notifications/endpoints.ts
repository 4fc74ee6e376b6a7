import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { liveEvent } from '../kernel/events.ts';
import { id } from '../kernel/fields.ts';
import { pagingFields } from '../kernel/query.ts';
import { OWN_ACCOUNT } from '../kernel/reads.ts';
import { createNotificationBody, notification, notificationSettings } from './schemas.ts';
import { notificationsWire as wire } from './wire.ts';

const tag = 'notifications';

export const streamNotifications = endpoint({
  method: 'GET',
  path: 'notification/stream',
  wire,
  tag,
  summary: 'Live events for the signed-in user, as server-sent events until the session ends',
  access: { area: 'notifications', action: 'stream' },
  // Events say that something changed, without its content.
  reads: false,
  stream: true,
  reply: liveEvent,
});

export const listNotifications = endpoint({
  method: 'GET',
  path: 'notification/:id',
  wire,
  tag,
  summary: 'Notifications of a user, newest first; those of removed tasks are left out',
  access: { area: 'notifications', action: 'list' },
  reads: OWN_ACCOUNT,
  params: z.object({ id }),
  query: z.object(pagingFields),
  reply: listReply(notification),
});

export const createNotification = endpoint({
  method: 'POST',
  path: 'notification',
  wire,
  tag,
  summary: 'The notification that the server created for this change, or null when nobody was notified',
  access: { area: 'notifications', action: 'create' },
  body: createNotificationBody,
  reply: reply(notification.nullable()),
});

export const readNotification = endpoint({
  method: 'PATCH',
  path: 'notification/read/:id',
  wire,
  tag,
  summary: 'Mark one notification as read',
  access: { area: 'notifications', action: 'read' },
  params: z.object({ id }),
  reply: reply(notification),
});

export const resetUnread = endpoint({
  method: 'PATCH',
  path: 'notification/readAll',
  wire,
  tag,
  summary: 'Reset the unread counter of the bell',
  access: { area: 'notifications', action: 'read' },
  body: z.strictObject({ unreadCount: z.literal(0).optional() }),
  reply: reply(z.object({ unreadCount: z.number() })),
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: 'notification/settings',
  wire,
  tag,
  summary: 'E-mail notification settings',
  access: { area: 'notifications', action: 'settings' },
  reads: false,
  reply: reply(notificationSettings),
});

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: 'notification/settings',
  wire,
  tag,
  summary: 'Change the e-mail notification settings',
  access: { area: 'notifications', action: 'settings' },
  body: z.strictObject({ digest: z.boolean().optional() }),
  reply: reply(notificationSettings),
});
