import { createTransport } from 'nodemailer';
import { SECOND } from '@amberway/contract/kernel/limits';
import type { Config } from '../kernel/config/config.ts';
import { fine, type Finding, problem, reasonOf, warning } from './finding.ts';

const TIMEOUTS = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND };

const ADVICE: Record<string, string> = {
  EAUTH: 'Check the user and the password in SMTP_URL.',
  ECONNECTION: 'Check host and port of SMTP_URL, and whether a firewall is in between.',
  EDNS: 'Check the host of SMTP_URL.',
  ESOCKET: 'Check host and port of SMTP_URL; smtps:// is for port 465, smtp:// for 587.',
  ETIMEDOUT: 'Check the port of SMTP_URL, and whether a firewall is in between.',
  ETLS: 'The mail server offers no TLS that this machine accepts.',
};

/** Signs in at the mail server; with an address it also sends a mail there. */
export const checkMail = async (
  { SMTP_URL, MAIL_FROM, production }: Config,
  recipient: string | undefined,
): Promise<Finding[]> => {
  if (!SMTP_URL) {
    const text = 'Mail: SMTP_URL is not set, so mails stay in the outbox and reach nobody.';
    if (recipient) return [problem(text)];
    return [production ? warning(text) : fine(text)];
  }
  const transport = createTransport({ url: SMTP_URL, ...TIMEOUTS });
  try {
    await transport.verify();
    const found = [fine('Mail: the mail server accepts connections and the sign-in.')];
    if (!recipient) return found;
    await transport.sendMail({
      from: MAIL_FROM,
      to: recipient,
      subject: 'Amberway can send mails',
      text: 'This mail was sent by the command `doctor` of your Amberway server.',
    });
    return [...found, fine(`Mail: a mail from ${MAIL_FROM} to ${recipient} was accepted. Look whether it arrives.`)];
  } catch (error) {
    const advice = ADVICE[(error as NodeJS.ErrnoException).code ?? ''] ?? 'Check SMTP_URL and MAIL_FROM.';
    return [problem(`Mail: ${reasonOf(error)}. ${advice}`)];
  } finally {
    transport.close();
  }
};
