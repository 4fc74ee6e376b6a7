import { z } from 'zod';
import { id, instant, recordFields } from '../kernel/fields.ts';
import { taskPerson } from '../tasks/schemas.ts';

/** A face and a name, without the address. */
export const messagePerson = taskPerson;
export type MessagePerson = z.infer<typeof messagePerson>;

export const message = z.object({
  ...recordFields,
  from: messagePerson,
  to: id,
  toObject: messagePerson,
  message: z.string(),
  sentAt: instant,
  /** Only its sender still sees such a message. */
  deletedByReceiver: z.boolean(),
  acknowledgedAt: instant.nullable(),
});
export type Message = z.infer<typeof message>;

/** Between a family and its staff. `client` is the customer, whoever of the two wrote it. */
export const clientMessage = message.extend({
  client: id,
  /** The message that this one answers. */
  replyTo: id.nullable(),
});
export type ClientMessage = z.infer<typeof clientMessage>;
