import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { LastingAccess } from '@amberway/contract/kernel/account-access';
import { HOUR, SECURITY_MAILS_PER_HOUR } from '@amberway/contract/kernel/limits';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import { type Visitor, visitorOf } from '../../kernel/http/visitor.ts';
import { hitSharedWindow } from '../../kernel/limits/queries.ts';
import { mailMessage, type MailMessage } from '../../kernel/mail/message.ts';
import type { Services } from '../../kernel/services.ts';
import { findAdministrators } from './queries.ts';
import * as mails from './security-mails.ts';

/** Where a change was made from, and what is needed to send mails about it. */
export type Origin = { services: Services; visitor: Visitor; links: mails.Links };

export const originOf = (services: Services, request: FastifyRequest): Origin => {
  const publicUrl = publicUrlOf(services.config, request);
  return {
    services,
    visitor: visitorOf(services.config, request),
    links: {
      newPassword: new URL(PUBLIC_ROUTES.forgetPassword, publicUrl).toString(),
      privacy: new URL(SCREENS.privacy.path, publicUrl).toString(),
      support: services.config.SUPPORT_URL,
    },
  };
};

/** Limits mails of one kind, so that nobody's mailbox is flooded. */
const mayMail = async (kind: string, userId: string): Promise<boolean> => {
  const key = createHash('sha256').update(`security-mail:${kind}:${userId}`).digest('base64url');
  return (await hitSharedWindow(key, HOUR)).count <= SECURITY_MAILS_PER_HOUR;
};

/** Only what sending needs: commands have no request. */
type Sender = { services: Pick<Services, 'mailer'> };

/** Call it in the transaction of the change. An invalid recipient address does not make the change fail. */
const send = async ({ services }: Sender, kind: string, userId: string, messages: readonly MailMessage[]) => {
  const sendable = messages.filter((message) => mailMessage.safeParse(message).success);
  if (sendable.length === 0 || !(await mayMail(kind, userId))) return;
  for (const message of sendable) await services.mailer.send({ ...message, userId });
};

/** `left`: what opens the account beside the new password. */
export const notifyNewPassword = (origin: Origin, user: mails.Reader, left: readonly LastingAccess[]) =>
  send(origin, 'password', user.id, [mails.passwordMail(user, origin.visitor, origin.links, left)]);

export const notifySignedOut = (origin: Origin, user: mails.Reader, left: readonly LastingAccess[]) =>
  send(origin, 'signedOut', user.id, [mails.signedOutMail(user, origin.visitor, origin.links, left)]);

export const notifyNewDevice = (origin: Origin, user: mails.Reader) =>
  send(origin, 'device', user.id, [mails.newDeviceMail(user, origin.visitor, origin.links)]);

type NewAddress = { email: string; isOther: boolean; endsPassword: boolean; left: readonly LastingAccess[] };

/** Mails both addresses. `user` has the former one. */
export const notifyNewEmail = (origin: Origin, user: mails.Reader, { email, ...about }: NewAddress) => {
  const { visitor, links } = origin;
  return send(origin, 'email', user.id, [
    mails.formerAddressMail(user, visitor, links, about.isOther),
    mails.newAddressMail({ ...user, email }, visitor, links, about),
  ]);
};

export const notifyErasure = (origin: Origin, user: mails.Reader, about: { isOther: boolean; dueAt: string }) =>
  send(origin, 'erasure', user.id, [mails.erasureMail(user, origin.visitor, origin.links, about)]);

export const notifyErasureCancelled = (origin: Origin, user: mails.Reader, isOther: boolean) =>
  send(origin, 'erasure', user.id, [mails.erasureCancelledMail(user, origin.visitor, origin.links, isOther)]);

export type FactorChange = keyof typeof mails.FACTOR_CHANGES;

export const notifyFactors = (origin: Origin, user: mails.Reader, change: FactorChange) =>
  send(origin, 'factors', user.id, [mails.factorMail(user, origin.visitor, origin.links, change)]);

export const notifyRecoveryCode = (origin: Origin, user: mails.Reader, left: number) =>
  send(origin, 'recovery', user.id, [mails.recoveryCodeMail(user, origin.visitor, origin.links, left)]);

export const notifyCopiedPasskey = (origin: Origin, user: mails.Reader) =>
  send(origin, 'copied', user.id, [mails.copiedPasskeyMail(user, origin.visitor, origin.links)]);

/** After a reset. `by`: what the administrators did, or the command line. */
export const notifyReset = (sender: Sender, user: mails.Reader, by: mails.ResetBy) =>
  send(sender, 'reset', user.id, [mails.factorResetMail(user, by)]);

type Person = { id: string; firstName: string; lastName: string; email: string };
const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

const BY_COMMAND = 'Someone with access to the server';

/** Mails all administrators except the new one, who gets the set-password link. A null actor is the command line. */
export const notifyNewAdministrator = async (sender: Sender, appointed: Person, actorId: string | null) => {
  const all = await findAdministrators();
  const actor = all.find(({ id }) => id === actorId);
  const actorName = actor ? nameOf(actor) : actorId ? 'An administrator' : BY_COMMAND;
  const about = { name: nameOf(appointed), email: appointed.email, actorName };
  for (const reader of all)
    if (reader.id !== appointed.id)
      await send(sender, 'administrator', reader.id, [mails.newAdministratorMail(reader, about)]);
};

/** Mails the administrator whose factors are to be reset, and all who could be the second to confirm it. */
export const notifyResetRequest = async (sender: Sender, user: mails.Reader & Person, actorId: string) => {
  const all = await findAdministrators();
  const actor = all.find(({ id }) => id === actorId);
  const about = { name: nameOf(user), actorName: actor ? nameOf(actor) : 'An administrator' };
  for (const reader of all)
    if (reader.id !== actorId) await send(sender, 'resetRequest', reader.id, [mails.resetRequestMail(reader, about)]);
};
