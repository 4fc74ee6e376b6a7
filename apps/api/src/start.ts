import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './kernel/config/config.ts';
import { withDatabase } from './kernel/db/context.ts';
import { openDatabase } from './kernel/db/open.ts';
import { openLogger } from './kernel/log/logger.ts';
import { openServices, type Services } from './kernel/services.ts';
import { startSweeps } from './kernel/sweeps.ts';
import { databaseIsNew, seedNewDatabase } from './seed/queries.ts';

export type Running = { app: FastifyInstance; services: Services; demo: boolean; stop: () => Promise<void> };

/** Opens everything in the order it depends on each other; `stop` closes it the other way round. */
export const startServer = async (config: Config, say: (line: string) => void): Promise<Running> => {
  const log = openLogger(config.LOG_LEVEL);
  say(config.DATABASE_URL ? 'Opening the PostgreSQL database' : 'Opening the embedded database');
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection lost'));
  await withDatabase(database, async () => {
    if (!(await databaseIsNew())) return;
    if (config.loadDemo) say('Loading demo data');
    await seedNewDatabase({ demo: config.loadDemo, scale: config.SEED_SCALE });
  });
  const services = await openServices(config, database, log);
  const app = await buildApp(services);
  const stopSweeps = startSweeps(database, log);
  return {
    app,
    services,
    demo: config.loadDemo,
    stop: async () => {
      services.draining.value = true;
      stopSweeps();
      await app.close();
      await services.mailer.close();
      await database.close();
    },
  };
};
