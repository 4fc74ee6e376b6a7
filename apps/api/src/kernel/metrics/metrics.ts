import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Services } from '../services.ts';
import { metricsAccess } from './access.ts';
import { gaugesOf } from './gauges.ts';
import { metricsOfAllWorkers, reportAsWorker } from './workers.ts';

/** Seconds: from a cached list to the longest a handler may take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** GET /metrics in Prometheus form. Without METRICS_TOKEN or METRICS_FROM there is none, and nothing is measured. */
export const registerMetrics = (app: FastifyInstance, services: Services) => {
  const { config } = services;
  if (!config.METRICS_TOKEN && !config.METRICS_FROM) return;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  gaugesOf(services, registry);
  const requests = new Counter({
    name: 'amberway_requests_total',
    help: 'Answered requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'amberway_request_seconds',
    help: 'Time to answer by method and route',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  if (cluster.isWorker) reportAsWorker(registry);
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the URL: that may contain ids and tokens, and each would be a series of its own.
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: reply.statusCode });
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const mayRead = metricsAccess(config);
  app.get('/metrics', { config: { open: 'it has its own token and list of addresses' } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store').type('text/plain');
    if (!mayRead(request)) return reply.code(401).header('www-authenticate', 'Bearer').send('A token is needed.\n');
    const text = await (cluster.isWorker ? metricsOfAllWorkers() : registry.metrics());
    return reply.type(registry.contentType).send(text);
  });
};
