import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiFailure } from './failure.ts';

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

/**
 * For a call that a cookie signs in: it must say that it comes from one of our own pages. Browsers send Origin with every
 * POST and let no script change it, so a call without one, or with 'null', comes from elsewhere. Behind a proxy that
 * rewrites Host the origin of PUBLIC_URL counts.
 */
export const requireOwnOrigin = (config: Config, request: FastifyRequest): void => {
  const { origin = '', host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const from = parse(origin);
  const isOwn = from !== undefined && (from.host === host || from.origin === parse(config.PUBLIC_URL ?? '')?.origin);
  if (!isOwn || (site !== undefined && site !== 'same-origin')) throw new ApiFailure('cross_site');
};
