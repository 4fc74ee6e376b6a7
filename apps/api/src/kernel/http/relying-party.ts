import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { publicUrlOf } from './public-url.ts';

/** Whom passkeys are made for, and the origin of the pages that may use them. */
export type RelyingParty = { id: string; origin: string };

/**
 * Passkeys belong to a host name, and browsers allow them with https and on localhost only. Undefined where they cannot
 * work. A server on a numeric address of this machine is reached as localhost, too.
 */
export const relyingPartyOf = (config: Config, request: FastifyRequest): RelyingParty | undefined => {
  const url = new URL(publicUrlOf(config, request));
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  const { hostname, protocol, origin } = url;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return protocol === 'https:' || hostname === 'localhost' ? { id: hostname, origin } : undefined;
};
