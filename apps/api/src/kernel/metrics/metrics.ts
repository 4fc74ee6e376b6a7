import cluster from 'node:cluster';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { backupFigures } from '../backups/queries.ts';
import { withDatabase } from '../db/context.ts';
import { MAIL_STATES } from '../mail/tables.ts';
import type { Services } from '../services.ts';
import { metricsAccess } from './access.ts';
import { countOpenJobs, countRecentMails, countStoredBytes, OPEN_STATES, secondsWaited } from './queries.ts';
import { metricsOfAllWorkers, reportAsWorker } from './workers.ts';

/** Seconds: from a cached list to the longest a handler may take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** The sum reads every file's row. */
const STORED_FOR_MS = 5 * MINUTE;

const cachedFor = (work: () => Promise<number>) => {
  let until = 0;
  let value = 0;
  return async () => {
    if (Date.now() > until) {
      value = await work();
      until = Date.now() + STORED_FOR_MS;
    }
    return value;
  };
};

/** What the database and the disk know is the same in every worker: the sum over workers would count it twice. */
const SHARED = { aggregator: 'first' } as const;

const gaugesOf = ({ database, config, events, load }: Services, registry: Registry) => {
  const registers = [registry];
  const within = <T>(work: () => Promise<T>) => withDatabase(database, work);
  const gauge = (name: string, help: string, collect: (gauge: Gauge) => Promise<void> | void, more = {}) =>
    new Gauge({
      name: `amberway_${name}`,
      help,
      registers,
      ...more,
      collect() {
        return collect(this);
      },
    });

  gauge(
    'build_info',
    'Version and commit; always 1',
    (it) => it.set({ version: config.version, commit: config.commit ?? '' }, 1),
    {
      labelNames: ['version', 'commit'],
      ...SHARED,
    },
  );
  gauge('overloaded', 'Workers that refuse new work', (it) => it.set(load.overloaded ? 1 : 0));
  gauge('live_connections', 'Open live event streams', (it) => it.set(events.count()));
  gauge(
    'database_connections',
    'Connections of the pools by state; waiting counts requests for one',
    (it) => {
      for (const [state, value] of Object.entries(database.connections())) it.set({ state }, value);
    },
    { labelNames: ['state'] },
  );
  const { replica } = database;
  if (replica)
    gauge('database_replica_paused', 'Processes that do not use the replica, because it is behind or down', (it) =>
      it.set(replica.isPaused() ? 1 : 0),
    );
  gauge(
    'jobs',
    'Jobs that are queued, running or failed',
    async (it) => {
      it.reset();
      // A series that is not there yet cannot be watched.
      for (const state of OPEN_STATES) it.set({ name: '', state }, 0);
      for (const { name, state, count } of await within(countOpenJobs)) it.set({ name, state }, count);
    },
    { labelNames: ['name', 'state'], ...SHARED },
  );
  gauge(
    'jobs_waiting_seconds',
    'How long the job that is due longest has waited',
    async (it) => it.set(await within(secondsWaited)),
    SHARED,
  );
  gauge(
    'mails_last_day',
    'Mails of the last 24 hours by state',
    async (it) => {
      it.reset();
      for (const state of MAIL_STATES) it.set({ state }, 0);
      for (const { state, count } of await within(countRecentMails)) it.set({ state }, count);
    },
    { labelNames: ['state'], ...SHARED },
  );
  if (config.backup)
    gauge(
      'backup',
      'Unix times of the last good (done) and the last verified backup, its bytes, and 1 if the newest failed',
      async (it) => {
        const { failed, ...figures } = await within(backupFigures);
        for (const [what, value] of Object.entries(figures)) it.set({ what }, value);
        it.set({ what: 'failed' }, failed ? 1 : 0);
      },
      { labelNames: ['what'], ...SHARED },
    );
  const stored = cachedFor(() => within(countStoredBytes));
  gauge(
    'stored_bytes',
    'Bytes of all uploaded files, at most five minutes old',
    async (it) => it.set(await stored()),
    SHARED,
  );
  gauge(
    'data_free_bytes',
    'Free bytes on the disk of DATA_DIR',
    async (it) => {
      const { bavail, bsize } = await statfs(config.dataDir);
      it.set(bavail * bsize);
    },
    SHARED,
  );
};

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
