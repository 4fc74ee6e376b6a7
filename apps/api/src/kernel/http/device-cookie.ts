import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_MS, SECOND } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import { looksLikeToken } from '../identity/tokens.ts';
import { readCookie, setCookie } from './cookies.ts';

/** Number of accounts remembered per browser. */
const TOKENS_MAX = 5;
const SEPARATOR = '.';

/**
 * The device tokens of a browser, one for each account that signed in there. A token belongs to one account, so a token
 * that somebody else planted in the browser is never used for another.
 */
export const deviceTokensOf = (config: Config, request: FastifyRequest): string[] =>
  (readCookie(config, request, 'device') ?? '').split(SEPARATOR, TOKENS_MAX).filter(looksLikeToken);

export const setDeviceCookie = (config: Config, request: FastifyRequest, reply: FastifyReply, token: string): void => {
  const others = deviceTokensOf(config, request).filter((one) => one !== token);
  const value = [token, ...others].slice(0, TOKENS_MAX).join(SEPARATOR);
  setCookie(config, request, reply, { name: 'device', value, maxAgeSeconds: DEVICE_MS / SECOND });
};
