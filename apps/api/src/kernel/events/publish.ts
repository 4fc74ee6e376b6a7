import { type LiveEvent, liveEvent } from '@amberway/contract/kernel/events';
import { NOTIFICATION_BYTES, notify } from '../db/notify.ts';

export const EVENTS_CHANNEL = 'amberway_events';

/**
 * `event`: sent to the open pages of these users. `check`: their session or reach may have ended, so each of their
 * streams checks whether it may still be read; database triggers send this when a session is revoked, an account is
 * closed or a family is reassigned.
 */
export type Announcement = { userIds: string[]; event: LiveEvent } | { userIds: string[]; check: true };

/** Leaves half of a notification for the event. */
const USERS_AT_ONCE = 90;
const EVENT_BYTES = NOTIFICATION_BYTES / 2;

/** An event that is too long becomes 'refresh': nobody misses the change, and the transaction does not fail. */
export const fitting = (event: LiveEvent): LiveEvent =>
  Buffer.byteLength(JSON.stringify(event)) > EVENT_BYTES ? { type: 'refresh' } : event;

/** Sends the event to the open pages of these users in any process, once the current transaction is committed. */
export const publish = async (event: LiveEvent, userIds: readonly string[]): Promise<void> => {
  const fitted = fitting(liveEvent.parse(event));
  const users = [...new Set(userIds)];
  for (let start = 0; start < users.length; start += USERS_AT_ONCE) {
    const announcement: Announcement = { userIds: users.slice(start, start + USERS_AT_ONCE), event: fitted };
    await notify(EVENTS_CHANNEL, JSON.stringify(announcement));
  }
};
