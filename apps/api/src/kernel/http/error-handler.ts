import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '@amberway/contract/kernel/errors';
import { findDatabaseFailure } from '../db/failures.ts';
import { ApiFailure } from './failure.ts';

// Turns every thrown error into an envelope.

const RETRY_SECONDS = '5';

const FRAMEWORK: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

const BY_STATUS: Record<number, FailureCode> = {
  400: 'malformed',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many',
  503: 'unavailable',
};

const asFailure = (error: FastifyError | Error): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  const fromDatabase = findDatabaseFailure(error);
  if (fromDatabase) return new ApiFailure(fromDatabase);
  const code = FRAMEWORK[(error as FastifyError).code] ?? BY_STATUS[(error as FastifyError).statusCode ?? 500];
  return new ApiFailure(code ?? 'internal');
};

const envelopeOf = (failure: ApiFailure, requestId: string) => ({
  status: false,
  message: failure.message,
  code: failure.code,
  ...(failure.errors && { errors: failure.errors }),
  ...(failure.second && { second: failure.second }),
  ...(failure.data && { data: failure.data }),
  requestId,
});

export const handleError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
  const failure = asFailure(error);
  if (failure.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  else request.log.info({ code: failure.code, route: request.routeOptions.url }, 'request refused');
  if (reply.sent) return;
  if (failure.retryAfterSeconds) void reply.header('retry-after', failure.retryAfterSeconds);
  if (failure.status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', RETRY_SECONDS);
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(envelopeOf(failure, request.id));
};
