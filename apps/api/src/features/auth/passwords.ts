import { easyPassword } from '@amberway/contract/auth/password-texts';
import type { LinkOwner } from '@amberway/contract/auth/schemas';
import { RESET_MAILS, RESET_TOKEN_MS, SET_PASSWORD_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { SIGN_IN_STATUSES, type UserType } from '@amberway/contract/kernel/roles';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
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
import { mustUseDirectory } from '../../kernel/oidc/staff.ts';
import { findUser } from '../../kernel/identity/users.queries.ts';
import { anyRecipient, findByEmail, passwordHashOf, storePassword } from './queries.ts';
import { recogniseDevice } from './devices.ts';
import { endSignIns } from './end-sign-ins.ts';
import { directoryMail, resetMail, setPasswordMail } from './mails.ts';
import { notifyNewPassword, type Origin } from './notify.ts';
import { resetFailures } from './sign-in.ts';

const resetUrl = (publicUrl: string, token: string) => new URL(`/reset_password/${token}`, publicUrl).toString();

type Recipient = { id: string; email: string; firstName: string };

export const mailResetLinkTo = (user: Recipient, services: Services, publicUrl: string) =>
  inTransaction(async () => {
    const token = await createLink(user.id, 'reset', RESET_TOKEN_MS);
    await services.mailer.send(resetMail(user, resetUrl(publicUrl, token)));
  });

class NothingToSend extends Error {}

const mayReset = (user: Awaited<ReturnType<typeof findByEmail>>, { config }: Services) =>
  user && user.type !== 'Member' && SIGN_IN_STATUSES.includes(user.userStatus) && !mustUseDirectory(config, user)
    ? user
    : undefined;

/**
 * Mails a reset link if the address has an account and has not reached RESET_MAILS; a newer link voids the one before.
 * Otherwise the same statements run (without an account for any other user) and are rolled back: the embedded database
 * runs one statement at a time, so fewer of them would be measurable from outside.
 */
export const mailResetLink = async (email: string, services: Services, publicUrl: string): Promise<void> => {
  const user = mayReset(await findByEmail(email), services);
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

/** Mails the link with which a new user sets the first password; to staff of a directory, how they sign in. */
export const mailSetPasswordLink = (user: Recipient & { type: UserType }, services: Services, publicUrl: string) =>
  inTransaction(async () => {
    const { config, mailer } = services;
    if (config.oidc && mustUseDirectory(config, user)) {
      const url = new URL(PUBLIC_ROUTES.clinicianLogin, publicUrl).toString();
      await mailer.send(directoryMail(user, url, config.oidc.name));
      return;
    }
    const token = await createLink(user.id, 'set-password', SET_PASSWORD_TOKEN_MS);
    await services.mailer.send(setPasswordMail(user, resetUrl(publicUrl, token)));
  });

const refuseEasy = async (password: string, owner: PasswordOwner, field: string) => {
  if (await isEasyPassword(password, owner))
    throw new ApiFailure('invalid', { message: easyPassword, errors: { [field]: easyPassword }, repeatInData: true });
};

const mayUseLink = (user: Awaited<ReturnType<typeof findUser>>, { config }: Services) =>
  user && SIGN_IN_STATUSES.includes(user.userStatus) && !mustUseDirectory(config, user) ? user : undefined;

/** The account whose password the link would set. The holder of the link could set the password anyway. */
export const ownerOfLink = async (token: string | undefined, services: Services): Promise<LinkOwner> => {
  const link = token && looksLikeToken(token) ? await findLink(token) : undefined;
  const user = link && mayUseLink(await findUser(link.userId), services);
  if (!user) throw linkInvalid();
  const { email, type } = user;
  return { email, type, isFirst: !(await passwordHashOf(user.id)) };
};

/**
 * Sets the password for a mailed link. Ends all of the user's sessions and voids their other links. Returns a device
 * token: the link has proved that the device is the user's.
 */
export const resetWithLink = async (token: string, password: string, origin: Origin, requestId: string) => {
  // Hashing is slow, so it happens before the transaction, which holds locks.
  const passwordHash = await hashPassword(password);
  await commonPasswords();
  return inTransaction(async () => {
    const link = await takeLink(token);
    const user = link && mayUseLink(await findUser(link.userId), origin.services);
    if (!user) throw linkInvalid();
    // Rejected inside the transaction: the rollback makes the link usable again.
    await refuseEasy(password, user, 'password');
    const isFirst = !(await passwordHashOf(user.id));
    await storePassword(user.id, passwordHash, true);
    await voidLinks(user.id);
    await endSignIns(user.id);
    await resetFailures(user.email, origin.visitor.networks);
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

/** Call it before hashing and storing the password: throws 422 at the field `newPassword`. */
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
