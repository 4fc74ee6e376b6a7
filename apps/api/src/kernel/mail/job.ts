import { z } from 'zod';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { defineJob } from '../jobs/job.ts';
import { settleMail } from './queries.ts';

/** The job only names the mail: its text may hold a link that sets a password. */
export const sendMail = defineJob({
  name: 'mail.send',
  schema: z.strictObject({ mailId: z.uuid() }),
  timeoutMs: 2 * MINUTE,
  run: ({ mailId }, { services }) => services.mailer.deliver(mailId),
  gaveUp: ({ mailId }) => settleMail(mailId, 'failed'),
});
