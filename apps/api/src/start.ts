import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './kernel/config/config.ts';
import { withDatabase } from './kernel/db/context.ts';
import { openDatabase } from './kernel/db/open.ts';
import { openLimiter } from './kernel/limits/limiter.ts';
import { openLogger } from './kernel/log/logger.ts';
import { openMailer } from './kernel/mail/mailer.ts';
import { appCheckOf } from './kernel/secrets/app-check.ts';
import { openSigner } from './kernel/secrets/signer.ts';
import type { Services } from './kernel/services.ts';
import { startSweeps } from './kernel/sweeps.ts';
import { databaseIsNew, seedNewDatabase } from './seed/queries.ts';

export type Running = { app: FastifyInstance; services: Services; demo: boolean; stop: () => Promise<void> };

/** Opens everything in the order it depends on each other; `stop` closes it the other way round. */
export const startServer = async (config: Config, say: (line: string) => void = () => undefined): Promise<Running> => {
  const log = openLogger(config.LOG_LEVEL);
  say(config.DATABASE_URL ? 'Opening the PostgreSQL database' : 'Opening the embedded database');
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database connection lost'));
  return withDatabase(database, async () => {
    if (await databaseIsNew()) {
      if (config.loadDemo) say('Loading demo data');
      await seedNewDatabase({ demo: config.loadDemo, scale: config.SEED_SCALE });
    }
    const signer = await openSigner();
    const mailer = openMailer(config, database, log);
    const services: Services = {
      config,
      database,
      signer,
      appCheck: appCheckOf(config, signer),
      limiter: openLimiter(config),
      mailer,
      log,
      draining: { value: false },
    };
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
        await mailer.close();
        await database.close();
      },
    };
  });
};
