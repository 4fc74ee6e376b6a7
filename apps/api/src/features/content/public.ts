// What other slices may use of this one.
export { WORKSHOP_WORTH_SEEING } from './referrals/queries.ts';
export { deadLinks, recordsNamed } from './referrals/service.ts';
export type { UseSource } from './uses.queries.ts';
export { shownRecord } from './queries.ts';
export { memberVideos, videos } from './videos/tables.ts';
export { emojis } from './avatars/tables.ts';
export { broadcastMessages } from './blogs/tables.ts';
export { featureSlides } from './home/tables.ts';
