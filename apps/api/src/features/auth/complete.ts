import type { AccountClosed } from '@amberway/contract/kernel/account-closed';
import type { SignedIn } from '@amberway/contract/auth/schemas';
import { ApiFailure } from '../../kernel/http/failure.ts';
import { setDeviceCookie } from '../../kernel/http/device-cookie.ts';
import { ok } from '../../kernel/http/route.ts';
import type { Exchange } from './exchange.ts';
import { isClosedFamily } from './goodbye/closing.ts';
import { sayGoodbye } from './goodbye/open.ts';
import { originOf } from './notify.ts';
import { setOwnCookie } from './session-cookies.ts';
import { type Checked, signedInReply, signIn } from './sessions.ts';

/** What a complete sign-in returns: a session, or what is left of an account that is closed. */
export type Entered = { signedIn: SignedIn } | { closed: AccountClosed };

/** After the transaction of the sign-in, which an error would roll back. */
export const okEntered = (entered: Entered) => {
  if ('closed' in entered) throw new ApiFailure('account_closed', { closed: entered.closed });
  return ok(entered.signedIn);
};

/**
 * The end of every kind of sign-in: opens the session, sets its cookies and returns what the login returns.
 * `factors` are those that were used besides a password.
 */
export const completeSignIn = async (
  exchange: Exchange,
  user: Checked,
  factors: readonly string[] = [],
): Promise<Entered> => {
  if (isClosedFamily(user)) return { closed: await sayGoodbye(exchange, user, factors) };
  const { services, request, reply, requestId } = exchange;
  const { principal, token, secret, deviceToken } = await signIn(user, requestId, originOf(services, request), factors);
  if (deviceToken) setDeviceCookie(services.config, request, reply, deviceToken);
  setOwnCookie({ services, request, reply }, secret);
  return { signedIn: await signedInReply(principal, token, services) };
};
