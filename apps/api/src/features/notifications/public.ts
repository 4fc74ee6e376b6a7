// The exports other slices may use, each in the transaction of the change it is about. Each slice creates its own
// notices; this one stores and delivers them and tracks who has seen them.
export { notifyAdministrators } from './notify/administrators.ts';
export { aboutFamily, type Family, type Notice, notifyUsers } from './notify/notify.ts';
export { alreadyNotified, isReminderSkipped, lockUnreadFrom } from './notify/queries.ts';
export {
  readNoteNotifications,
  readNotificationsFrom,
  readTaskNotifications,
  recountSkillReaders,
  recountTaskReaders,
  setNoteNotificationsHidden,
  setReminderSkipped,
  withdrawTickNotifications,
} from './notify/records.ts';
export { replaceStanding } from './notify/standing.ts';
export type { NotifiedRecord } from './report/report.ts';
