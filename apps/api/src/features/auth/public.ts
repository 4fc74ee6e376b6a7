// What other slices may use of this one.
export { loadCurrentUser } from './current-user.ts';
export { resetFactorsByCommand } from './factors/reset.ts';
export { lockAccountByCommand } from './lock.ts';
export { endAccessAtFormerAddress, endAccessOfInactive, waitAfterActivation } from './access/others.ts';
export { listLasting } from './access/list.ts';
export { endOwnAccess } from './access/own.ts';
export { endPassword } from './queries.ts';
export {
  notifyErasure,
  notifyErasureCancelled,
  notifyNewAdministrator,
  notifyNewEmail,
  type Origin,
  originOf,
} from './notify.ts';
export { mailResetLinkTo, mailSetPasswordLink } from './passwords.ts';
