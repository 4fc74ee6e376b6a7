import { easyPassword } from '@amberway/contract/auth/password-texts';
import type { LinkOwner } from '@amberway/contract/auth/schemas';
import { RESET_MAILS, RESET_TOKEN_MS, SET_PASSWORD_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { ApiFailure, linkInvalid } from '../../kernel/http/failure.ts';
import { countFailure } from '../../kernel/identity/failures.queries.ts';
import { commonPasswords } from '../../kernel/identity/common-passwords.ts';
import { isEasyPassword, type PasswordOwner } from '../../kernel/identity/easy-passwords.ts';
import { createLink, findLink, takeLink, voidLinks } from '../../kernel/identity/links.queries.ts';
import { hashPassword } from '../../kernel/identity/passwords.ts';
import { confirmSignIn } from '../../kernel/identity/sign-ins.queries.ts';
import { hashToken, looksLikeToken } from '../../kernel/identity/tokens.ts';
import type { Services } from '../../kernel/services.ts';
import { findUser } from '../../kernel/identity/users.queries.ts';
import { anyRecipient, findByEmail, passwordHashOf, storePassword } from './queries.ts';
import { recogniseDevice } from './devices.ts';
import { endSignIns } from './end-sign-ins.ts';
import { resetMail, setPasswordMail } from './mails.ts';
import { notifyNewPassword, type Origin } from './notify.ts';
import { resetFailures } from './sign-in.ts';

const linkAddress = (publicUrl: string, token: string) => new URL(`/reset_password/${token}`, publicUrl).toString();

type Recipient = { id: string; email: string; firstName: string };

export const mailResetLinkTo = (user: Recipient, services: Services, publicUrl: string) =>
  inTransaction(async () => {
    const token = await createLink(user.id, 'reset', RESET_TOKEN_MS);
    await services.mailer.send(resetMail(user, linkAddress(publicUrl, token)));
  });

class NothingToSend extends Error {}

const mayReset = (user: Awaited<ReturnType<typeof findByEmail>>) =>
  user && user.type !== 'Member' && SIGN_IN_STATUSES.includes(user.userStatus) ? user : undefined;

/**
 * Mails a reset link when the address has an account. A newer link voids the one before, so that nobody may ask for
 * many in somebody else's name. Without an account the same statements run for any person and are rolled back: on the
 * embedded engine everybody waits for them, and would wait shorter.
 */
export const mailResetLink = async (email: string, services: Services, publicUrl: string): Promise<void> => {
  const user = mayReset(await findByEmail(email));
  const decoy = await anyRecipient();
  const { count } = await countFailure(`reset:${hashToken(user?.id ?? email)}`);
  const recipient = user ?? decoy;
  if (!recipient) return;
  await inTransaction(async () => {
    await mailResetLinkTo(recipient, services, publicUrl);
    if (!user || count > RESET_MAILS) throw new NothingToSend();
  }).catch((error: unknown) => {
    if (!(error instanceof NothingToSend)) throw error;
  });
};

/** Mails the link with which a new user chooses the first password. */
export const mailSetPasswordLink = (user: Recipient, services: Services, publicUrl: string) =>
  inTransaction(async () => {
    const token = await createLink(user.id, 'set-password', SET_PASSWORD_TOKEN_MS);
    await services.mailer.send(setPasswordMail(user, linkAddress(publicUrl, token)));
  });

const refuseEasy = async (password: string, owner: PasswordOwner, field: string) => {
  if (await isEasyPassword(password, owner))
    throw new ApiFailure('invalid', { message: easyPassword, errors: { [field]: easyPassword }, repeatInData: true });
};

const mayUseLink = (user: Awaited<ReturnType<typeof findUser>>) =>
  user && SIGN_IN_STATUSES.includes(user.userStatus) ? user : undefined;

/** Whose password the link would set. Only its holder gets a reply, and could set the password anyway. */
export const ownerOfLink = async (token: string | undefined): Promise<LinkOwner> => {
  const link = token && looksLikeToken(token) ? await findLink(token) : undefined;
  const user = link && mayUseLink(await findUser(link.userId));
  if (!user) throw linkInvalid();
  const { email, type } = user;
  return { email, type, isFirst: !(await passwordHashOf(user.id)) };
};

/**
 * Sets the password behind a mailed link. Ends every session of the user and voids their other links. Returns a token by
 * which the device is known: the link proved whose it is.
 */
export const resetWithLink = async (token: string, password: string, origin: Origin, requestId: string) => {
  // Hashing is slow: not inside the transaction, which others may wait for.
  const passwordHash = await hashPassword(password);
  await commonPasswords();
  return inTransaction(async () => {
    const link = await takeLink(token);
    const user = link && mayUseLink(await findUser(link.userId));
    if (!user) throw linkInvalid();
    // Refused inside the transaction, which gives the link back.
    await refuseEasy(password, user, 'password');
    const isFirst = !(await passwordHashOf(user.id));
    await storePassword(user.id, passwordHash, true);
    await voidLinks(user.id);
    await endSignIns(user.id);
    await resetFailures(user.email, origin.visitor.network);
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

/** Before the password is hashed and stored: 422 at the field of the form. */
export const refuseEasyNewPassword = async (userId: string, password: string) => {
  const user = await findUser(userId);
  if (user) await refuseEasy(password, user, 'newPassword');
};

export const changeOwnPassword = async (userId: string, rootId: string, password: string) => {
  const passwordHash = await hashPassword(password);
  await storePassword(userId, passwordHash);
  await voidLinks(userId);
  await endSignIns(userId, rootId);
  await confirmSignIn(rootId);
};
