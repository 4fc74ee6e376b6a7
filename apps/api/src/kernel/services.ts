import type { FastifyBaseLogger } from 'fastify';
import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import type { Config } from './config/config.ts';
import { withDatabase } from './db/context.ts';
import type { Database } from './db/database.ts';
import { type Limiter, openLimiter } from './limits/limiter.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { type AppCheck, appCheckOf } from './secrets/app-check.ts';
import { openSigner, type Signer } from './secrets/signer.ts';

/** What handlers may use besides the database in scope. */
export type Services = {
  config: Config;
  database: Database;
  signer: Signer;
  appCheck: AppCheck | undefined;
  limiter: Limiter;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** True from the signal to stop until the process ends: readiness says no, running requests finish. */
  draining: { value: boolean };
  /** Tests hold every reply against its schema; in service the serialiser alone decides what leaves. */
  checkReply?: (endpoint: Endpoint, reply: unknown) => void;
};

export const openServices = (config: Config, database: Database, log: FastifyBaseLogger): Promise<Services> =>
  withDatabase(database, async () => {
    const signer = await openSigner();
    return {
      config,
      database,
      signer,
      appCheck: appCheckOf(config, signer),
      limiter: openLimiter(config),
      mailer: openMailer(config, database, log),
      log,
      draining: { value: false },
    };
  });
