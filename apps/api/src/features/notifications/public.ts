// What other slices may use of this one. All of it belongs into the transaction of the change it is about. Each slice
// makes its own notices; this one stores and delivers them and knows who has seen them.
export { notifyAdministrators } from './notify/administrators.ts';
export { aboutFamily, type Family, type Notice, notifyUsers } from './notify/notify.ts';
export { deleteNoteNotifications, deleteTaskNotifications } from './notify/records.ts';
export type { NotifiedRecord } from './report/report.ts';
