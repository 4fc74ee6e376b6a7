import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { publicUrlOf } from './public-url.ts';

/** `view`: the customer's view that a staff member has open, beside their own `session`. `sso`: a pending sign-in. */
export type CookieName = 'session' | 'view' | 'device' | 'sso';

/** Sent also when another site, the directory, led the browser to the page. */
const LAX: readonly CookieName[] = ['sso'];

const isHttps = (url: string) => url.startsWith('https:');

/**
 * The `__Host-` prefix binds a cookie to this host and needs https: a neighbouring subdomain cannot set it. Over plain http all ports of a host share cookies,
 * so the name contains the port: otherwise two servers on one machine would end each other's sessions.
 */
export const cookieName = (config: Config, request: FastifyRequest, name: CookieName): string => {
  const url = publicUrlOf(config, request);
  return isHttps(url) ? `__Host-amberway-${name}` : `amberway-${name}-${new URL(url).port || '80'}`;
};

export const readCookie = (config: Config, request: FastifyRequest, name: CookieName): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[cookieName(config, request, name)];

/** Sets an HttpOnly, SameSite cookie. */
export const setCookie = (
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { name: CookieName; value: string; maxAgeSeconds: number },
): void => {
  void reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieName(config, request, cookie.name),
      value: cookie.value,
      maxAge: cookie.maxAgeSeconds,
      path: '/',
      httpOnly: true,
      sameSite: LAX.includes(cookie.name) ? 'lax' : 'strict',
      secure: isHttps(publicUrlOf(config, request)),
    }),
  );
};

export const clearCookie = (config: Config, request: FastifyRequest, reply: FastifyReply, name: CookieName): void =>
  setCookie(config, request, reply, { name, value: '', maxAgeSeconds: 0 });
