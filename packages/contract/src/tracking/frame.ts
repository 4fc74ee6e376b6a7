// The stored code runs in a frame of an origin of its own, where it can reach nothing of the product. All that it learns
// is which kind of page is open.

export const TRACKING_FRAME_PATH = '/tracking/frame';

/** What the page sends to the frame: the name of the screen, never an address, an id or a name. */
export type PageMessage = { type: 'amberway:page'; page: string };
export const PAGE_MESSAGE = 'amberway:page';

/** What the frame sends to the page once it listens. */
export const READY_MESSAGE = 'amberway:ready';
