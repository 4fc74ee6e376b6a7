import type { PasskeyAssertion } from '@amberway/contract/auth/webauthn';
import { inTransaction } from '../../../kernel/db/context.ts';
import { factorWrong } from '../../../kernel/http/failure.ts';
import { relyingPartyOf } from '../../../kernel/http/relying-party.ts';
import { recordAudit } from '../../../kernel/audit/queries.ts';
import type { Exchange } from '../complete.ts';
import { notifyCopiedPasskey, originOf } from '../notify.ts';
import { findUserForSignIn, holdUser } from '../queries.ts';
import { type Purpose, takeChallenge } from './challenges.queries.ts';
import { findPasskey, usePasskey } from './passkeys.queries.ts';
import { challengeIn, checkAssertion } from './webauthn.ts';

type Proved = { userId: string; factor: string };

class NotUsable extends Error {}

const notifyOwner = (exchange: Exchange, userId: string, passkeyId: string) =>
  inTransaction(async () => {
    const owner = await findUserForSignIn(userId);
    if (!owner) return;
    await notifyCopiedPasskey(originOf(exchange.services, exchange.request), owner);
    await recordAudit({
      principal: null,
      action: 'refuseCopiedPasskey',
      record: 'passkey',
      recordId: passkeyId,
      subjectId: userId,
      requestId: exchange.requestId,
    });
  });

/**
 * Checks the answer to a challenge that is used up by it, then runs `open` in the transaction that records the use. Every
 * reason to refuse looks the same and takes the same steps. `userId` is whose passkey it has to be, if that is known.
 */
export const withPasskey = async <T>(
  exchange: Exchange,
  assertion: PasskeyAssertion,
  expected: { purpose: Purpose; userId?: string },
  open: (proved: Proved) => Promise<T>,
): Promise<T> => {
  const { services, request } = exchange;
  const party = relyingPartyOf(services.config, request);
  const challenge = challengeIn(assertion) ?? '';
  const taken = await takeChallenge(challenge, expected.purpose);
  const passkey = await findPasskey(assertion.id);
  const checked = party && (await checkAssertion(party, challenge, passkey, assertion));
  const isTheirs = !expected.userId || passkey?.userId === expected.userId;
  const isForThem = expected.purpose === 'signIn' || taken?.userId === expected.userId;
  if (!taken || !passkey || !checked || !isTheirs || !isForThem) throw factorWrong();
  try {
    return await inTransaction(async () => {
      await holdUser(passkey.userId);
      if (!(await usePasskey(passkey.id, checked.counter, checked.backedUp))) throw new NotUsable();
      return open({ userId: passkey.userId, factor: `passkey:${passkey.id}` });
    });
  } catch (error) {
    if (!(error instanceof NotUsable)) throw error;
    // Removed meanwhile, or its counter did not go up.
    if (await findPasskey(assertion.id)) await notifyOwner(exchange, passkey.userId, passkey.id);
    throw factorWrong();
  }
};
