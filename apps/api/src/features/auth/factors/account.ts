import type { z } from 'zod';
import type { addPasskeyBody, passkeyOptionsBody } from '@amberway/contract/auth/factors';
import { PASSKEYS_MAX } from '@amberway/contract/auth/factor-limits';
import { factorTexts } from '@amberway/contract/auth/factor-texts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import { inTransaction } from '../../../kernel/db/context.ts';
import {
  duplicate,
  factorWrong,
  invalid,
  invalidFields,
  notFound,
  sessionExpired,
} from '../../../kernel/http/failure.ts';
import { relyingPartyOf } from '../../../kernel/http/relying-party.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { endSignInsWith, holdSignIn, strengthenSignIn } from '../../../kernel/identity/sign-ins.queries.ts';
import type { Exchange } from '../complete.ts';
import { type FactorChange, notifyFactors, originOf } from '../notify.ts';
import { findUserForSignIn, holdUser } from '../queries.ts';
import { createChallenge, takeChallenge } from './challenges.queries.ts';
import * as passkeys from './passkeys.queries.ts';
import { countWays, type HeldAccount, holdAccount } from './queries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './recovery-codes.queries.ts';
import { base32, isOfOtherTime, newTotpSecret, stepOfCode, totpUri } from './totp.ts';
import * as totp from './totp.queries.ts';
import { openTotp, sealTotp } from './use-totp.ts';
import { settleAdded, settleRemoved } from './ways.ts';
import { challengeIn, checkRegistration, creationOf, requestOf } from './webauthn.ts';

/** A person who changes their own factors. */
export type Owner = Exchange & { principal: Principal };

type Change = { action: string; record: 'passkey' | 'totp' | 'recoveryCodes'; recordId?: string };

const audit = ({ principal, requestId }: Owner, change: Change) =>
  recordAudit({ principal, subjectId: principal.actorId, requestId, ...change });

/** Runs a change of the owner's factors on their locked account, and mails them about it. */
const changing = <T>(owner: Owner, mail: FactorChange, work: (account: HeldAccount) => Promise<T>): Promise<T> =>
  inTransaction(async () => {
    const account = await holdAccount(owner.principal.actorId);
    // A reset that came first has ended this sign-in.
    if (!account || !(await holdSignIn(owner.principal.rootId))) throw sessionExpired();
    const result = await work(account);
    await notifyFactors(originOf(owner.services, owner.request), account, mail);
    return result;
  });

const partyOf = ({ services, request }: Owner) => {
  const party = relyingPartyOf(services.config, request);
  if (!party) throw invalid({}, factorTexts.noPasskeysHere);
  return party;
};

const refuseEleventh = (known: readonly unknown[]) => {
  if (known.length >= PASSKEYS_MAX) throw invalid({}, factorTexts.tooManyPasskeys);
};

export const passkeyOptionsFor = async (owner: Owner, { purpose }: z.output<typeof passkeyOptionsBody>) => {
  const { actorId } = owner.principal;
  const party = partyOf(owner);
  const [user, known] = await Promise.all([findUserForSignIn(actorId), passkeys.listPasskeysOf(actorId)]);
  if (!user) throw sessionExpired();
  if (purpose === 'register') refuseEleventh(known);
  const { challenge } = await createChallenge({ userId: actorId, purpose });
  return {
    register: purpose === 'register' ? creationOf(party, challenge, user, known) : null,
    confirm: purpose === 'confirm' ? requestOf(party, challenge, known) : null,
  };
};

export const addPasskeyTo = async (owner: Owner, { name, passkey }: z.output<typeof addPasskeyBody>): Promise<void> => {
  const { actorId, rootId } = owner.principal;
  const party = partyOf(owner);
  const challenge = challengeIn(passkey) ?? '';
  const taken = await takeChallenge(challenge, 'register');
  const registered = await checkRegistration(party, challenge, passkey);
  if (taken?.userId !== actorId || !registered) throw factorWrong();
  await changing(owner, 'passkeyAdded', async (account) => {
    refuseEleventh(await passkeys.listPasskeysOf(actorId));
    const id = await passkeys.insertPasskey({ ...registered, userId: actorId, name });
    if (!id) throw duplicate(factorTexts.passkeyKnown);
    await settleAdded(account);
    await strengthenSignIn(rootId, `passkey:${id}`);
    await audit(owner, { action: 'addFactor', record: 'passkey', recordId: id });
  });
};

export const renamePasskey = (owner: Owner, id: string, name: string): Promise<void> =>
  inTransaction(async () => {
    await holdUser(owner.principal.actorId);
    if (!(await passkeys.renamePasskeyOf(owner.principal.actorId, id, name))) throw notFound();
    await audit(owner, { action: 'renameFactor', record: 'passkey', recordId: id });
  });

/** Ends the sign-ins that used one of the factors. Returns whether this one did. */
const endUsers = async ({ principal }: Owner, factors: readonly string[]): Promise<boolean> => {
  const ended: string[] = [];
  for (const factor of factors) ended.push(...(await endSignInsWith(principal.actorId, factor)));
  return ended.includes(principal.rootId);
};

export const removePasskey = (owner: Owner, id: string): Promise<boolean> =>
  changing(owner, 'passkeyRemoved', async (account) => {
    if (!(await passkeys.deletePasskeyOf(account.id, id))) throw notFound();
    const withIt = await settleRemoved(account, owner.services.config.factorPolicy);
    await audit(owner, { action: 'removeFactor', record: 'passkey', recordId: id });
    return endUsers(owner, [`passkey:${id}`, ...withIt]);
  });

const ISSUER = 'Amberway';

export const startTotp = async ({ principal, services }: Owner) => {
  const user = await findUserForSignIn(principal.actorId);
  if (!user) throw sessionExpired();
  const secret = newTotpSecret();
  const expiresAt = await totp.putPendingTotp(user.id, sealTotp(services, user.id, secret));
  return {
    secret: base32(secret),
    uri: totpUri(ISSUER, user.email, secret),
    expiresAt,
    now: new Date().toISOString(),
  };
};

const pendingSecret = async ({ principal, services }: Owner) => {
  const pending = await totp.findPendingTotp(principal.actorId);
  const secret = pending && openTotp(services, principal.actorId, pending);
  if (!pending || !secret) throw invalid({}, factorTexts.startAgain);
  return { pending, secret };
};

/** Codes of a former app end with the sign-ins that used them, except this one. */
export const finishTotp = async (owner: Owner, code: string): Promise<void> => {
  const { actorId, rootId } = owner.principal;
  const { pending, secret } = await pendingSecret(owner);
  const step = stepOfCode(secret, code);
  if (step === undefined)
    throw invalidFields({ code: isOfOtherTime(secret, code) ? factorTexts.wrongClock : factorTexts.wrongCode });
  await changing(owner, 'codesAdded', async (account) => {
    if (!(await totp.confirmTotp(actorId, pending, step))) throw invalid({}, factorTexts.startAgain);
    await endSignInsWith(actorId, 'totp', rootId);
    await settleAdded(account);
    await strengthenSignIn(rootId, 'totp');
    await audit(owner, { action: 'addFactor', record: 'totp', recordId: actorId });
  });
};

export const removeTotp = (owner: Owner): Promise<boolean> =>
  changing(owner, 'codesRemoved', async (account) => {
    if (!(await totp.deleteTotp(account.id))) throw notFound();
    const withIt = await settleRemoved(account, owner.services.config.factorPolicy);
    await audit(owner, { action: 'removeFactor', record: 'totp', recordId: account.id });
    return endUsers(owner, ['totp', ...withIt]);
  });

/** Former codes end with the sign-ins that used one, except this one: they may have been stolen. */
export const makeRecoveryCodes = (owner: Owner): Promise<string[]> =>
  changing(owner, 'recoveryCodesMade', async (account) => {
    const { passkeys: keys, totp: isOn } = await countWays(account.id);
    if (keys === 0 && !isOn) throw invalid({}, factorTexts.factorFirst);
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(account.id, codes);
    await endSignInsWith(account.id, 'recovery', owner.principal.rootId);
    await settleAdded(account);
    await audit(owner, { action: 'addFactor', record: 'recoveryCodes', recordId: account.id });
    return codes;
  });
