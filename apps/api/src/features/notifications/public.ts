// What other slices may use of this one. All of it belongs into the transaction of the change it tells of.
export { notifyAdministrators } from './tell/administrators.ts';
export { notifyCover } from './tell/cover.ts';
export {
  forgetSession,
  notifyFirstLogin,
  notifyPostAdded,
  notifyPostAnswered,
  notifyResourcesShared,
  notifySession,
} from './tell/others.ts';
export { forgetTasks, tellOutcome, tellSkillAdded, tellTask } from './tell/programme.ts';
