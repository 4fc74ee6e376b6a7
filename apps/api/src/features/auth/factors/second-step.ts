import type { SecondWay } from '@amberway/contract/kernel/second-needed';
import { ApiFailure } from '../../../kernel/http/failure.ts';
import { hasFactor } from '../../../kernel/identity/second-factor.ts';
import type { Checked } from '../sessions.ts';
import { createChallenge, type FirstStep } from './challenges.queries.ts';
import { countWays } from './queries.ts';

/** Throws second_needed, with the ticket for POST auth/second, when the first step alone does not sign in. */
export const askSecondStep = async (user: Checked, firstStep: FirstStep): Promise<void> => {
  if (!hasFactor({ since: user.secondFactorSince, waitUntil: user.factorsWaitUntil })) return;
  const { passkeys, totp, recoveryCodes } = await countWays(user.id);
  const ways: SecondWay[] = [];
  if (passkeys > 0) ways.push('passkey');
  if (totp) ways.push('totp');
  if (recoveryCodes > 0) ways.push('recovery');
  const { challenge, expiresAt } = await createChallenge({ userId: user.id, purpose: 'second', firstStep });
  const second = { ticket: challenge, expiresAt, now: new Date().toISOString(), ways };
  throw new ApiFailure('second_needed', { second });
};
