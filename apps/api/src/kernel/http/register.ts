import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_ABSOLUTE_MS, TRANSFER_MS } from '@amberway/contract/kernel/limits';
import { findGrant } from '@amberway/contract/kernel/permissions';
import type { Endpoint, EndpointSpec } from '@amberway/contract/kernel/endpoint';
import { withDatabase } from '../db/context.ts';
import { readIdempotencyKey } from '../idempotency/key.ts';
import { once } from '../idempotency/queries.ts';
import { authenticate } from '../identity/authenticate.ts';
import { requireConfirmed } from '../identity/confirmed.ts';
import { decodeNames, encodeFields } from '@amberway/contract/kernel/wire';
import { type Principal, reachForCall } from '../identity/principal.ts';
import { APP_CHECK_HEADER } from '../secrets/app-check.ts';
import type { Services } from '../services.ts';
import { StartError } from '../start-error.ts';
import { anonymousCaller } from './caller.ts';
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
    /** Set on every route: the call it serves, or why it needs none. */
    endpoint?: Endpoint;
    open?: string;
  }
  interface FastifyRequest {
    principal: Principal | null;
    /** Of a file, whose answer begins while the handler runs: what has to happen first. */
    beforeFile?: (() => Promise<void>) | undefined;
  }
}

/** Runs for every answer before it leaves, as for what was read by whom. */
export type AfterAnswer = (
  endpoint: Endpoint,
  context: Pick<Context<EndpointSpec>, 'principal' | 'params' | 'query' | 'body' | 'requestId'>,
  answer: unknown,
) => Promise<void>;

/** What the types ask of a declaration, for one that was made past them. */
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

/** The account itself, and the rights that a family has whether it agrees or not. */
const OPEN_BEFORE_CONSENT: readonly string[] = ['account', 'privacy'];

/** What a call reads of a family's record, for a family that has not agreed yet: nothing. */
const waitsForConsent = ({ access, reads }: Endpoint, { hasAgreed }: Principal): boolean =>
  !hasAgreed && Boolean(reads) && typeof access === 'object' && !OPEN_BEFORE_CONSENT.includes(access.area);

/** Before anything of the body is read: limits, app check, 401, 403. */
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
        : await authenticate(request.headers.authorization, !endpoint.stream);
    request.principal = principal;
    if (reachForCall(principal, access) === 'none') throw forbidden();
    if (waitsForConsent(endpoint, principal)) throw new ApiFailure('consent_needed');
  }
  if (endpoint.limit)
    await services.limiter(
      endpoint.limit,
      request.principal?.actorId ?? (await anonymousCaller(services.config, request, endpoint.limit)),
    );
};

const needsConfirmed = ({ confirmed }: Endpoint, body: unknown): boolean =>
  typeof confirmed === 'function' ? (confirmed as (body: unknown) => boolean)(body) : confirmed === true;

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
  const query = endpoint.query && validFields(endpoint.query, decodeNames(endpoint.wire, request.query));
  const form = endpoint.multipart && (await receiveForm(request, endpoint.multipart, services.spool));
  try {
    const context = {
      principal,
      reach: principal && typeof access === 'object' ? reachForCall(principal, access) : 'none',
      params,
      query,
      body: endpoint.body && validFields(endpoint.body, decodeNames(endpoint.wire, form?.fields ?? request.body ?? {})),
      file: endpoint.multipart?.most ? undefined : form?.files[0],
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
              asked: [principal.userId, params, query, context.body],
            },
            async () => handler(context),
          )
        : await handler(context);
    if (!endpoint.file) await after?.(endpoint, context, given);
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

/** The caller knows a field by its wire name. */
const withWireFields = ({ wire }: Endpoint, error: unknown): unknown => {
  if (wire && error instanceof ApiFailure && error.errors) error.errors = encodeFields(wire, error.errors);
  return error;
};

/** Forms are read by the call itself, as they arrive; such a call takes nothing else. */
const whereForms = (app: FastifyInstance, add: (scope: FastifyInstance) => void) =>
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    add(scope);
  });

/** Registers declared calls below /api, with the order of responds with 401, 403, 400/422, then the handler's 404 and 409. */
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
        serializerCompiler: () => serialiser(endpoint),
        ...((endpoint.file || endpoint.multipart) && { handlerTimeout: TRANSFER_MS }),
        ...(endpoint.stream && { handlerTimeout: SESSION_ABSOLUTE_MS }),
        ...((endpoint.file || endpoint.stream) && { compress: false }),
        onRequest: (request, reply) => {
          // Answers are about people: no cache keeps them.
          void reply.header('cache-control', 'no-store');
          return withDatabase(services.database, () => authorise(one, services, request, reply));
        },
        ...(endpoint.file && {
          // Only what is really sent counts, and nothing is sent before it is noted.
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
              return await answer(one, services, request, reply, after);
            } catch (error) {
              throw withWireFields(endpoint, error);
            }
          }),
      });
    if (endpoint.multipart) whereForms(app, add);
    else add(app);
  }
};
