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
  summary: 'Live events for the signed-in user, as server-sent events for as long as the session lives',
  access: { area: 'notifications', action: 'stream' },
  // Events say that something happened, not what.
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
  summary: 'The notification the server has made of this change; nothing when there was nobody to tell',
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
  summary: 'Set the number beside the bell to nothing',
  access: { area: 'notifications', action: 'read' },
  body: z.strictObject({ unreadCount: z.literal(0).optional() }),
  reply: reply(z.object({ unreadCount: z.number() })),
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: 'notification/settings',
  wire,
  tag,
  summary: 'What is told by mail',
  access: { area: 'notifications', action: 'settings' },
  reads: false,
  reply: reply(notificationSettings),
});

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: 'notification/settings',
  wire,
  tag,
  summary: 'Choose what is told by mail',
  access: { area: 'notifications', action: 'settings' },
  body: z.strictObject({ digest: z.boolean().optional() }),
  reply: reply(notificationSettings),
});
