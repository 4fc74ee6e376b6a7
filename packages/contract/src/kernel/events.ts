import { z } from 'zod';

// Events that the server pushes to open pages. An event names what changed and holds only ids and counts; clients
// refetch the data. Events pass between processes as a PostgreSQL NOTIFY, whose payload is limited.

export const liveEvent = z.discriminatedUnion('type', [
  /** The number on the bell. Also the first event of a new stream. */
  z.strictObject({ type: z.literal('unread'), unreadCount: z.int().min(0) }),
  /** A comment was added to this record: pages showing it refetch the comments. */
  z.strictObject({ type: z.literal('comment'), contentId: z.uuid() }),
  /** A message was received, answered or read: pages showing messages refetch them. */
  z.strictObject({ type: z.literal('message'), messageId: z.uuid() }),
  /** A family asked for a session, or the request was answered or withdrawn: pages showing requests refetch them. */
  z.strictObject({ type: z.literal('sessionRequest'), requestId: z.uuid() }),
  /** A post was created, answered or removed: pages showing posts refetch them. */
  z.strictObject({ type: z.literal('post'), postId: z.uuid() }),
  /** Practice of this child was recorded, corrected, withdrawn or planned: pages showing it refetch it. */
  z.strictObject({ type: z.literal('practice'), member: z.uuid() }),
  /** A goal scale of this child was written, agreed, rated or closed: pages showing it refetch it. */
  z.strictObject({ type: z.literal('gas'), member: z.uuid() }),
  /** A change that no other event describes: refetch what is on the screen. */
  z.strictObject({ type: z.literal('refresh') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveEventType = LiveEvent['type'];
export type LiveEventOf<T extends LiveEventType> = Extract<LiveEvent, { type: T }>;
