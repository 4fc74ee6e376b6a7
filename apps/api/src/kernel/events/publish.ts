import { type LiveEvent, liveEvent } from '@amberway/contract/kernel/events';
import { NOTIFICATION_BYTES, notify } from '../db/notify.ts';

export const EVENTS_CHANNEL = 'amberway_events';

/**
 * `event`: what the pages of these users hear. `check`: their sign-in or reach may have ended, so each of their streams
 * looks whether it may still be read; triggers of the database say so when a session is revoked, an account is closed
 * or a family changes hands.
 */
export type Announcement = { userIds: string[]; event: LiveEvent } | { userIds: string[]; check: true };

/** As many ids as leave half of a notification to the event. */
const USERS_AT_ONCE = 90;
const EVENT_BYTES = NOTIFICATION_BYTES / 2;

/** An event that does not fit becomes the one that says 'ask again': nobody misses the change, and no work is undone. */
export const fitting = (event: LiveEvent): LiveEvent =>
  Buffer.byteLength(JSON.stringify(event)) > EVENT_BYTES ? { type: 'refresh' } : event;

/** Tells the open pages of these users, in whatever process they are, once the running transaction is committed. */
export const publish = async (event: LiveEvent, userIds: readonly string[]): Promise<void> => {
  const said = fitting(liveEvent.parse(event));
  const users = [...new Set(userIds)];
  for (let start = 0; start < users.length; start += USERS_AT_ONCE) {
    const announcement: Announcement = { userIds: users.slice(start, start + USERS_AT_ONCE), event: said };
    await notify(EVENTS_CHANNEL, JSON.stringify(announcement));
  }
};
