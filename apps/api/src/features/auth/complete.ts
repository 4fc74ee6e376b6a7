import type { SignedIn } from '@amberway/contract/auth/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setDeviceCookie } from '../../kernel/http/device-cookie.ts';
import type { Services } from '../../kernel/services.ts';
import { originOf } from './notify.ts';
import { setOwnCookie } from './session-cookies.ts';
import { type Checked, signedInReply, signIn } from './sessions.ts';

export type Exchange = { services: Services; request: FastifyRequest; reply: FastifyReply; requestId: string };

/**
 * The end of every kind of sign-in: opens the session, sets its cookies and returns what the login returns.
 * `factors` are those that were used besides a password;
 */
export const completeSignIn = async (
  { services, request, reply, requestId }: Exchange,
  user: Checked,
  factors: readonly string[] = [],
): Promise<SignedIn> => {
  const { principal, token, secret, deviceToken } = await signIn(user, requestId, originOf(services, request), factors);
  if (deviceToken) setDeviceCookie(services.config, request, reply, deviceToken);
  setOwnCookie({ services, request, reply }, secret);
  return signedInReply(principal, token, services);
};
