import { RESET_MAILS, RESET_TOKEN_MS, SET_PASSWORD_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { linkInvalid } from '../../kernel/http/failure.ts';
import { countFailure } from '../../kernel/identity/failures/queries.ts';
import { createLink, takeLink, voidLinks } from '../../kernel/identity/links/queries.ts';
import { hashPassword } from '../../kernel/identity/passwords.ts';
import { confirmSignIn } from '../../kernel/identity/sessions/queries.ts';
import { hashToken } from '../../kernel/identity/tokens.ts';
import type { Services } from '../../kernel/services.ts';
import { findByEmail, findUser, passwordHashOf, storePassword } from '../users/public.ts';
import { recogniseDevice } from './devices.ts';
import { endSignIns } from './end-sign-ins.ts';
import { resetMail, setPasswordMail } from './mails.ts';
import { notifyNewPassword, type Origin } from './notify.ts';
import { forgiveFailures } from './sign-in.ts';

const linkAddress = (publicUrl: string, token: string) => new URL(`/reset_password/${token}`, publicUrl).toString();

type Recipient = { id: string; email: string; firstName: string };

export const mailResetLinkTo = (user: Recipient, services: Services, publicUrl: string) =>
  inTransaction(async () => {
    const token = await createLink(user.id, 'reset', RESET_TOKEN_MS);
    await services.mailer.send(resetMail(user, linkAddress(publicUrl, token)));
  });

/**
 * Mails a reset link when the address has an account. Run after the answer: it must not tell by its time. A newer link
 * voids the one before, so that nobody may ask for many in somebody else's name.
 */
export const mailResetLink = (email: string, services: Services, publicUrl: string) =>
  inTransaction(async () => {
    const user = await findByEmail(email);
    if (!user || user.type === 'Member' || !SIGN_IN_STATUSES.includes(user.userStatus)) return;
    if ((await countFailure(`reset:${hashToken(user.id)}`)).count > RESET_MAILS) return;
    await mailResetLinkTo(user, services, publicUrl);
  });

/** Mails the link with which a new user chooses the first password. */
export const mailSetPasswordLink = (user: Recipient, services: Services, publicUrl: string) =>
  inTransaction(async () => {
    const token = await createLink(user.id, 'set-password', SET_PASSWORD_TOKEN_MS);
    await services.mailer.send(setPasswordMail(user, linkAddress(publicUrl, token)));
  });

/**
 * Sets the password behind a mailed link. Ends every session of the user and voids their other links. Returns a token by
 * which the device is known: the link proved whose it is.
 */
export const resetWithLink = async (token: string, password: string, origin: Origin, requestId: string) => {
  // Hashing is slow: not inside the transaction, which others may wait for.
  const passwordHash = await hashPassword(password);
  return inTransaction(async () => {
    const link = await takeLink(token);
    const user = link && (await findUser(link.userId));
    if (!user || !SIGN_IN_STATUSES.includes(user.userStatus)) throw linkInvalid();
    const isFirst = !(await passwordHashOf(user.id));
    await storePassword(user.id, passwordHash, true);
    await voidLinks(user.id);
    await endSignIns(user.id);
    await forgiveFailures(user.email, origin.visitor.network);
    if (!isFirst) await notifyNewPassword(origin, user);
    const device = await recogniseDevice(user.id, origin.visitor);
    await recordAudit({
      principal: null,
      action: 'resetPassword',
      record: 'user',
      recordId: user.id,
      subjectId: user.id,
      requestId,
    });
    return device.token;
  });
};

export const changeOwnPassword = async (userId: string, rootId: string, password: string) => {
  const passwordHash = await hashPassword(password);
  await storePassword(userId, passwordHash);
  await voidLinks(userId);
  await endSignIns(userId, rootId);
  await confirmSignIn(rootId);
};
