import { Outage, Refused } from '../jobs/endings.ts';

type Reply = { code?: string; responseCode?: number; command?: string; response?: string };

const PERMANENT = 500;
const CLOSING = 421;
/** Without an enhanced code: no such mailbox, user not local, mailbox full for good, name not allowed, bad address. */
const ABOUT_ADDRESS = [501, 550, 551, 552, 553, 555];
const OF_POLICY = [530, 535, 554];

/** X of 5.X.1 (RFC 3463): 1 and 2 are about the address and its mailbox, 6 about the text, 7 about rules of the server. */
const subjectOf = (response: string | undefined) => /^\d{3}[ -]\d\.(\d{1,3})\.\d{1,3}/.exec(response ?? '')?.[1];

/** A mail about which the server has decided; anything else concerns all mails. */
const isAboutMail = ({ command, responseCode = 0 }: Reply) =>
  (command === 'RCPT TO' || command === 'DATA') && responseCode >= 400 && responseCode !== CLOSING;

const isFinal = ({ command, responseCode = 0, response }: Reply) => {
  if (responseCode < PERMANENT) return false;
  const subject = subjectOf(response);
  // A server that takes no mail from us says so for every address: that can be mended, so the mail is tried again.
  if (subject !== undefined) return subject !== '7';
  return command === 'DATA' ? !OF_POLICY.includes(responseCode) : ABOUT_ADDRESS.includes(responseCode);
};

/** Mail servers repeat the recipient in their replies: only the codes may go to the log and the list of jobs. */
export const refusalOf = (error: unknown): Error => {
  const reply = error as Reply;
  const codes = [reply.code, reply.responseCode].filter(Boolean).join(' ') || 'no code';
  if (!isAboutMail(reply)) return new Outage(`The mail server took no mails (${codes}).`);
  return isFinal(reply)
    ? new Refused(`The mail server refused this mail for good (${codes}).`)
    : new Error(`The mail server did not take the mail yet (${codes}).`);
};
