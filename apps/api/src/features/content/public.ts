// What other slices may use of this one.
export { deadLinks } from './referrals/service.ts';
export { presentIds, shownRecord } from './queries.ts';
export { memberVideos, videos } from './videos/tables.ts';
