import { placeName } from '@amberway/contract/auth/places';
import { formatTime } from '@amberway/contract/kernel/clock-text';
import type { MailMessage } from '../../kernel/mail/message.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { zoneOf } from '../../kernel/clock/today.ts';

// Mails to the owner about events of their account. They name no child, since mails are read in many places.

export type Reader = { id: string; email: string; firstName: string; timeZone: string | null };
type Place = Pick<Visitor, 'deviceName' | 'country'>;

/** Links in a mail, and the support contact. */
export type Links = { newPassword: string; privacy: string; support: string | undefined };

const inZone = (instant: Date, reader: Reader, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...parts, timeZone: zoneOf(reader) }).format(instant);
const dayOf = (instant: Date, reader: Reader) => inZone(instant, reader, { dateStyle: 'full' });
const zoneName = (instant: Date, reader: Reader) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zoneOf(reader), timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
const momentOf = (instant: Date, reader: Reader) =>
  `${dayOf(instant, reader)} at ${formatTime(instant.toISOString(), zoneOf(reader))} ${zoneName(instant, reader)}`;

const greeting = ({ firstName }: Reader) => `Hello ${firstName},`;
const facts = (reader: Reader, { deviceName, country }: Place) =>
  [`When: ${momentOf(new Date(), reader)}`, `Device: ${deviceName}`, `Place: ${placeName(country)}`].join('\n');
const contact = ({ support }: Links) =>
  support ? `Questions? We are here to help: ${support}` : 'Questions? Your Amberway team is happy to help.';
const notYou =
  'If this was you, there is nothing to do. If it was not, please set a new password now: that signs out every device.';
const setPassword = ({ newPassword }: Links) => ({ label: 'Set a new password', url: newPassword });

export const passwordMail = (reader: Reader, place: Place, links: Links): MailMessage => ({
  to: reader.email,
  subject: 'Your Amberway password was changed',
  paragraphs: [
    greeting(reader),
    'your password was changed. All other devices were signed out, and a calendar address you may have had no longer works.',
    facts(reader, place),
    notYou,
    contact(links),
  ],
  action: setPassword(links),
});

export const newDeviceMail = (reader: Reader, place: Place, links: Links): MailMessage => ({
  to: reader.email,
  subject: 'A new sign-in to your Amberway account',
  paragraphs: [
    greeting(reader),
    'someone signed in to your account on a device that we have not seen before.',
    facts(reader, place),
    notYou,
    contact(links),
  ],
  action: setPassword(links),
});

const byOther = (isOther: boolean) => (isOther ? ' by an administrator' : '');

/** To the former address. It no longer signs in, so there is no link to set a new password. */
export const formerAddressMail = (reader: Reader, place: Place, links: Links, isOther: boolean): MailMessage => ({
  to: reader.email,
  subject: 'The e-mail address of your Amberway account was changed',
  paragraphs: [
    greeting(reader),
    `the e-mail address of your account was changed${byOther(isOther)}. This address no longer signs in.`,
    isOther ? `When: ${momentOf(new Date(), reader)}` : facts(reader, place),
    'If you did not expect this, please tell your Amberway team at once.',
    contact(links),
  ],
});

export const newAddressMail = (reader: Reader, place: Place, links: Links, isOther: boolean): MailMessage => ({
  to: reader.email,
  subject: 'This is now the e-mail address of your Amberway account',
  paragraphs: [
    greeting(reader),
    `the e-mail address of your account was changed to this one${byOther(isOther)}. Please use it to sign in from now on.`,
    isOther ? `When: ${momentOf(new Date(), reader)}` : facts(reader, place),
    'If you did not expect this, please tell your Amberway team at once.',
    contact(links),
  ],
});

type Erasure = { isOther: boolean; dueAt: string };

export const erasureMail = (reader: Reader, place: Place, links: Links, { isOther, dueAt }: Erasure): MailMessage => ({
  to: reader.email,
  subject: 'Your Amberway record will be erased',
  paragraphs: [
    greeting(reader),
    `your family’s record will be erased on ${dayOf(new Date(dueAt), reader)}. This was requested ${isOther ? 'by an administrator' : 'in your account'}. Until then you can take it back.`,
    isOther ? `When: ${momentOf(new Date(), reader)}` : facts(reader, place),
    'If you did not expect this, open Privacy to take it back, and tell your Amberway team.',
    contact(links),
  ],
  action: { label: 'Open Privacy', url: links.privacy },
});

export const erasureCancelledMail = (reader: Reader, place: Place, links: Links, isOther: boolean): MailMessage => ({
  to: reader.email,
  subject: 'Your Amberway record stays',
  paragraphs: [
    greeting(reader),
    `the request to erase your family’s record was taken back${byOther(isOther)}. Your record stays as it is.`,
    isOther ? `When: ${momentOf(new Date(), reader)}` : facts(reader, place),
    contact(links),
  ],
  action: { label: 'Open Privacy', url: links.privacy },
});

type Appointed = { name: string; email: string; actorName: string };

export const newAdministratorMail = (reader: Reader, { name, email, actorName }: Appointed): MailMessage => ({
  to: reader.email,
  subject: 'Amberway has a new administrator',
  paragraphs: [
    greeting(reader),
    `${name} (${email}) can now administer Amberway. ${actorName} set this up.`,
    `When: ${momentOf(new Date(), reader)}`,
    'If you did not expect this, deactivate the account under Administrators and ask the person who set it up.',
  ],
});
