import { accessTexts } from '@amberway/contract/kernel/account-access-texts';
import { RESET_WAIT_MS } from '@amberway/contract/auth/factor-limits';
import { isAdministratorType, isFamilyType } from '@amberway/contract/kernel/roles';
import { DAY } from '@amberway/contract/kernel/limits';
import { invalidFields, notFound } from '../../../kernel/http/failure.ts';
import { hasFactor } from '../../../kernel/identity/second-factor.ts';
import { type HeldAccount, holdAccount, setFactorsWait, setSecondFactor } from '../factors/queries.ts';
import { deleteReset, putReset } from '../factors/resets.queries.ts';
import { endAccess } from './end.ts';

// Acts of an administrator on somebody else's account. They remove factors, so they must not do more than a reset of
// lost factors, for which an administrator needs a second one: docs/decisions/0035-what-ends-a-way-in.md

const hold = async (userId: string): Promise<HeldAccount> => {
  const account = await holdAccount(userId);
  if (!account) throw notFound();
  return account;
};

const isWaiting = ({ factorsWaitUntil }: HeldAccount) =>
  factorsWaitUntil !== null && Date.parse(factorsWaitUntil) > Date.now();
/** Whether the password alone opened nothing before, so that it must not from now on. */
const isGuarded = (account: HeldAccount) =>
  !isFamilyType(account.type) && (account.secondFactorSince !== null || isWaiting(account));

/** New factors count in a day, or when a second administrator confirms. */
const waitForAnother = async ({ id }: HeldAccount, actorId: string) => {
  await setFactorsWait(id, RESET_WAIT_MS);
  await putReset(id, actorId);
};

/** A new address of somebody else: it may have another holder now. */
export const endAccessAtFormerAddress = async (userId: string, actorId: string): Promise<void> => {
  const account = await hold(userId);
  const { secondFactorSince: since, factorsWaitUntil: waitUntil } = account;
  if (isAdministratorType(account.type) && hasFactor({ since, waitUntil }))
    throw invalidFields({ email: accessTexts.resetFirst });
  await endAccess(userId, 'addressByOther');
  await setSecondFactor(userId, false);
  if (since !== null && !isFamilyType(account.type)) await waitForAnother(account, actorId);
};

/** Longer than an account stays deactivated: the wait begins when it can sign in again. */
const UNTIL_ACTIVE_MS = 36_500 * DAY;

export const endAccessOfInactive = async (userId: string, act: 'deactivated' | 'deleted'): Promise<void> => {
  const account = await hold(userId);
  await endAccess(userId, act);
  await setSecondFactor(userId, false);
  await deleteReset(userId);
  if (isGuarded(account)) await setFactorsWait(userId, UNTIL_ACTIVE_MS);
};

/** Somebody who may sign in again had a second factor, which has ended: the password alone must not replace it. */
export const waitAfterActivation = async (userId: string, actorId: string): Promise<void> => {
  const account = await hold(userId);
  if (isWaiting(account)) await waitForAnother(account, actorId);
};
