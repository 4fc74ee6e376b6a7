import { RESET_MAILS, RESET_TOKEN_MS, SET_PASSWORD_TOKEN_MS } from '@amberway/contract/kernel/limits';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { linkInvalid } from '../../kernel/http/failure.ts';
import { countFailure } from '../../kernel/identity/failures/queries.ts';
import { createLink, takeLink, voidLinks } from '../../kernel/identity/links/queries.ts';
import { hashPassword } from '../../kernel/identity/passwords.ts';
import { revokeUserSessions } from '../../kernel/identity/sessions/queries.ts';
import { hashToken } from '../../kernel/identity/tokens.ts';
import type { Services } from '../../kernel/services.ts';
import { findByEmail, findUser, storePassword } from '../users/public.ts';
import { resetMail, setPasswordMail } from './mails.ts';
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
    if ((await countFailure(`reset:${hashToken(user.id)}`)) > RESET_MAILS) return;
    await mailResetLinkTo(user, services, publicUrl);
  });

/** Mails the link with which a new user chooses the first password. */
export const mailSetPasswordLink = (user: Recipient, services: Services, publicUrl: string) =>
  inTransaction(async () => {
    const token = await createLink(user.id, 'set-password', SET_PASSWORD_TOKEN_MS);
    await services.mailer.send(setPasswordMail(user, linkAddress(publicUrl, token)));
  });

/** Sets the password behind a mailed link. Ends every session of the user and voids their other links. */
export const resetWithLink = async (token: string, password: string, address: string, requestId: string) => {
  // Hashing is slow: not inside the transaction, which others may wait for.
  const passwordHash = await hashPassword(password);
  await inTransaction(async () => {
    const link = await takeLink(token);
    const user = link && (await findUser(link.userId));
    if (!user || !SIGN_IN_STATUSES.includes(user.userStatus)) throw linkInvalid();
    await storePassword(user.id, passwordHash, true);
    await voidLinks(user.id);
    await revokeUserSessions(user.id);
    await forgiveFailures(user.email, address);
    await recordAudit({
      principal: null,
      action: 'resetPassword',
      record: 'user',
      recordId: user.id,
      subjectId: user.id,
      requestId,
    });
  });
};

export const changeOwnPassword = async (userId: string, rootId: string, password: string) => {
  const passwordHash = await hashPassword(password);
  await storePassword(userId, passwordHash);
  await voidLinks(userId);
  await revokeUserSessions(userId, rootId);
};
