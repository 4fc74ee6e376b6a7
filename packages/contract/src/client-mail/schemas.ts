import { z } from 'zod';
import { id, recordFields } from '../kernel/fields.ts';
import { LOGGED_STATES } from './states.ts';

/** The specification's names. `gmailToken` says whether there is one; the token itself never leaves the server. */
export const gmailState = z.object({
  gmailConnected: z.boolean(),
  gmailToken: z.boolean(),
  /** Whether whoever runs the server has set up Google at all. */
  available: z.boolean(),
  /** The address mails are sent from. */
  account: z.string().nullable(),
});
export type GmailState = z.infer<typeof gmailState>;

const person = z.object({ _id: id, firstName: z.string(), lastName: z.string(), email: z.string() });

/** An attachment is a resource: its id is what is flagged. */
export const mailAttachment = z.object({
  _id: id,
  fileName: z.string(),
  file: z.string(),
  type: z.string(),
  size: z.number(),
  flagged: z.boolean(),
  /** Whoever sent it reads it as long as they work with the family. */
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
  /** Its HTML, which is shown in a frame of its own. */
  content: z.string(),
  resources: z.array(mailAttachment),
});
export type LoggedMail = z.infer<typeof loggedMail>;

/** A customer that the sender may write to, with their children. */
export const mailRecipient = person.extend({
  members: z.array(z.object({ _id: id, firstName: z.string(), lastName: z.string() })),
});
export type MailRecipient = z.infer<typeof mailRecipient>;
