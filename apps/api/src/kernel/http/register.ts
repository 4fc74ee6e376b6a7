import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findGrant } from '@amberway/contract/kernel/permissions';
import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import { withDatabase } from '../db/context.ts';
import { once } from '../idempotency/queries.ts';
import { authenticate } from '../identity/authenticate.ts';
import { type Principal, principalReach } from '../identity/principal.ts';
import { APP_CHECK_HEADER } from '../secrets/app-check.ts';
import type { Services } from '../services.ts';
import { StartError } from '../start-error.ts';
import { refuseCrossSite } from './cross-site.ts';
import { forbidden, malformed } from './failure.ts';
import type { Route } from './route.ts';
import { serialiserSchema } from './schemas.ts';
import { validFields, validParams } from './validate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on every route: the call it serves, or why it needs none. */
    endpoint?: Endpoint;
    open?: string;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

const assertDeclared = ({ endpoint }: Route) => {
  const { access, id } = endpoint;
  if (access === 'public' || access === 'resetToken') return;
  if (!access || !findGrant(access.area, access.action)) {
    throw new StartError(`The route ${id} declares no permission that exists. Every route needs one, or says 'public'.`);
  }
};

/** Before anything of the body is read: limits, app check, 401, 403. */
const admit = async ({ endpoint }: Route, services: Services, request: FastifyRequest) => {
  if (endpoint.changesState && endpoint.method === 'GET') refuseCrossSite(request);
  if (services.appCheck && endpoint.path !== 'appCheck/token') {
    const header = request.headers[APP_CHECK_HEADER];
    await services.appCheck(Array.isArray(header) ? header[0] : header);
  }
  const { access } = endpoint;
  if (access !== 'public' && access !== 'resetToken') {
    const principal = await authenticate(request.headers.authorization);
    request.principal = principal;
    if (principalReach(principal, access.area, access.action) === 'none') throw forbidden();
  }
  if (endpoint.limit) await services.limiter(endpoint.limit, request.principal?.actorId ?? request.ip);
};

const readIdempotencyKey = (request: FastifyRequest) => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw malformed('The Idempotency-Key is not valid.');
  return key;
};

/** Registers declared calls below /api, with the order of answers 401, 403, 400/422, then the handler's 404 and 409. */
export const registerRoutes = (app: FastifyInstance, routes: readonly Route[], services: Services) => {
  for (const one of routes) {
    assertDeclared(one);
    const { endpoint, handler } = one;
    const { access } = endpoint;
    app.route({
      method: endpoint.method,
      url: `/api/${endpoint.path}`,
      config: { endpoint },
      schema: { response: { 200: serialiserSchema(endpoint.reply) } },
      onRequest: (request) => withDatabase(services.database, () => admit(one, services, request)),
      handler: (request, reply) =>
        withDatabase(services.database, async () => {
          const { principal } = request;
          const context = {
            principal,
            reach: principal && typeof access === 'object' ? principalReach(principal, access.area, access.action) : 'none',
            params: endpoint.params && validParams(endpoint.params, request.params),
            query: endpoint.query && validFields(endpoint.query, request.query),
            body: endpoint.body && validFields(endpoint.body, request.body ?? {}),
            services,
            request,
            reply,
            requestId: request.id,
          } as unknown as Parameters<Route['handler']>[0];
          const key = endpoint.idempotent ? readIdempotencyKey(request) : undefined;
          const answer =
            key && principal
              ? await once({ userId: principal.actorId, endpoint: endpoint.id, key, body: context.body }, async () => handler(context))
              : await handler(context);
          services.checkReply?.(endpoint, answer);
          return answer;
        }),
    });
  }
};
