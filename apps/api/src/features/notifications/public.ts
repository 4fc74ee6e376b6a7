// What other slices may use of this one. All of it belongs into the transaction of the change it tells of.
export { notifyAdministrators } from './notify/administrators.ts';
export { notifyCover } from './notify/cover.ts';
export {
  deleteNoteNotifications,
  notifyFirstLogin,
  notifyPostAdded,
  notifyPostAnswered,
  notifyResourcesShared,
  notifyNote,
} from './notify/others.ts';
export {
  deleteTaskNotifications,
  notifyOutcomeChanged,
  notifySkillAdded,
  notifyTaskChanged,
} from './notify/programme.ts';
