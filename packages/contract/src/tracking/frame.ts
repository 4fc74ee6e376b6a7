// The stored code runs in a frame with its own origin, where it cannot access the product. It only learns which kind
// of page is open.

export const TRACKING_FRAME_PATH = '/tracking/frame';

/** Message from the page to the frame: the name of the screen, never a URL, an id or a person's name. */
export type PageMessage = { type: 'amberway:page'; page: string };
export const PAGE_MESSAGE = 'amberway:page';

/** Message from the frame to the page once it listens. */
export const READY_MESSAGE = 'amberway:ready';
