import { CONTENT_STATUSES } from '../shell/texts.ts';

/** For blogs, broadcast messages, videos, shorts and responses to posts. */
export const PUBLISHING = CONTENT_STATUSES;
/** For avatar assets and their events. */
export const ASSET_STATUSES = ['Draft', 'Published', 'Hidden'] as const;
export const EMOJI_STATUSES = ['Draft', 'Published'] as const;
export const WORKSHOP_STATUSES = ['Pending', 'Accepted', 'Rejected'] as const;
