import { factorTexts } from '@amberway/contract/auth/factor-texts';
import type { FactorPolicy } from '@amberway/contract/kernel/second-factor';
import { isFamilyType } from '@amberway/contract/kernel/roles';
import { invalid } from '../../../kernel/http/failure.ts';
import { countWays, type HeldAccount, setSecondFactor, type Ways } from './queries.ts';
import { deleteRecoveryCodes } from './recovery-codes.queries.ts';

const WAYS_NEEDED = 2;

/**
 * The factors that make the password insufficient. A family's passkey only adds a way to sign in; it is the codes from
 * an app with which a family asks for a second step.
 */
const mainFactors = (type: HeldAccount['type'], { passkeys, totp }: Ways) =>
  (isFamilyType(type) ? 0 : passkeys) + Number(totp);
const waysIn = ({ passkeys, totp, recoveryCodes }: Ways) => passkeys + Number(totp) + Number(recoveryCodes > 0);

/** What is missing before the first factor counts. */
export const missingOf = (type: HeldAccount['type'], ways: Ways): 'factor' | 'secondWay' | null => {
  if (mainFactors(type, ways) === 0) return isFamilyType(type) && ways.passkeys > 0 ? null : 'factor';
  return waysIn(ways) < WAYS_NEEDED ? 'secondWay' : null;
};

/** After something was added: the first factor counts once there are two ways in. */
export const settleAdded = async ({ id, type }: HeldAccount): Promise<void> => {
  const ways = await countWays(id);
  if (mainFactors(type, ways) > 0 && waysIn(ways) >= WAYS_NEEDED) await setSecondFactor(id, true);
};

/** After an act that ended factors: without one that counts, the password signs in by itself again. */
export const settleEnded = async ({ id, type }: HeldAccount): Promise<void> => {
  const ways = await countWays(id);
  if (mainFactors(type, ways) === 0) await setSecondFactor(id, false);
  // Codes alone open nothing.
  if (ways.passkeys === 0 && !ways.totp) await deleteRecoveryCodes(id);
};

/**
 * After something was removed: refuses to leave one way in, or staff without a factor while they need one. Returns what
 * was removed with it, as in the sessions that used it.
 */
export const settleRemoved = async (
  { id, type, secondFactorSince }: HeldAccount,
  policy: FactorPolicy,
): Promise<string[]> => {
  const ways = await countWays(id);
  const isLast = mainFactors(type, ways) === 0;
  if (secondFactorSince) {
    const isNeeded = policy !== 'off' && !isFamilyType(type);
    if (isLast ? isNeeded : waysIn(ways) < WAYS_NEEDED) throw invalid({}, factorTexts.twoWaysIn);
    if (isLast) await setSecondFactor(id, false);
  }
  if (ways.passkeys > 0 || ways.totp) return [];
  // Codes alone open nothing.
  await deleteRecoveryCodes(id);
  return ['recovery'];
};
