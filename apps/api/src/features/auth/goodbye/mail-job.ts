import { z } from 'zod';
import { DAY, MINUTE } from '@amberway/contract/kernel/limits';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { inTransaction } from '../../../kernel/db/context.ts';
import { hasSignedInBefore } from '../../../kernel/identity/devices.queries.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { mailMessage } from '../../../kernel/mail/message.ts';
import type { Services } from '../../../kernel/services.ts';
import { closingOf, isClosedFamily } from './closing.ts';
import { closedMail } from './mails.ts';
import { lockClosed, recordGoodbyeMail } from './queries.ts';

/** The list offers Undo for some seconds: who was never closed for good gets no mail. */
const WAIT_MS = MINUTE;

type Payload = { customerId: string; publicUrl: string };

/** Mailed lately: somebody was let in and closed again, and knows the way. */
const isRecent = (at: string | null, days: number) => at !== null && Date.parse(at) > Date.now() - days * DAY;

const mailGoodbye = ({ customerId, publicUrl }: Payload, { mailer, config }: Services) =>
  inTransaction(async () => {
    const family = await lockClosed(customerId);
    if (!family || !isClosedFamily(family) || isRecent(family.goodbyeMailedAt, config.GOODBYE_DAYS)) return;
    // Who never came knows of no account.
    if (!(await hasSignedInBefore(customerId))) return;
    const about = { ...closingOf(family, config), support: config.SUPPORT_URL };
    const mail = closedMail(family, about, new URL(PUBLIC_ROUTES.login, publicUrl).toString());
    if (!mailMessage.safeParse(mail).success) return;
    await mailer.send({ ...mail, userId: customerId });
    await recordGoodbyeMail(customerId);
  });

export const goodbyeMailJob = defineJob({
  name: 'auth.goodbye-mail',
  schema: z.strictObject({ customerId: z.uuid(), publicUrl: z.string() }),
  run: (payload, { services }) => mailGoodbye(payload, services),
});

/** Call it in the transaction that closes the account. */
export const queueGoodbyeMail = (customerId: string, publicUrl: string): Promise<unknown> =>
  enqueue(goodbyeMailJob, { customerId, publicUrl }, { key: customerId, delayMs: WAIT_MS });
