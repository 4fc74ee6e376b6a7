import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACTING_MS, SECOND, SESSION_ABSOLUTE_MS } from '@amberway/contract/kernel/limits';
import { rootOfCookie } from '../../kernel/http/cookie-access.ts';
import { clearCookie, readCookie, setCookie } from '../../kernel/http/cookies.ts';
import type { Services } from '../../kernel/services.ts';

// Cookies with the secrets from which a reloaded page gets its bearer token. Only auth/refresh reads them.

type Exchange = { services: Pick<Services, 'config'>; request: FastifyRequest; reply: FastifyReply };

const endView = ({ services: { config }, request, reply }: Exchange): void => {
  if (readCookie(config, request, 'view') !== undefined) clearCookie(config, request, reply, 'view');
};

/** The user's own session: after a sign-in, or on return from a customer's view. */
export const setOwnCookie = (exchange: Exchange, secret: string): void => {
  const { services, request, reply } = exchange;
  const maxAgeSeconds = SESSION_ABSOLUTE_MS / SECOND;
  setCookie(services.config, request, reply, { name: 'session', value: secret, maxAgeSeconds });
  endView(exchange);
};

export const setViewCookie = ({ services, request, reply }: Exchange, secret: string): void =>
  setCookie(services.config, request, reply, { name: 'view', value: secret, maxAgeSeconds: ACTING_MS / SECOND });

/**
 * Call it before ending the sign-in: removes its cookies and makes the browser clear this site's cache. The pages clear
 * their own storage, because what a device has not sent yet must stay. If somebody else has signed in meanwhile, their cookies stay.
 */
export const leaveNothingBehind = async (exchange: Exchange, rootId: string): Promise<void> => {
  const { services, request, reply } = exchange;
  const root = await rootOfCookie(services.config, request);
  if (root !== undefined && root !== rootId) return;
  clearCookie(services.config, request, reply, 'session');
  endView(exchange);
  void reply.header('clear-site-data', '"cache"');
};
