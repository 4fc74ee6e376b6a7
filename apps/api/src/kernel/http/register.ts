import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_ABSOLUTE_MS, TRANSFER_MS } from '@amberway/contract/kernel/limits';
import { findGrant } from '@amberway/contract/kernel/permissions';
import type { Endpoint, EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { withDatabase } from '../db/context.ts';
import { readIdempotencyKey } from '../idempotency/key.ts';
import { once } from '../idempotency/queries.ts';
import { authenticate } from '../identity/authenticate.ts';
import { type Principal, principalReach } from '../identity/principal.ts';
import { APP_CHECK_HEADER } from '../secrets/app-check.ts';
import type { Services } from '../services.ts';
import { StartError } from '../start-error.ts';
import { admitByCookie } from './cookie-access.ts';
import { refuseCrossSite } from './cross-site.ts';
import { forbidden } from './failure.ts';
import { receiveForm } from './form.ts';
import { admitByToken, mediaTokenOf } from './media-access.ts';
import type { Context, Route } from './route.ts';
import { serialiser } from './serialise.ts';
import { requireSignature } from './signature.ts';
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

/** Told of every answer before it leaves, as of what was read by whom. */
export type AfterAnswer = (
  endpoint: Endpoint,
  context: Pick<Context<EndpointSpec>, 'principal' | 'params' | 'query'>,
  answer: unknown,
) => Promise<void>;

/** The call that hands the token out, and those of other programs and of whoever watches over the server: none has one. */
const WITHOUT_APP_CHECK = new Set([
  'appCheck/token',
  'forms/webhook',
  'calendar/feed/:secret',
  'health/live',
  'health/ready',
]);

const assertDeclared = ({ endpoint }: Route) => {
  const { access, id } = endpoint;
  if (access === 'public' || access === 'resetToken') return;
  if (!access || !findGrant(access.area, access.action)) {
    throw new StartError(
      `The route ${id} declares no permission that exists. Every route needs one, or says 'public'.`,
    );
  }
};

/** Before anything of the body is read: limits, app check, 401, 403. */
const admit = async ({ endpoint }: Route, services: Services, request: FastifyRequest, reply: FastifyReply) => {
  if (endpoint.changesState && endpoint.method === 'GET') refuseCrossSite(request);
  if (endpoint.signature) requireSignature(request);
  const mediaToken = endpoint.media ? mediaTokenOf(request) : undefined;
  if (services.appCheck && !mediaToken && !WITHOUT_APP_CHECK.has(endpoint.path)) {
    const header = request.headers[APP_CHECK_HEADER];
    await services.appCheck(Array.isArray(header) ? header[0] : header);
  }
  const { access } = endpoint;
  if (access !== 'public' && access !== 'resetToken') {
    const principal = mediaToken
      ? await admitByToken(request, mediaToken, services.signer)
      : endpoint.sessionCookie && !request.headers.authorization
        ? await admitByCookie(services.config, request, reply)
        : await authenticate(request.headers.authorization, !endpoint.stream);
    request.principal = principal;
    if (principalReach(principal, access.area, access.action) === 'none') throw forbidden();
  }
  if (endpoint.limit) await services.limiter(endpoint.limit, request.principal?.actorId ?? request.ip);
};

/** Input that has passed its schema, the handler, the reply. */
const answer = async (
  { endpoint, handler }: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  after?: AfterAnswer,
) => {
  const { access } = endpoint;
  const { principal } = request;
  const params = endpoint.params && validParams(endpoint.params, request.params);
  const query = endpoint.query && validFields(endpoint.query, request.query);
  const form = endpoint.multipart && (await receiveForm(request, endpoint.multipart, services.spool));
  try {
    const context = {
      principal,
      reach: principal && typeof access === 'object' ? principalReach(principal, access.area, access.action) : 'none',
      params,
      query,
      body: endpoint.body && validFields(endpoint.body, form?.fields ?? request.body ?? {}),
      file: endpoint.multipart?.most ? undefined : form?.files[0],
      files: form?.files,
      services,
      request,
      reply,
      requestId: request.id,
    } as unknown as Parameters<Route['handler']>[0];
    const key = endpoint.idempotent ? readIdempotencyKey(request) : undefined;
    const given =
      key && principal
        ? await once(
            {
              userId: principal.actorId,
              endpoint: endpoint.id,
              key,
              asked: [principal.userId, params, query, context.body],
            },
            async () => handler(context),
          )
        : await handler(context);
    await after?.(endpoint, context, given);
    // No proxy may collect events before it passes them on, and a stopping server need not wait for the connection.
    if (endpoint.stream)
      void reply.type('text/event-stream').headers({ 'x-accel-buffering': 'no', connection: 'close' });
    else services.checkReply?.(endpoint, given);
    return given;
  } finally {
    // Stored by now, or of no use.
    for (const { path } of form?.files ?? []) await services.spool.remove(path).catch(() => {});
  }
};

/** Forms are read by the call itself, as they arrive; such a call takes nothing else. */
const whereForms = (app: FastifyInstance, add: (scope: FastifyInstance) => void) =>
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    add(scope);
  });

/** Registers declared calls below /api, with the order of answers 401, 403, 400/422, then the handler's 404 and 409. */
export const registerRoutes = (
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  after?: AfterAnswer,
) => {
  for (const one of routes) {
    assertDeclared(one);
    const { endpoint } = one;
    const add = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: `/api/${endpoint.path}`,
        config: { endpoint },
        // The schema is the endpoint's own: the framework only needs to see that there is one.
        schema: { response: { 200: {} } },
        serializerCompiler: () => serialiser(endpoint.reply),
        ...((endpoint.file || endpoint.multipart) && { handlerTimeout: TRANSFER_MS }),
        ...(endpoint.stream && { handlerTimeout: SESSION_ABSOLUTE_MS }),
        ...((endpoint.file || endpoint.stream) && { compress: false }),
        onRequest: (request, reply) => {
          // Answers are about people: no cache keeps them.
          void reply.header('cache-control', 'no-store');
          return withDatabase(services.database, () => admit(one, services, request, reply));
        },
        handler: (request, reply) =>
          withDatabase(services.database, () => answer(one, services, request, reply, after)),
      });
    if (endpoint.multipart) whereForms(app, add);
    else add(app);
  }
};
