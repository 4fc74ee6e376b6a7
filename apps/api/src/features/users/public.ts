// What other slices may use of this one.
export { dayBounds } from './day-bounds.ts';
export { countOwnMembers, findByEmail, findUser, holdPasswordHash, passwordHashOf, storePassword } from './queries.ts';
export { presentPublic } from './present.ts';
export { loadCurrentUser } from './service.ts';
export { findStaff, findStaffWithin, mayTakeOn } from './staff.queries.ts';
export { dayInZone, todayOf, zoneOf } from './today.ts';
