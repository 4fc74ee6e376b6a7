import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_ABSOLUTE_MS, TRANSFER_MS } from '@amberway/contract/kernel/limits';
import { findGrant } from '@amberway/contract/kernel/permissions';
import type { Endpoint, EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { withDatabase } from '../db/context.ts';
import { readIdempotencyKey } from '../idempotency/key.ts';
import { once } from '../idempotency/queries.ts';
import { authenticate, authenticateWithPass } from '../identity/authenticate.ts';
import { requireConfirmed } from '../identity/confirmed.ts';
import { decodeNames, encodeFields } from '@amberway/contract/kernel/wire';
import { type Principal, reachForCall } from '../identity/principal.ts';
import { requireFactor } from '../identity/second-factor.ts';
import { APP_CHECK_HEADER } from '../secrets/app-check.ts';
import type { Services } from '../services.ts';
import { StartError } from '../start-error.ts';
import { anonymousCallers } from './caller.ts';
import { authenticateByCookie } from './cookie-access.ts';
import { refuseCrossSite } from './cross-site.ts';
import { ApiFailure, forbidden } from './failure.ts';
import { receiveForm } from './form.ts';
import { authenticateByToken, mediaTokenOf } from './media-access.ts';
import type { Context, Route } from './route.ts';
import { serialiser } from './serialise.ts';
import { requireSignature } from './signature.ts';
import { validFields, validParams } from './validate.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on every route: the endpoint it serves, or in `open` why it needs none. */
    endpoint?: Endpoint;
    open?: string;
  }
  interface FastifyRequest {
    principal: Principal | null;
    /** For file responses, which start while the handler runs: runs before the file is sent. */
    beforeFile?: (() => Promise<void>) | undefined;
  }
}

/** Runs for every response before it is sent, for example to log what was read by whom. */
export type AfterResponse = (
  endpoint: Endpoint,
  context: Pick<Context<EndpointSpec>, 'principal' | 'params' | 'query' | 'body' | 'requestId'>,
  result: unknown,
) => Promise<void>;

/** Checks at run time what the types require, for declarations that bypass them. */
const assertDeclared = ({ endpoint }: Route) => {
  const { access, id, method, reads } = endpoint;
  if (access !== 'public' && access !== 'resetToken' && !(access && findGrant(access))) {
    throw new StartError(
      `The route ${id} declares no permission that exists. Every route needs one, or says 'public'.`,
    );
  }
  if (method === 'GET' && reads === undefined) {
    throw new StartError(
      `The route ${id} does not declare what it reads of whom. Every GET needs 'reads', or says false.`,
    );
  }
};

/** The account itself, and the privacy rights a family has without consent. */
const OPEN_BEFORE_CONSENT: readonly string[] = ['account', 'privacy'];

/** Until a family has given consent, endpoints that read or change its record are closed to it. */
const waitsForConsent = ({ access, method, reads }: Endpoint, { hasAgreed }: Principal): boolean =>
  !hasAgreed &&
  (method !== 'GET' || Boolean(reads)) &&
  typeof access === 'object' &&
  !OPEN_BEFORE_CONSENT.includes(access.area);

/** Runs before the body is read: rate limits, app check, 401, 403. */
const authorise = async ({ endpoint }: Route, services: Services, request: FastifyRequest, reply: FastifyReply) => {
  if (endpoint.changesState && endpoint.method === 'GET') refuseCrossSite(request);
  if (endpoint.signature) requireSignature(request);
  const mediaToken = endpoint.media ? mediaTokenOf(request) : undefined;
  if (services.appCheck && !mediaToken && endpoint.appCheck !== false) {
    const header = request.headers[APP_CHECK_HEADER];
    await services.appCheck(Array.isArray(header) ? header[0] : header);
  }
  const { access } = endpoint;
  if (access !== 'public' && access !== 'resetToken') {
    const principal = mediaToken
      ? await authenticateByToken(request, mediaToken, services.signer)
      : endpoint.sessionCookie && !request.headers.authorization
        ? await authenticateByCookie(services.config, request, reply)
        : endpoint.pass
          ? await authenticateWithPass(request.headers.authorization)
          : await authenticate(request.headers.authorization, !endpoint.stream);
    request.principal = principal;
    if (reachForCall(principal, access) === 'none') throw forbidden();
    if (!endpoint.beforeFactor && !principal.pass) requireFactor(services.config.factorPolicy, principal);
    if (waitsForConsent(endpoint, principal)) throw new ApiFailure('consent_needed');
  }
  if (endpoint.limit)
    await services.limiter(
      endpoint.limit,
      request.principal
        ? [{ name: request.principal.actorId, clients: 1 }]
        : await anonymousCallers(services.config, request, endpoint.limit),
    );
};

const needsConfirmed = ({ confirmed }: Endpoint, body: unknown): boolean =>
  typeof confirmed === 'function' ? (confirmed as (body: unknown) => boolean)(body) : confirmed === true;

/** Validates the input, runs the handler and returns the reply. */
const respond = async (
  { endpoint, handler }: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  after?: AfterResponse,
) => {
  const { access } = endpoint;
  const { principal } = request;
  const params = endpoint.params && validParams(endpoint.params, request.params);
  const query = endpoint.query && validFields(endpoint.query, decodeNames(endpoint.wire, request.query));
  const form = endpoint.multipart && (await receiveForm(request, endpoint.multipart, services.spool));
  try {
    const context = {
      principal,
      reach: principal && typeof access === 'object' ? reachForCall(principal, access) : 'none',
      params,
      query,
      body: endpoint.body && validFields(endpoint.body, decodeNames(endpoint.wire, form?.fields ?? request.body ?? {})),
      file: endpoint.multipart?.maxFiles ? undefined : form?.files[0],
      files: form?.files,
      services,
      request,
      reply,
      requestId: request.id,
    } as unknown as Parameters<Route['handler']>[0];
    if (principal && needsConfirmed(endpoint, context.body)) requireConfirmed(principal);
    if (after && endpoint.file) request.beforeFile = () => after(endpoint, context, undefined);
    const key = endpoint.idempotent ? readIdempotencyKey(request) : undefined;
    const given =
      key && principal
        ? await once(
            {
              principal,
              endpoint: endpoint.id,
              key,
              isOffline: endpoint.idempotent === 'offline',
              input: [principal.userId, params, query, context.body],
            },
            async () => handler(context),
          )
        : await handler(context);
    if (!endpoint.file) await after?.(endpoint, context, given);
    // `x-accel-buffering` keeps proxies from buffering events; `connection: close` lets the server stop at once.
    if (endpoint.stream)
      void reply.type('text/event-stream').headers({ 'x-accel-buffering': 'no', connection: 'close' });
    else services.checkReply?.(endpoint, given);
    return given;
  } finally {
    // Moved to the storage by now, or not needed.
    for (const { path } of form?.files ?? []) await services.spool.remove(path).catch(() => {});
  }
};

/** Clients know fields by their wire names. */
const withWireFields = ({ wire }: Endpoint, error: unknown): unknown => {
  if (wire && error instanceof ApiFailure && error.errors) error.errors = encodeFields(wire, error.errors);
  return error;
};

/** Multipart endpoints read the form themselves, as it arrives, and accept no other content type. */
const whereForms = (app: FastifyInstance, add: (scope: FastifyInstance) => void) =>
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    add(scope);
  });

/** Registers endpoints below /api. The order of checks is 401, 403, 400/422, then the handler's 404 and 409. */
export const registerRoutes = (
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  after?: AfterResponse,
) => {
  for (const one of routes) {
    assertDeclared(one);
    const { endpoint } = one;
    const add = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: `/api/${endpoint.path}`,
        config: { endpoint },
        // The serialiser has the endpoint's own schema; Fastify only needs to see one.
        schema: { response: { 200: {} } },
        serializerCompiler: () => serialiser(endpoint),
        ...((endpoint.file || endpoint.multipart) && { handlerTimeout: TRANSFER_MS }),
        ...(endpoint.stream && { handlerTimeout: SESSION_ABSOLUTE_MS }),
        ...((endpoint.file || endpoint.stream) && { compress: false }),
        onRequest: (request, reply) => {
          // Responses contain personal data: nothing may cache them.
          void reply.header('cache-control', 'no-store');
          return withDatabase(services.database, () => authorise(one, services, request, reply));
        },
        ...(endpoint.file && {
          // Only files that are really sent are logged as read, and none is sent before that.
          onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
            const { beforeFile } = request;
            if (reply.statusCode >= 400 || !beforeFile) return;
            request.beforeFile = undefined;
            try {
              await withDatabase(services.database, beforeFile);
            } catch (error) {
              if (payload instanceof Readable) payload.destroy();
              throw error;
            }
          },
        }),
        handler: (request, reply) =>
          withDatabase(services.database, async () => {
            try {
              return await respond(one, services, request, reply, after);
            } catch (error) {
              throw withWireFields(endpoint, error);
            }
          }),
      });
    if (endpoint.multipart) whereForms(app, add);
    else add(app);
  }
};
