import type { FastifyRequest } from 'fastify';
import { ApiFailure } from './failure.ts';

/** A GET that changes state must come from our own pages, not from an image or link on another site. */
export const refuseCrossSite = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') throw new ApiFailure('cross_site');
  const { origin } = request.headers;
  if (!origin) return;
  let host: string;
  try {
    ({ host } = new URL(origin));
  } catch {
    throw new ApiFailure('cross_site');
  }
  if (host !== request.headers.host) throw new ApiFailure('cross_site');
};
