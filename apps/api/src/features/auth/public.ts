// What other slices may use of this one.
export { mailResetLinkTo, mailSetPasswordLink } from './passwords.ts';
