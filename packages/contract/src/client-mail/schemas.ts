import { z } from 'zod';
import { id, recordFields } from '../kernel/fields.ts';
import { LOGGED_STATES } from './states.ts';

/** Field names from the specification. `gmailToken` is a flag; the token itself never leaves the server. */
export const gmailState = z.object({
  gmailConnected: z.boolean(),
  gmailToken: z.boolean(),
  /** Whether the server has Google credentials configured. */
  available: z.boolean(),
  /** The e-mail address that mails are sent from. */
  account: z.string().nullable(),
});
export type GmailState = z.infer<typeof gmailState>;

const person = z.object({ _id: id, firstName: z.string(), lastName: z.string(), email: z.string() });

/** An attachment is a resource; its id is used for flagging. */
export const mailAttachment = z.object({
  _id: id,
  fileName: z.string(),
  file: z.string(),
  type: z.string(),
  size: z.number(),
  flagged: z.boolean(),
  /** Staff who sent it may open it only while they work with the family. */
  mayOpen: z.boolean(),
});
export type MailAttachment = z.infer<typeof mailAttachment>;

export const loggedMail = z.object({
  ...recordFields,
  subject: z.string(),
  owner: person,
  receiver: person,
  member: z.object({ _id: id, firstName: z.string(), lastName: z.string() }).nullable(),
  state: z.enum(LOGGED_STATES),
  /** HTML, rendered in a frame. */
  content: z.string(),
  resources: z.array(mailAttachment),
});
export type LoggedMail = z.infer<typeof loggedMail>;

/** A customer that the sender may write to, with their children. */
export const mailRecipient = person.extend({
  members: z.array(z.object({ _id: id, firstName: z.string(), lastName: z.string() })),
});
export type MailRecipient = z.infer<typeof mailRecipient>;
