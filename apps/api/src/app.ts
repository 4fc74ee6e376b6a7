import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { noteReads } from './features/privacy/reads/note.ts';
import { registerTrackingFrame } from './features/tracking/public.ts';
import { ApiFailure } from './kernel/http/failure.ts';
import { registerDocs } from './kernel/http/docs.ts';
import { openApiOf } from './kernel/http/openapi.ts';
import { registerRoutes } from './kernel/http/register.ts';
import type { Route } from './kernel/http/route.ts';
import { createServer } from './kernel/http/server.ts';
import { registerWeb } from './kernel/http/web.ts';
import type { Services } from './kernel/services.ts';
import { ROUTES } from './routes.ts';

/** From the sources and from the built file alike. */
const webFolder =
  ['../../web/dist', '../../../apps/web/dist']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path)) ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Pages and their files are cheap, and the check for life must not end a server that is only busy. */
const refusesWork = ({ load }: Services, route: string | undefined): boolean =>
  load.overloaded && route !== undefined && route.startsWith('/api/') && route !== '/api/health/live';

/** The whole server, in the order in which things are added. */
export const buildApp = async (services: Services, routes: readonly Route[] = ROUTES): Promise<FastifyInstance> => {
  const app = createServer(services.config, services.log);
  // Whoever keeps asking on one connection is told to open another, at a server that stays.
  app.addHook('onRequest', (request, reply, done) => {
    if (services.draining.value) void reply.header('connection', 'close');
    done(refusesWork(services, request.routeOptions.url) ? new ApiFailure('unavailable') : undefined);
  });
  // Streams stay open by themselves: they end first, or the server would wait for them.
  app.addHook('preClose', services.events.close);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  registerRoutes(app, routes, services, noteReads(services.config.UNUSUAL_READING_FAMILIES));
  if (services.config.serveDocs)
    await registerDocs(app, () =>
      openApiOf(
        routes.map((route) => route.endpoint),
        services.config.version,
      ),
    );
  registerTrackingFrame(app, services);
  await registerWeb(app, webFolder);
  await app.ready();
  return app;
};
