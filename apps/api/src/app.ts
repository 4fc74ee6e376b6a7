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
import { registerMetrics } from './kernel/metrics/metrics.ts';
import { registerWeb } from './kernel/http/web.ts';
import type { Services } from './kernel/services.ts';
import { ROUTES } from './routes.ts';

/** Resolves both when run from the sources and from the built file. */
const webFolder =
  ['../../web/dist', '../../../apps/web/dist']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path)) ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Overload protection covers API routes only: pages are cheap, and /health/live must not get a busy server killed. */
const refusesWork = ({ load }: Services, route: string | undefined): boolean =>
  load.overloaded && route !== undefined && route.startsWith('/api/') && route !== '/api/health/live';

/** Builds the whole server; hooks and plugins are registered in this order. */
export const buildApp = async (services: Services, routes: readonly Route[] = ROUTES): Promise<FastifyInstance> => {
  const app = createServer(services.config, services.log);
  // While draining, `Connection: close` sends keep-alive clients to another server.
  app.addHook('onRequest', (request, reply, done) => {
    if (services.draining.value) void reply.header('connection', 'close');
    done(refusesWork(services, request.routeOptions.url) ? new ApiFailure('unavailable') : undefined);
  });
  // Event streams never end by themselves, so they are closed first; otherwise the server would wait for them.
  app.addHook('preClose', services.events.close);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  registerMetrics(app, services);
  if (services.config.OTEL_EXPORTER_OTLP_ENDPOINT) {
    // Loaded only then: the packages are large.
    const { registerTracing } = await import('./kernel/tracing/tracing.ts');
    registerTracing(app, services.config);
  }
  registerRoutes(app, routes, services, noteReads(services.config.UNUSUAL_READING_FAMILIES));
  if (services.config.serveDocs)
    await registerDocs(app, () =>
      openApiOf(
        routes.map((route) => route.endpoint),
        services.config.version,
      ),
    );
  registerTrackingFrame(app, services);
  await registerWeb(app, webFolder, services);
  await app.ready();
  return app;
};
