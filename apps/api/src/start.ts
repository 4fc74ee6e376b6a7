import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { removeLeftovers } from './backup/work-folder.ts';
import { JOBS } from './jobs.ts';
import type { Config } from './kernel/config/config.ts';
import { withDatabase } from './kernel/db/context.ts';
import { tooManyConnections } from './kernel/db/connections.ts';
import { openDatabase } from './kernel/db/open.ts';
import { startScheduler } from './kernel/jobs/scheduler.ts';
import { startWorker } from './kernel/jobs/worker.ts';
import { startWatchdog } from './kernel/load/watchdog.ts';
import { openLogger } from './kernel/log/logger.ts';
import { openServices, type Services } from './kernel/services.ts';
import { closeWorkers } from './kernel/work/pool.ts';
import { storeDemoFiles } from './seed/library/files.ts';
import { refusePublishedPasswords } from './seed/refuse-published.ts';
import { databaseIsNew, seedLists, seedNewDatabase } from './seed/queries.ts';

const HANG_UP_MS = 100;
/** Requests that were in transit when the signal came arrive within this time. */
const GRACE_MS = 500;

export type Running = { app: FastifyInstance; services: Services; stop: () => Promise<void> };

const prepare = async (config: Config, print: (line: string) => void) => {
  if (!(await databaseIsNew())) {
    await refusePublishedPasswords(config);
    return seedLists();
  }
  if (config.loadDemo) print('Loading demo data');
  await seedNewDatabase({ demo: config.loadDemo, scale: config.SEED_SCALE, report: print });
};

/** Opens everything in order of dependency; `stop` closes it in reverse order. */
export const startServer = async (config: Config, print: (line: string) => void): Promise<Running> => {
  const log = openLogger(config.LOG_LEVEL);
  log.info({ version: config.version, commit: config.commit }, 'starting');
  print(config.DATABASE_URL ? 'Opening the PostgreSQL database' : 'Opening the embedded database');
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection lost'));
  try {
    await withDatabase(database, () => prepare(config, print));
  } catch (error) {
    await database.close();
    throw error;
  }
  const crowded = await tooManyConnections(database, config);
  if (crowded) print(crowded);
  if (config.plainHttp)
    print(
      'Without https, anybody on the way can read passwords and records. Put a proxy with TLS in front and set PUBLIC_URL to its https URL.',
    );
  if (config.publicReason && config.PUBLIC_DEMO === 'on')
    print(
      'PUBLIC_DEMO is on: everybody who reaches this server can sign in with the demo accounts, one of them an administrator.',
    );
  if (config.production && !config.SMTP_URL) print('Mails are kept and sent to nobody: SMTP_URL is not set.');
  if (config.factorPolicy !== 'off' && !config.SECRET_KEY)
    print('Secrets of authenticator apps are sealed with a key in the database alone: SECRET_KEY is not set.');
  const services = await openServices(config, database, log);
  if (config.loadDemo) await withDatabase(database, () => storeDemoFiles(services));
  await removeLeftovers(config.dataDir, log);
  const app = await buildApp(services);
  const worker = await startWorker(services, JOBS);
  const stopScheduler = startScheduler(services, JOBS);
  const stopWatchdog = startWatchdog(services);
  return {
    app,
    services,
    stop: async () => {
      services.draining.value = true;
      stopWatchdog();
      await Promise.all([stopScheduler(), delay(GRACE_MS)]);
      // A keep-alive connection would otherwise stay open after its last response.
      const hangUp = setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS);
      await Promise.all([app.close().finally(() => clearInterval(hangUp)), worker.stop()]);
      services.mailer.close();
      services.storage.close();
      await Promise.all([database.close(), closeWorkers()]);
    },
  };
};
