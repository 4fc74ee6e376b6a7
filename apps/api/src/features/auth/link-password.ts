import type { z } from 'zod';
import { accessTexts } from '@amberway/contract/kernel/account-access-texts';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import type { LinkOwner, LinkProof, resetPasswordBody } from '@amberway/contract/auth/schemas';
import { SIGN_IN_STATUSES } from '@amberway/contract/kernel/roles';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { factorWrong, invalid, linkInvalid } from '../../kernel/http/failure.ts';
import { relyingPartyOf } from '../../kernel/http/relying-party.ts';
import { visitorOf } from '../../kernel/http/visitor.ts';
import { commonPasswords } from '../../kernel/identity/common-passwords.ts';
import { findLink, takeLink } from '../../kernel/identity/links.queries.ts';
import { hashPassword } from '../../kernel/identity/passwords.ts';
import { hasFactor } from '../../kernel/identity/second-factor.ts';
import { looksLikeToken } from '../../kernel/identity/tokens.ts';
import type { Services } from '../../kernel/services.ts';
import { mustUseDirectory } from '../../kernel/oidc/staff.ts';
import { endAccess } from './access/end.ts';
import { RECOVERY, TOTP } from './access/keys.ts';
import { listLasting } from './access/list.ts';
import type { Exchange } from './complete.ts';
import { recogniseDevice } from './devices.ts';
import { withPasskey } from './factors/assertion.ts';
import { createChallenge } from './factors/challenges.queries.ts';
import { listPasskeysOf } from './factors/passkeys.queries.ts';
import { holdAccount } from './factors/queries.ts';
import { spendRecoveryCode } from './factors/recovery-codes.queries.ts';
import { useTotp } from './factors/use-totp.ts';
import { settleEnded } from './factors/ways.ts';
import { requestOf } from './factors/webauthn.ts';
import { notifyNewPassword, originOf } from './notify.ts';
import { refuseEasy } from './passwords.ts';
import { findUserForSignIn, holdUser, passwordHashOf, storePassword } from './queries.ts';
import { resetFailures, withinSecondLimit } from './sign-in.ts';

// What a mailed link does. Why it requires a second step, too: docs/decisions/0035-what-ends-a-way-in.md

const findOwner = async (userId: string, { config }: Services) => {
  const user = await findUserForSignIn(userId);
  return user && SIGN_IN_STATUSES.includes(user.userStatus) && !mustUseDirectory(config, user) ? user : undefined;
};

const ownerOf = async (token: string | undefined, services: Services) => {
  const link = token && looksLikeToken(token) ? await findLink(token) : undefined;
  const user = link && (await findOwner(link.userId, services));
  if (!user) throw linkInvalid();
  return user;
};
type Owner = Awaited<ReturnType<typeof ownerOf>>;

/** Whether the password alone does not sign in: then the mailbox alone sets no password either. */
const needsProof = ({ secondFactorSince, factorsWaitUntil }: Owner) =>
  hasFactor({ since: secondFactorSince, waitUntil: factorsWaitUntil });

/** The account whose password the link would set. The holder of the link could set the password anyway. */
export const ownerOfLink = async (token: string | undefined, services: Services): Promise<LinkOwner> => {
  const user = await ownerOf(token, services);
  const { id, email, type } = user;
  const lasting = (await listLasting(id)).filter(({ kind }) => kind !== 'directory');
  return { email, type, isFirst: !(await passwordHashOf(id)), lasting, needsProof: needsProof(user) };
};

/** A challenge for one of the account's passkeys. */
export const passkeyOptionsOfLink = async (token: string | undefined, { services, request }: Exchange) => {
  const { id } = await ownerOf(token, services);
  const party = relyingPartyOf(services.config, request);
  const known = await listPasskeysOf(id);
  if (!party || known.length === 0) throw invalid({}, factorTexts.noPasskeysHere);
  const { challenge } = await createChallenge({ userId: id, purpose: 'confirm' });
  return requestOf(party, challenge, known);
};

type NewPassword = z.output<typeof resetPasswordBody>;

/** Runs the work in the transaction that uses up the proof. Passes the key of what was proved, which stays. */
const proving = <T>(
  exchange: Exchange,
  userId: string,
  { passkey, code, recoveryCode }: LinkProof,
  work: (key: string) => Promise<T>,
): Promise<T> => {
  if (passkey) return withPasskey(exchange, passkey, { purpose: 'confirm', userId }, ({ factor }) => work(factor));
  return withinSecondLimit(userId, visitorOf(exchange.services.config, exchange.request), () =>
    inTransaction(async () => {
      await holdUser(userId);
      const isRight =
        code === undefined
          ? await spendRecoveryCode(userId, recoveryCode ?? '')
          : await useTotp(exchange.services, userId, code);
      if (!isRight) throw factorWrong();
      return work(code === undefined ? RECOVERY : TOTP);
    }),
  );
};

/**
 * Sets the password for a mailed link, and ends everything else that opens the account but what stays by a proof.
 * Returns a device token: the link has proved that the device is the user's.
 */
export const resetWithLink = async (
  exchange: Exchange,
  token: string,
  { password, stays = [], proof }: NewPassword,
) => {
  const { services, request, requestId } = exchange;
  const owner = await ownerOf(token, services);
  const { id } = owner;
  if (stays.length > 0 && !proof) throw invalid({ stays: accessTexts.proofForStays }, accessTexts.proofForStays);
  await refuseEasy(password, owner, 'password');
  // Hashing is slow, so it happens before the transaction, which holds locks.
  const passwordHash = await hashPassword(password);
  await commonPasswords();
  const origin = originOf(services, request);
  const store = async (proved?: string) => {
    // In the order in which other acts lock them.
    const account = await holdAccount(id);
    const link = await takeLink(token);
    const user = link?.userId === id ? await findOwner(id, services) : undefined;
    if (!account || !user) throw linkInvalid();
    if (needsProof(user) && !proved) throw invalid({ proof: accessTexts.proofNeeded }, accessTexts.proofNeeded);
    await storePassword(id, passwordHash, true);
    await endAccess(id, 'passwordByMail', { stays: proved ? [...stays, proved] : [] });
    await settleEnded(account);
    await resetFailures(user.email, origin.visitor.networks);
    if (user.passwordHash) await notifyNewPassword(origin, user, await listLasting(id));
    const device = await recogniseDevice(id, origin.visitor);
    await recordAudit({
      principal: null,
      action: 'resetPassword',
      record: 'user',
      recordId: id,
      subjectId: id,
      ...(proved && { after: { proved, stays } }),
      requestId,
    });
    return device.token;
  };
  return proof ? proving(exchange, id, proof, store) : inTransaction(() => store());
};
