import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * The base URL of this server. Without PUBLIC_URL it is the address the server listens on, never the request's Host
 * header: whoever requests a reset mail must not choose where its link leads.
 */
export const publicUrlOf = (config: Config, request: FastifyRequest): string => {
  if (config.PUBLIC_URL) return config.PUBLIC_URL;
  const address = request.server.server.address();
  const port = address && typeof address === 'object' ? address.port : config.PORT;
  return `http://${config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST}:${port}`;
};
