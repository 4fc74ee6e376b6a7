import { endpoint } from '../kernel/endpoint.ts';
import { liveEvent } from '../kernel/events.ts';

export const streamNotifications = endpoint({
  method: 'GET',
  path: 'notification/stream',
  tag: 'notifications',
  summary: 'Live events for the signed-in user, as server-sent events for as long as the session lives',
  access: { area: 'notifications', action: 'stream' },
  stream: true,
  reply: liveEvent,
});
