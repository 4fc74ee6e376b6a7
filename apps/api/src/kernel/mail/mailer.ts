import { createTransport } from 'nodemailer';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import { inTransaction } from '../db/context.ts';
import { isLinkLive } from '../identity/links.queries.ts';
import { hashToken } from '../identity/tokens.ts';
import { Lapsed, Refused } from '../jobs/endings.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendMailKind } from './job-kind.ts';
import { htmlText, mailMessage, type MailMessage, plainText } from './message.ts';
import { findMail, insertMail, settleMail } from './queries.ts';
import { refusalOf } from './refusal.ts';

export type Mailer = {
  /** Stores the mail in the current transaction and returns its id; it is sent after the commit. */
  send: (message: MailMessage) => Promise<string>;
  /** Sends a stored mail through the mail server. */
  deliver: (mailId: string) => Promise<void>;
  close: () => void;
};

// A mail server that does not respond must not hold a job for nodemailer's default of ten minutes.
const TIMEOUTS = { connectionTimeout: 15 * SECOND, greetingTimeout: 15 * SECOND, socketTimeout: 60 * SECOND };

/** A link that dies while the mail is on its way helps nobody. */
const LINK_LEFT_MS = 5 * MINUTE;

type Stored = NonNullable<Awaited<ReturnType<typeof findMail>>>;

const lapse = async ({ id }: Stored, reason: string) => {
  await settleMail(id, 'lapsed');
  throw new Lapsed(reason);
};

/** Throws if what the mail says is over. */
const requireCurrent = async (mail: Stored) => {
  const { notAfter, linkHash } = mail;
  if (notAfter && Date.parse(notAfter) <= Date.now()) await lapse(mail, 'Not sent: what it says was over.');
  if (linkHash && !(await isLinkLive(linkHash, LINK_LEFT_MS)))
    await lapse(mail, 'Not sent: the link in it was over. A new one can be asked for.');
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
          notAfter: mail.notAfter,
          linkHash: mail.linkToken && hashToken(mail.linkToken),
          unsubscribeUrl: mail.unsubscribe,
          state: transport ? 'queued' : 'kept',
        });
        if (transport) await enqueue(sendMailKind, { mailId });
        return mailId;
      }),
    deliver: async (mailId) => {
      const mail = await findMail(mailId);
      if (!mail || mail.state === 'sent' || mail.state === 'lapsed') return;
      if (!mail.text) throw new Refused('The text of the mail is no longer stored: it has to be requested again.');
      if (!transport) {
        // The mail server was removed from the settings while the mail was queued.
        await settleMail(mailId, 'kept');
        return;
      }
      await requireCurrent(mail);
      await transport
        .sendMail({
          from: config.MAIL_FROM,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.id}@amberway>`,
          ...(mail.unsubscribeUrl && {
            headers: {
              'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
        })
        .catch((error: unknown) => {
          throw refusalOf(error);
        });
      await settleMail(mailId, 'sent');
    },
    close: () => transport?.close(),
  };
};
