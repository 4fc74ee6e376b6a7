import type { FastifyRequest } from 'fastify';
import type { RateLimit } from '@amberway/contract/kernel/endpoint';
import type { Config } from '../config/config.ts';
import { isKnownDevice } from '../identity/devices.queries.ts';
import { deviceTokensOf } from './device-cookie.ts';
import { type Network, networksOf } from './network.ts';

/**
 * What a rate limit counts for anonymous requests: the network and its site. A known device is counted by itself at sign-in, so that
 * others in its network cannot use up its attempts.
 */
export const anonymousCallers = async (
  config: Config,
  request: FastifyRequest,
  limit: RateLimit,
): Promise<readonly Network[]> => {
  const tokens = limit === 'signIn' ? deviceTokensOf(config, request) : [];
  const device = tokens.length > 0 ? await isKnownDevice(tokens) : undefined;
  return device ? [{ name: `device:${device}`, clients: 1 }] : networksOf(request.ip);
};
