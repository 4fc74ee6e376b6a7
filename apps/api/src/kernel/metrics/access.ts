import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { plainAddress } from '../http/network.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
};

/** Decides who may read the metrics: a bearer of METRICS_TOKEN, or an address of METRICS_FROM. */
export const metricsAccess = ({ METRICS_TOKEN, METRICS_FROM }: Pick<Config, 'METRICS_TOKEN' | 'METRICS_FROM'>) => {
  const token = METRICS_TOKEN === undefined ? undefined : digest(`Bearer ${METRICS_TOKEN}`);
  const near = listOf(METRICS_FROM ?? []);
  return ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): boolean => {
    // Equal lengths, so that the comparison takes the same time for every token.
    if (token && timingSafeEqual(token, digest(headers.authorization ?? ''))) return true;
    const address = plainAddress(ip);
    return isIP(address) !== 0 && near.check(address, family(address));
  };
};
