import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '@amberway/contract/kernel/endpoint';
import type { Config } from '../config/config.ts';
import { ApiFailure } from './failure.ts';

// Webhooks are signed over the raw bytes of the body: 'sha256=' and the HMAC as hex.

export const SIGNATURE_HEADER = 'x-form-signature';
const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

const hmac = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest();

export const signatureOf = (secret: string, body: string): string => `sha256=${hmac(secret, body).toString('hex')}`;

const refused = () => new ApiFailure('signature_invalid');

const sentSignature = (request: FastifyRequest): Buffer => {
  const header = request.headers[SIGNATURE_HEADER];
  const hex = typeof header === 'string' ? SIGNATURE.exec(header)?.[1] : undefined;
  if (!hex) throw refused();
  return Buffer.from(hex, 'hex');
};

/** Runs before the body is read: rejects requests without a signature or without a body. */
export const requireSignature = (request: FastifyRequest): void => {
  sentSignature(request);
  if (!Number(request.headers['content-length']) && !request.headers['transfer-encoding']) throw refused();
};

/** Runs before the body is parsed: rejects bodies not signed with the secret. */
export const checkSignature = (
  request: FastifyRequest,
  body: string,
  which: NonNullable<EndpointSpec['signature']>,
  config: Config,
): void => {
  const secret = { formWebhook: config.FORM_WEBHOOK_SECRET }[which];
  const signature = sentSignature(request);
  if (!secret) throw refused();
  if (!timingSafeEqual(signature, hmac(secret, body))) throw refused();
};
