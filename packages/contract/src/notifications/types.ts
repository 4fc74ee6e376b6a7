import { noteNotifications } from '../activity-notes/notifications.ts';
import { gasNotifications } from '../gas/notifications.ts';
import { messageNotifications } from '../messages/notifications.ts';
import { outcomeNotifications } from '../outcomes/notifications.ts';
import { postNotifications } from '../posts/notifications.ts';
import { practiceNotifications } from '../practice/notifications.ts';
import { privacyNotifications } from '../privacy/notifications.ts';
import { resourceNotifications } from '../resources/notifications.ts';
import { sessionRequestNotifications } from '../session-requests/notifications.ts';
import { skillNotifications } from '../skills/notifications.ts';
import { overdueNotifications, taskNotifications } from '../tasks/notifications.ts';
import { allocationNotifications, coverNotifications, firstLoginNotifications } from '../users/notifications.ts';

/** All notification kinds as declared by the slices, in the order of the database's check constraint. */
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
  ...messageNotifications,
  ...sessionRequestNotifications,
  ...allocationNotifications,
  ...practiceNotifications,
  ...gasNotifications,
};

type Kinds = typeof NOTIFICATION_KINDS;
export type NotificationType = keyof Kinds;
type TypesWith<Flag extends string> = {
  [T in NotificationType]: Kinds[T] extends Record<Flag, true> ? T : never;
}[NotificationType];

export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_KINDS) as [NotificationType, ...NotificationType[]];

const typesWith = <Flag extends 'reported' | 'administratorsOnly'>(flag: Flag) =>
  NOTIFICATION_TYPES.filter((type) => flag in NOTIFICATION_KINDS[type]) as [TypesWith<Flag>, ...TypesWith<Flag>[]];

/** Sent to all administrators, and shown to nobody else. */
export const ADMINISTRATOR_NOTIFICATION_TYPES = typesWith('administratorsOnly');
export type AdministratorNotificationType = TypesWith<'administratorsOnly'>;

/** Types that a client may report itself. */
export const CLIENT_NOTIFICATION_TYPES = typesWith('reported');
export type ClientNotificationType = TypesWith<'reported'>;

/** The field with the record that a reported change is about. */
export type NotificationRecord = Kinds[ClientNotificationType]['record'];
