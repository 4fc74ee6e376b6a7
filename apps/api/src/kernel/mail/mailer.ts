import { createTransport } from 'nodemailer';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendMailKind } from './job-kind.ts';
import { htmlText, mailMessage, type MailMessage, plainText } from './message.ts';
import { findMail, insertMail, settleMail } from './queries.ts';

export type Mailer = {
  /** Stores the mail in the current transaction; it is sent after the commit. */
  send: (message: MailMessage) => Promise<void>;
  /** Sends a stored mail through the mail server. */
  deliver: (mailId: string) => Promise<void>;
  close: () => void;
};

// A mail server that does not respond must not hold a job for nodemailer's default of ten minutes.
const TIMEOUTS = { connectionTimeout: 15 * SECOND, greetingTimeout: 15 * SECOND, socketTimeout: 60 * SECOND };

/** Mail servers repeat the recipient in rejections: only the code may go to the log and the list of jobs. */
const refusal = (error: unknown): Error => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new Error(
    `The mail server did not take the mail (${[code, responseCode].filter(Boolean).join(' ') || 'no code'}).`,
  );
};

/** Without a mail server, mails are stored for the outbox; with one, a job sends them and is retried. */
export const openMailer = (config: Config): Mailer => {
  const transport = config.SMTP_URL ? createTransport({ url: config.SMTP_URL, ...TIMEOUTS }) : undefined;
  return {
    send: (message) =>
      inTransaction(async () => {
        const mail = mailMessage.parse(message);
        const mailId = await insertMail({
          recipient: mail.to,
          userId: mail.userId,
          recordId: mail.recordId,
          subject: mail.subject,
          text: plainText(mail),
          html: htmlText(mail),
          state: transport ? 'queued' : 'kept',
        });
        if (transport) await enqueue(sendMailKind, { mailId });
      }),
    deliver: async (mailId) => {
      const mail = await findMail(mailId);
      if (!mail || mail.state === 'sent') return;
      if (!mail.text) throw new Error('The text of the mail is no longer stored: it has to be requested again.');
      if (!transport) {
        // The mail server was removed from the settings while the mail was queued.
        await settleMail(mailId, 'kept');
        return;
      }
      await transport
        .sendMail({
          from: config.MAIL_FROM,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.id}@amberway>`,
        })
        .catch((error: unknown) => {
          throw refusal(error);
        });
      await settleMail(mailId, 'sent');
    },
    close: () => transport?.close(),
  };
};
