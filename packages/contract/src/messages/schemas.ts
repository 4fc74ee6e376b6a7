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
