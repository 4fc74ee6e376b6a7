import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify';
import { BODY_LIMIT_BYTES, MINUTE, SECOND, TRANSFER_MS } from '@amberway/contract/kernel/limits';
import type { Config } from '../config/config.ts';
import { StartError } from '../start-error.ts';
import { isAmbiguous } from './ambiguous-headers.ts';
import { respondToBrokenRequest } from './broken-request.ts';
import { handleError } from './error-handler.ts';
import { ApiFailure, malformed } from './failure.ts';
import { hasTooManyValues } from './json-size.ts';
import { securityHeaders } from './security.ts';
import { checkSignature } from './signature.ts';

const UNREAD_MS = 30 * SECOND;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The bare server: limits, timeouts, request ids, one error format, and no route without a declared permission. */
export const createServer = (config: Config, log: FastifyBaseLogger): FastifyInstance => {
  const always = securityHeaders(config);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    // Long enough for a file over a slow connection; all else is limited by handlerTimeout, body included.
    requestTimeout: TRANSFER_MS,
    connectionTimeout: 2 * MINUTE,
    keepAliveTimeout: 72 * SECOND,
    handlerTimeout: 30 * SECOND,
    // While draining, the server still responds on open connections; only /health/ready fails.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for a URL that cannot be decoded.
      void reply.headers(always).header('x-request-id', request.id);
      void handleError(error, request, reply);
    },
    clientErrorHandler: respondToBrokenRequest,
    http: { headersTimeout: 20 * SECOND, maxHeaderSize: 16 * 1024 },
    trustProxy: config.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: (request) => {
      const header = request.headers['x-request-id'];
      return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
    },
  });

  app.decorateRequest('principal', null);
  app.decorateRequest('signedFile', null);
  app.decorateRequest('restored', null);
  app.setErrorHandler(handleError);

  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (options) => void registered.push(options));
  app.addHook('onReady', async () => {
    const undeclared = registered.find(({ config: declared }) => !declared?.endpoint && !declared?.open);
    if (undeclared) {
      throw new StartError(
        `The route ${String(undeclared.method)} ${undeclared.url} declares no permission. Every route needs one, or says why it is open.`,
      );
    }
  });

  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(always).header('x-request-id', request.id);
    done(request.raw.url?.includes('%00') || isAmbiguous(request.raw) ? malformed() : undefined);
  });

  app.addHook('onResponse', (request, reply, done) => {
    // The response was sent before the request was complete: the rest is discarded, but not for ever.
    if (!request.raw.complete) setTimeout(() => request.raw.destroy(), UNREAD_MS).unref();
    request.log.info(
      {
        route: request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });

  // Every request has a JSON content type, also those without a body.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { signature } = request.routeOptions.config.endpoint ?? {};
    try {
      if (signature) checkSignature(request, body as string, signature, config);
    } catch (error) {
      return done(error as Error);
    }
    if (body === '') return done(null, undefined);
    if (hasTooManyValues(body as string)) return done(new ApiFailure('too_large'));
    // PostgreSQL text cannot hold NUL; rejecting it here covers every field.
    if (body.includes('\0') || body.includes('\\u0000'))
      return done(malformed('The request contains characters that cannot be stored.'));
    return parse(request, body as string, done);
  });
  return app;
};
