import type { LastingAccess } from '@amberway/contract/kernel/account-access';
import { placeName } from '@amberway/contract/auth/places';
import { formatTime } from '@amberway/contract/kernel/clock-text';
import type { MailMessage } from '../../kernel/mail/message.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { zoneOf } from '../../kernel/clock/today.ts';
import { sentenceOf } from './access/sentence.ts';

// Mails to the owner about events of their account. They name no child, since mails are read in many places.

export type Reader = { id: string; email: string; firstName: string; timeZone: string | null };
type Place = Pick<Visitor, 'deviceName' | 'country'>;

/** Links in a mail, and the support contact. */
export type Links = { newPassword: string; privacy: string; support: string | undefined };

const inZone = (instant: Date, reader: Reader, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...parts, timeZone: zoneOf(reader) }).format(instant);
const dayOf = (instant: Date, reader: Reader) => inZone(instant, reader, { dateStyle: 'full' });
const whatIsLeft = (left: readonly LastingAccess[], reader: Reader) =>
  sentenceOf(left, (instant) => inZone(new Date(instant), reader, { dateStyle: 'long' }));
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

const ALL_OUT = 'All other devices were signed out, and a calendar address you may have had no longer works.';

export const passwordMail = (
  reader: Reader,
  place: Place,
  links: Links,
  left: readonly LastingAccess[],
): MailMessage => ({
  to: reader.email,
  subject: 'Your Amberway password was changed',
  paragraphs: [
    greeting(reader),
    `your password was changed. ${ALL_OUT}`,
    whatIsLeft(left, reader),
    facts(reader, place),
    notYou,
    contact(links),
  ],
  action: setPassword(links),
});

export const signedOutMail = (
  reader: Reader,
  place: Place,
  links: Links,
  left: readonly LastingAccess[],
): MailMessage => ({
  to: reader.email,
  subject: 'Your Amberway account was signed out everywhere else',
  paragraphs: [
    greeting(reader),
    `your account was signed out everywhere else. ${ALL_OUT}`,
    whatIsLeft(left, reader),
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

type NewAddress = { isOther: boolean; endsPassword: boolean; left: readonly LastingAccess[] };

export const newAddressMail = (
  reader: Reader,
  place: Place,
  links: Links,
  { isOther, endsPassword, left }: NewAddress,
): MailMessage => ({
  to: reader.email,
  subject: 'This is now the e-mail address of your Amberway account',
  paragraphs: [
    greeting(reader),
    `the e-mail address of your account was changed to this one${byOther(isOther)}. Please use it to sign in from now on.`,
    `Every device was signed out. ${endsPassword ? 'The password has ended, too: a mail with a link to choose a new one follows.' : whatIsLeft(left, reader)}`,
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

export const FACTOR_CHANGES = {
  passkeyAdded: 'a passkey was added to your account.',
  passkeyRemoved: 'a passkey was removed from your account.',
  codesAdded: 'codes from an app were switched on for your account.',
  codesRemoved: 'codes from an app were switched off for your account.',
  recoveryCodesMade: 'new recovery codes were made for your account. Earlier ones no longer work.',
} as const;

export const factorMail = (
  reader: Reader,
  place: Place,
  links: Links,
  change: keyof typeof FACTOR_CHANGES,
): MailMessage => ({
  to: reader.email,
  subject: 'How you sign in to Amberway was changed',
  paragraphs: [greeting(reader), FACTOR_CHANGES[change], facts(reader, place), notYou, contact(links)],
  action: setPassword(links),
});

export const recoveryCodeMail = (reader: Reader, place: Place, links: Links, left: number): MailMessage => ({
  to: reader.email,
  subject: 'A recovery code of your Amberway account was used',
  paragraphs: [
    greeting(reader),
    `someone signed in to your account with one of your recovery codes. ${left === 1 ? 'One is' : `${left} are`} left; under Account you can make new ones.`,
    facts(reader, place),
    notYou,
    contact(links),
  ],
  action: setPassword(links),
});

export const copiedPasskeyMail = (reader: Reader, place: Place, links: Links): MailMessage => ({
  to: reader.email,
  subject: 'A passkey of your Amberway account was refused',
  paragraphs: [
    greeting(reader),
    'a sign-in with one of your passkeys was refused, because the passkey may have been copied. Please remove it under Account and add a new one.',
    facts(reader, place),
    contact(links),
  ],
});

const RESETS = {
  started:
    'an administrator removed your passkeys and codes and signed you out everywhere. Please sign in with your password and set up new ones. They count in 24 hours, or as soon as a second administrator confirms.',
  done: 'administrators removed your passkeys and codes and signed you out everywhere. Please sign in with your password; there you can set up new ones.',
  confirmed: 'a second administrator confirmed that you lost your passkeys and codes. New ones count from now on.',
  command:
    'someone with access to the server removed your passkeys and codes and signed you out everywhere. Please sign in with your password and set up new ones.',
} as const;
export type ResetBy = keyof typeof RESETS;

export const factorResetMail = (reader: Reader, by: ResetBy): MailMessage => ({
  to: reader.email,
  subject: 'Your passkeys and codes for Amberway were reset',
  paragraphs: [
    greeting(reader),
    RESETS[by],
    `When: ${momentOf(new Date(), reader)}`,
    'If you did not ask for this, please call another administrator at once: somebody may be trying to use your account.',
  ],
});

export const resetRequestMail = (reader: Reader, { name, actorName }: Omit<Appointed, 'email'>): MailMessage => ({
  to: reader.email,
  subject: 'Passkeys and codes of an Amberway administrator are to be reset',
  paragraphs: [
    greeting(reader),
    `${actorName} asked to remove the passkeys and codes of the administrator ${name}. Another administrator has to confirm this under Administrators within 24 hours.`,
    `When: ${momentOf(new Date(), reader)}`,
    'Please confirm it only after you have spoken to them.',
  ],
});
