import { z } from 'zod';

// What the server tells open pages by itself. An event names what changed and holds ids and counts only; whoever needs
// more asks for it. It travels between processes in one database notification, which is small.

export const liveEvent = z.discriminatedUnion('type', [
  /** The number beside the bell. Also the first thing a new stream says. */
  z.strictObject({ type: z.literal('unread'), unreadCount: z.int().min(0) }),
  /** A comment was written on this record: whoever looks at it asks for the comments again. */
  z.strictObject({ type: z.literal('comment'), contentId: z.uuid() }),
  /** A message came in, was answered or was read: whoever shows messages asks for them again. */
  z.strictObject({ type: z.literal('message'), messageId: z.uuid() }),
  /** A post was written, answered or removed: whoever shows posts asks for them again. */
  z.strictObject({ type: z.literal('post'), postId: z.uuid() }),
  /** Something changed that no other event could say: ask again for what is on the screen. */
  z.strictObject({ type: z.literal('refresh') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveEventType = LiveEvent['type'];
export type LiveEventOf<T extends LiveEventType> = Extract<LiveEvent, { type: T }>;
