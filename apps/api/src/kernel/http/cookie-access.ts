import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { principalOfToken } from '../identity/authenticate.ts';
import type { Principal } from '../identity/principal.ts';
import { bearerOfSecret } from '../identity/tokens.ts';
import { clearCookie, type CookieName, readCookie } from './cookies.ts';
import { sessionExpired, unauthenticated, ApiFailure } from './failure.ts';

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/**
 * For a call that a cookie signs in: it must say that it comes from one of our own pages. Browsers send Origin with every
 * POST and let no script change it, so a call without one, or with 'null', comes from elsewhere. Behind a proxy that
 * rewrites Host the origin of PUBLIC_URL counts.
 */
const requireOwnOrigin = (config: Config, request: FastifyRequest): void => {
  const { origin = '', host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const from = parse(origin);
  const isOwn = from !== undefined && (from.host === host || from.origin === parse(config.PUBLIC_URL ?? '')?.origin);
  if (!isOwn || (site !== undefined && site !== 'same-origin')) throw new ApiFailure('cross_site');
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the session cookie signed the request in. */
    restored: Restored | null;
  }
}

type Live = { token: string; principal: Principal };
/** The bearer of the session that was restored; `own` is the staff member's while that is a customer's view. */
export type Restored = Live & { own: Live | null };

const liveIn = async (
  config: Config,
  request: FastifyRequest,
  name: CookieName,
  countsAsActivity = true,
): Promise<Live | undefined> => {
  const secret = readCookie(config, request, name);
  if (!secret) return undefined;
  const token = bearerOfSecret(secret);
  const principal = await principalOfToken(token, countsAsActivity);
  return principal && { token, principal };
};

/** Whose sign-in the cookie belongs to, wherever a call that has a bearer must not touch somebody else's cookie. */
export const rootOfCookie = async (config: Config, request: FastifyRequest): Promise<string | undefined> =>
  (await liveIn(config, request, 'session', false))?.principal.rootId;

/**
 * The session in the cookies: the customer's view while one is open, else the person's own. A cookie whose session has
 * ended is removed. A view without the sign-in it was opened from is none.
 */
export const authenticateByCookie = async (
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Principal> => {
  const isThere = (name: CookieName) => readCookie(config, request, name) !== undefined;
  if (!isThere('session')) throw unauthenticated();
  requireOwnOrigin(config, request);
  const signedIn = await liveIn(config, request, 'session');
  const own = signedIn?.principal.actingAs ? undefined : signedIn;
  const found = own && (await liveIn(config, request, 'view'));
  const view = found && found.principal.actingAs && found.principal.rootId === own.principal.rootId ? found : undefined;
  if (!own) clearCookie(config, request, reply, 'session');
  if (!view && isThere('view')) clearCookie(config, request, reply, 'view');
  if (!own) throw sessionExpired();
  request.restored = view ? { ...view, own } : { ...own, own: null };
  return request.restored.principal;
};
