import type { FastifyReply, FastifyRequest } from 'fastify';
import { SSO_ATTEMPT_MS } from '@amberway/contract/auth/sso-endpoints';
import { SECOND } from '@amberway/contract/kernel/limits';
import { clearCookie, readCookie, setCookie } from '../../../kernel/http/cookies.ts';
import { looksLikeToken } from '../../../kernel/identity/tokens.ts';
import type { Services } from '../../../kernel/services.ts';

// Binds a sign-in at the directory to the browser that began it.

type Exchange = { services: Services; request: FastifyRequest; reply: FastifyReply };

export const setAttempt = ({ services, request, reply }: Exchange, secret: string): void =>
  setCookie(services.config, request, reply, { name: 'sso', value: secret, maxAgeSeconds: SSO_ATTEMPT_MS / SECOND });

export const readAttempt = ({ services, request }: Exchange): string | undefined => {
  const secret = readCookie(services.config, request, 'sso');
  return secret !== undefined && looksLikeToken(secret) ? secret : undefined;
};

export const endAttempt = ({ services, request, reply }: Exchange): void =>
  clearCookie(services.config, request, reply, 'sso');
