// What other slices may use of this one.
export { loadCurrentUser } from './current-user.ts';
export { resetFactorsByCommand } from './factors/reset.ts';
export { endSignIns } from './end-sign-ins.ts';
export { lockAccountByCommand } from './lock.ts';
export {
  notifyErasure,
  notifyErasureCancelled,
  notifyNewAdministrator,
  notifyNewEmail,
  type Origin,
  originOf,
} from './notify.ts';
export { mailResetLinkTo, mailSetPasswordLink } from './passwords.ts';
