import { z } from 'zod';
import { id, instant, recordFields } from '../kernel/fields.ts';
import { taskPerson } from '../tasks/schemas.ts';

/** Name and avatar, without the e-mail address. */
export const messagePerson = taskPerson;
export type MessagePerson = z.infer<typeof messagePerson>;

export const message = z.object({
  ...recordFields,
  from: messagePerson,
  to: id,
  toObject: messagePerson,
  message: z.string(),
  sentAt: instant,
  /** If true, only the sender still sees the message. */
  deletedByReceiver: z.boolean(),
  acknowledgedAt: instant.nullable(),
});
export type Message = z.infer<typeof message>;

/** Between a family and its staff. `client` is the customer, whether sender or receiver. */
export const clientMessage = message.extend({
  client: id,
  /** The message that this one replies to. */
  replyTo: id.nullable(),
});
export type ClientMessage = z.infer<typeof clientMessage>;

/**
 * What the other person is to the family. clinician: of at least one child. team: others who work with the family.
 * office: an administrator who wrote to it. past: no longer works with it, so the thread can only be read.
 */
const THREAD_PARTS = ['clinician', 'manager', 'team', 'office', 'past'] as const;

/** A family's conversation with one member of staff, also before its first message. */
export const messageThread = z.object({
  person: messagePerson,
  part: z.enum(THREAD_PARTS),
  /** The children whose primary clinician the person is. */
  children: z.array(id),
  mayWrite: z.boolean(),
  /** Received messages that the family has not read. */
  unread: z.number(),
  latest: z.object({ message: z.string(), sentAt: instant, mine: z.boolean() }).nullable(),
});
export type MessageThread = z.infer<typeof messageThread>;
