import type { FastifyRequest } from 'fastify';
import { malformed } from '../http/failure.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** The client's key for this request, if it sent one: a retry sends the same. */
export const readIdempotencyKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw malformed('The Idempotency-Key is not valid.');
  return key;
};
