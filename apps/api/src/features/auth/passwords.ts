import { easyPassword } from '@amberway/contract/auth/password-texts';
import type { FactorPolicy } from '@amberway/contract/kernel/second-factor';
import { RESET_MAILS, RESET_TOKEN_MS, SET_PASSWORD_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { SIGN_IN_STATUSES, type UserType } from '@amberway/contract/kernel/roles';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { inTransaction } from '../../kernel/db/context.ts';
import { ApiFailure } from '../../kernel/http/failure.ts';
import { countFailure } from '../../kernel/identity/failures.queries.ts';
import { isEasyPassword, type PasswordOwner } from '../../kernel/identity/easy-passwords.ts';
import { createLink } from '../../kernel/identity/links.queries.ts';
import { hashPassword } from '../../kernel/identity/passwords.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { confirmSignIn } from '../../kernel/identity/sign-ins.queries.ts';
import { hashToken } from '../../kernel/identity/tokens.ts';
import type { Services } from '../../kernel/services.ts';
import { mustUseDirectory } from '../../kernel/oidc/staff.ts';
import { findUser } from '../../kernel/identity/users.queries.ts';
import { anyRecipient, findByEmail, storePassword } from './queries.ts';
import { endOwnAccess } from './access/own.ts';
import { directoryMail, resetMail, setPasswordMail } from './mails.ts';

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

export const refuseEasy = async (password: string, owner: PasswordOwner, field: string) => {
  if (await isEasyPassword(password, owner))
    throw new ApiFailure('invalid', { message: easyPassword, errors: { [field]: easyPassword }, repeatInData: true });
};

/** Call it before hashing and storing the password: throws 422 at the field `newPassword`. */
export const refuseEasyNewPassword = async (userId: string, password: string) => {
  const user = await findUser(userId);
  if (user) await refuseEasy(password, user, 'newPassword');
};

type Change = { newPassword: string; stays?: string[] | undefined };

/** Call it after the current password was checked, in a transaction. */
export const changeOwnPassword = async (principal: Principal, { newPassword, stays }: Change, policy: FactorPolicy) => {
  const { actorId, rootId } = principal;
  const passwordHash = await hashPassword(newPassword);
  await endOwnAccess(principal, 'passwordChanged', { policy, stays, byPassword: true });
  await storePassword(actorId, passwordHash);
  await confirmSignIn(rootId);
};
