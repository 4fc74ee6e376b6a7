import { createTransport } from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { afterCommit, withDatabase } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { htmlText, mailMessage, type MailMessage, plainText } from './message.ts';
import { insertMail, leaseDueMails, settleMail } from './queries.ts';

const MAX_ATTEMPTS = 8;
const BATCH = 10;
const POLL_MS = 15_000;

export type Mailer = {
  /** Stores the mail with the change it belongs to; it leaves once that change is committed. */
  send: (message: MailMessage) => Promise<void>;
  /** Waits for what is being sent and stops looking for more. */
  close: () => Promise<void>;
};

/** Without a mail server mails are kept for reading; with one they are queued in the database, sent and retried. */
export const openMailer = (config: Config, database: Database, log: FastifyBaseLogger): Mailer => {
  const transport = config.SMTP_URL ? createTransport(config.SMTP_URL) : undefined;
  let working: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const sendDue = async () => {
    for (;;) {
      const due = await leaseDueMails(BATCH);
      if (due.length === 0 || !transport) return;
      for (const mail of due) {
        try {
          await transport.sendMail({ from: config.MAIL_FROM, to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html, messageId: `<${mail.id}@amberway>` });
          await settleMail(mail.id, 'sent');
        } catch (error) {
          const gaveUp = mail.attempts >= MAX_ATTEMPTS;
          log.warn({ mail: mail.id, attempts: mail.attempts, gaveUp, reason: (error as Error).message }, 'mail not sent');
          await settleMail(mail.id, gaveUp ? 'failed' : 'queued', (error as Error).message);
        }
      }
    }
  };

  const wake = () => {
    if (!transport || closed) return;
    if (working) {
      again = true;
      return;
    }
    working = withDatabase(database, sendDue)
      .catch((error: unknown) => log.warn({ err: error }, 'mail queue could not be read'))
      .finally(() => {
        working = undefined;
        if (again && !closed) {
          again = false;
          wake();
        }
      });
  };

  const poll = transport ? setInterval(wake, POLL_MS) : undefined;
  poll?.unref();
  wake();

  return {
    send: async (message) => {
      const mail = mailMessage.parse(message);
      await insertMail({ recipient: mail.to, subject: mail.subject, text: plainText(mail), html: htmlText(mail), state: transport ? 'queued' : 'kept' });
      afterCommit(wake);
    },
    close: async () => {
      closed = true;
      clearInterval(poll);
      await working;
      transport?.close();
    },
  };
};
