import { z } from 'zod';
import { id, recordFields, text } from '../kernel/fields.ts';
import { reference } from '../kernel/reference.ts';
import { taskPerson } from '../tasks/schemas.ts';
import { CLIENT_NOTIFICATION_TYPES, NOTIFICATION_KINDS, NOTIFICATION_TYPES } from './types.ts';
import { notificationTexts } from './texts.ts';

const idOnly = z.object({ _id: id });

export const notification = z.object({
  ...recordFields,
  /** The child it is about. */
  member: z.object({ _id: id, firstName: z.string(), lastName: z.string() }).nullable(),
  /** The family it is about, if it is not about a child. */
  customer: z.object({ _id: id, firstName: z.string(), lastName: z.string() }).nullable(),
  /** The coach involved: the one who made the change, or the recipient. */
  businessUser: taskPerson.nullable(),
  /** The recipient. */
  user: id,
  message: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  read: z.boolean(),
  /** A note or message: it stays unread until it is opened itself. Other lines are read when the list was shown. */
  untilOpened: z.boolean(),
  outcome: reference.nullable(),
  skill: reference.nullable(),
  task: reference.nullable(),
  note: idOnly.nullable(),
  resource: idOnly.nullable(),
});
export type Notification = z.infer<typeof notification>;

const about = z.uuid(notificationTexts.sayWhat);

/** The server decides on recipients and text; what a client sends of them is validated and otherwise ignored. */
export const createNotificationBody = z
  .strictObject({
    type: z.enum(CLIENT_NOTIFICATION_TYPES, notificationTexts.sayWhat),
    member: z.uuid(notificationTexts.sayChild),
    user: id.optional(),
    businessUser: id.nullable().optional(),
    message: text(1_000).optional(),
    outcome: about.optional(),
    skill: about.optional(),
    task: about.optional(),
    note: about.optional(),
    resource: about.optional(),
  })
  .superRefine((body, context) => {
    const field = NOTIFICATION_KINDS[body.type].record;
    if (!body[field]) context.addIssue({ code: 'custom', path: [field], message: notificationTexts.sayWhat });
  });
export type CreateNotificationBody = z.infer<typeof createNotificationBody>;

export const notificationSettings = z.object({
  /** Whether to send one mail a day when there is something new. */
  digest: z.boolean(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;
