// What other slices may use of this one.
export { presentMember } from './present.ts';
export { findByEmail, findMember, findUser, passwordHashOf, storePassword } from './queries.ts';
export { loadCurrentUser } from './service.ts';
