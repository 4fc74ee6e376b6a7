// What other slices may use of this one.
export { deadLinks } from './referrals/service.ts';
export { presentIds } from './queries.ts';
