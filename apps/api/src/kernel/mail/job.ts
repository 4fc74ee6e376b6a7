import { MINUTE } from '@amberway/contract/kernel/limits';
import { defineJob } from '../jobs/job.ts';
import { sendMailKind } from './job-kind.ts';
import { settleMail } from './queries.ts';

export const sendMail = defineJob({
  ...sendMailKind,
  timeoutMs: 2 * MINUTE,
  run: ({ mailId }, { services }) => services.mailer.deliver(mailId),
  gaveUp: ({ mailId }) => settleMail(mailId, 'failed'),
});
