// What other slices may use of this one.
export { forgetCounts } from './counts.ts';
export { presentMember } from './present.ts';
export { findByEmail, findMember, findUser, passwordHashOf, storePassword } from './queries.ts';
export { loadCurrentUser } from './service.ts';
