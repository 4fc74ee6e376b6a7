import { noteNotifications } from '../activity-notes/notifications.ts';
import { outcomeNotifications } from '../outcomes/notifications.ts';
import { postNotifications } from '../posts/notifications.ts';
import { privacyNotifications } from '../privacy/notifications.ts';
import { resourceNotifications } from '../resources/notifications.ts';
import { skillNotifications } from '../skills/notifications.ts';
import { overdueNotifications, taskNotifications } from '../tasks/notifications.ts';
import { coverNotifications, firstLoginNotifications } from '../users/notifications.ts';

/** Everything people are notified of, as the slices declare it, in the order of the database's list of types. */
export const NOTIFICATION_KINDS = {
  ...outcomeNotifications,
  ...skillNotifications,
  ...taskNotifications,
  ...noteNotifications,
  ...resourceNotifications,
  ...overdueNotifications,
  ...firstLoginNotifications,
  ...postNotifications,
  ...coverNotifications,
  ...privacyNotifications,
};

type Kinds = typeof NOTIFICATION_KINDS;
export type NotificationType = keyof Kinds;
type TypesWith<Flag extends string> = {
  [T in NotificationType]: Kinds[T] extends Record<Flag, true> ? T : never;
}[NotificationType];

export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_KINDS) as [NotificationType, ...NotificationType[]];

const typesWith = <Flag extends 'reported' | 'administratorsOnly'>(flag: Flag) =>
  NOTIFICATION_TYPES.filter((type) => flag in NOTIFICATION_KINDS[type]) as [TypesWith<Flag>, ...TypesWith<Flag>[]];

/** Sent to every administrator, and shown to nobody else. */
export const ADMINISTRATOR_NOTIFICATION_TYPES = typesWith('administratorsOnly');
export type AdministratorNotificationType = TypesWith<'administratorsOnly'>;

/** Those a client may report itself. */
export const CLIENT_NOTIFICATION_TYPES = typesWith('reported');
export type ClientNotificationType = TypesWith<'reported'>;

/** The fields that name what a reported change is about. */
export type NotificationRecord = Kinds[ClientNotificationType]['record'];
