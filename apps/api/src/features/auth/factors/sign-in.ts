import type { z } from 'zod';
import type { secondBody } from '@amberway/contract/auth/factors';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import type { PasskeyAssertion } from '@amberway/contract/auth/webauthn';
import { inTransaction } from '../../../kernel/db/context.ts';
import { factorWrong } from '../../../kernel/http/failure.ts';
import { visitorOf } from '../../../kernel/http/visitor.ts';
import { mustUseDirectory } from '../../../kernel/oidc/staff.ts';
import { completeSignIn, type Exchange } from '../complete.ts';
import { notifyRecoveryCode, originOf } from '../notify.ts';
import { findUserForSignIn, holdUser, maySignIn } from '../queries.ts';
import { withinSecondLimit } from '../sign-in.ts';
import { withPasskey } from './assertion.ts';
import { findChallenge, type FirstStep, takeChallenge } from './challenges.queries.ts';
import { countWays } from './queries.ts';
import { spendRecoveryCode } from './recovery-codes.queries.ts';
import { useTotp } from './use-totp.ts';

type FirstStepDone = FirstStep | null;

const open = async (exchange: Exchange, userId: string, factor: string, first: FirstStepDone): Promise<SignedIn> => {
  const user = await findUserForSignIn(userId);
  if (!user || !maySignIn(user)) throw factorWrong();
  // The account may have become one of the directory after the password was entered.
  if (first !== 'sso' && mustUseDirectory(exchange.services.config, user)) throw factorWrong();
  return completeSignIn(exchange, user, [factor]);
};

export const signInByPasskey = (exchange: Exchange, assertion: PasskeyAssertion): Promise<SignedIn> =>
  withPasskey(exchange, assertion, { purpose: 'signIn' }, ({ userId, factor }) => open(exchange, userId, factor, null));

/** The ticket is used up with the session. A new password voids tickets, and waits for the lock of the account. */
const openWithTicket = async (exchange: Exchange, ticket: string, userId: string, factor: string) => {
  const taken = await takeChallenge(ticket, 'second');
  if (taken?.userId !== userId) throw factorWrong();
  return open(exchange, userId, factor, taken.firstStep);
};

type Second = z.output<typeof secondBody>;

/** A wrong code leaves the ticket valid and counts as a failure; the code is used up only if a session is opened. */
const byCode = (exchange: Exchange, { ticket, code, recoveryCode }: Second, userId: string) =>
  withinSecondLimit(userId, visitorOf(exchange.services.config, exchange.request), () =>
    inTransaction(async () => {
      await holdUser(userId);
      if (code !== undefined) {
        if (!(await useTotp(exchange.services, userId, code))) throw factorWrong();
        return openWithTicket(exchange, ticket, userId, 'totp');
      }
      if (!(await spendRecoveryCode(userId, recoveryCode ?? ''))) throw factorWrong();
      const user = await findUserForSignIn(userId);
      const { recoveryCodes } = await countWays(userId);
      if (user) await notifyRecoveryCode(originOf(exchange.services, exchange.request), user, recoveryCodes);
      return openWithTicket(exchange, ticket, userId, 'recovery');
    }),
  );

export const signInBySecondStep = async (exchange: Exchange, body: Second): Promise<SignedIn> => {
  const { ticket, passkey } = body;
  const found = await findChallenge(ticket, 'second');
  if (!found?.userId) throw factorWrong();
  const { userId } = found;
  if (!passkey) return byCode(exchange, body, userId);
  return withPasskey(exchange, passkey, { purpose: 'signIn', userId }, ({ factor }) =>
    openWithTicket(exchange, ticket, userId, factor),
  );
};
