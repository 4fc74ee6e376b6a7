import { accessTexts } from '@amberway/contract/kernel/account-access-texts';
import type { FactorPolicy } from '@amberway/contract/kernel/second-factor';
import { isStaff } from '@amberway/contract/kernel/roles';
import { invalid, sessionExpired } from '../../../kernel/http/failure.ts';
import { requireConfirmed } from '../../../kernel/identity/confirmed.ts';
import type { Principal } from '../../../kernel/identity/principal.ts';
import { hasFactor } from '../../../kernel/identity/second-factor.ts';
import { holdSignIn } from '../../../kernel/identity/sign-ins.queries.ts';
import { holdAccount } from '../factors/queries.ts';
import { settleRemoved } from '../factors/ways.ts';
import type { AccountAct } from './acts.ts';
import { endAccess } from './end.ts';
import { listLasting } from './list.ts';

type OwnAct = Extract<AccountAct, 'passwordChanged' | 'signedOutEverywhere' | 'ownAddress'>;
type Decided = {
  policy: FactorPolicy;
  /** The keys of what stays; undefined when the request does not say. */
  stays: readonly string[] | undefined;
  /** The password was entered for this act. */
  byPassword?: boolean;
};

const FACTORS: readonly string[] = ['passkey', 'totp', 'recovery'];

/**
 * An act of the owner: ends everything but this sign-in and what stays. Refuses until the person has said what stays, so
 * that nothing planted survives unseen. Locks the account; call it in the transaction of the act.
 */
export const endOwnAccess = async (
  principal: Principal,
  act: OwnAct,
  { policy, stays, byPassword = false }: Decided,
): Promise<void> => {
  const { actorId, rootId, second } = principal;
  const account = await holdAccount(actorId);
  // What came first may have ended this sign-in.
  if (!account || !(await holdSignIn(rootId))) throw sessionExpired();
  const lasting = await listLasting(actorId, second.used);
  if (!stays && lasting.some(({ here }) => !here))
    throw invalid({ stays: accessTexts.sayWhatStays }, accessTexts.sayWhatStays);
  const staying = lasting.filter(({ key, here }) => here || stays?.includes(key)).map(({ key }) => key);
  const leaving = lasting.filter(({ key }) => !staying.includes(key));
  // As when each is removed by itself.
  if (leaving.length > 0 && (!byPassword || (isStaff(principal) && hasFactor(second)))) requireConfirmed(principal);
  await endAccess(actorId, act, { rootId, stays: staying });
  if (leaving.some(({ kind }) => FACTORS.includes(kind))) await settleRemoved(account, policy);
};
