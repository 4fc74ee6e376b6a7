import { goodbyeTexts } from '@amberway/contract/auth/goodbye-texts';
import type { MailMessage } from '../../../kernel/mail/message.ts';
import type { Closing } from './closing.ts';

type Link = { url: string; token: string };
type Reader = { email: string; firstName: string };
type About = Pick<Closing, 'closedOn' | 'lastDay' | 'until'> & { support: string | undefined };

const contact = ({ support }: About) => (support ? goodbyeTexts.askAt(support) : goodbyeTexts.askTeam);

/** Once, when the account was closed. */
export const closedMail = (reader: Reader, about: About, signInUrl: string | undefined): MailMessage => ({
  to: reader.email,
  subject: goodbyeTexts.mailSubject,
  paragraphs: [
    `Hello ${reader.firstName},`,
    goodbyeTexts.mailClosed(about.closedOn),
    about.until && about.lastDay ? goodbyeTexts.mailTake(about.lastDay) : goodbyeTexts.notHere,
    contact(about),
    goodbyeTexts.thanks,
  ],
  ...(about.until && signInUrl && { action: { label: goodbyeTexts.mailAction, url: signInUrl } }),
});

/** To somebody who asked for a link to set a new password. Without time left it has none. */
export const closedResetMail = (reader: Reader, about: About, { url, token }: Link): MailMessage => ({
  linkToken: token,
  to: reader.email,
  subject: goodbyeTexts.resetSubject,
  paragraphs: [
    `Hello ${reader.firstName},`,
    goodbyeTexts.resetAsked(about.closedOn),
    ...(about.until && about.lastDay
      ? [goodbyeTexts.resetTake(about.lastDay)]
      : [about.lastDay ? goodbyeTexts.over(about.lastDay) : goodbyeTexts.notHere]),
    contact(about),
    goodbyeTexts.resetNotYou,
  ],
  ...(about.until && { action: { label: 'Set a new password', url } }),
});
