import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { principalOfToken } from '../identity/authenticate.ts';
import type { Principal } from '../identity/principal.ts';
import { bearerOfSecret } from '../identity/tokens.ts';
import { clearCookie, type CookieName, readCookie } from './cookies.ts';
import { sessionExpired, unauthenticated, ApiFailure } from './failure.ts';

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/**
 * A request authenticated by a cookie must come from one of our own pages. Browsers send Origin with every POST and no
 * script can change it, so a request without one, or with 'null', comes from elsewhere. Behind a proxy that rewrites
 * Host, the origin of PUBLIC_URL is accepted as well.
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
    /** Set when the session cookie authenticated the request. */
    restored: Restored | null;
  }
}

type Live = { token: string; principal: Principal };
/** The restored session with its bearer; `own` is the staff member's session while that is a customer's view. */
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

/** The sign-in of the cookie: a call with a bearer must not change the cookie of another sign-in. */
export const rootOfCookie = async (config: Config, request: FastifyRequest): Promise<string | undefined> =>
  (await liveIn(config, request, 'session', false))?.principal.rootId;

/**
 * Authenticates by the session cookies: the open customer's view, else the person's own session. Cookies of ended
 * sessions are removed. A view is ignored without the sign-in it was opened from.
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
