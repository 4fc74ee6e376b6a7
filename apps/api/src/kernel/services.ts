import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { AppCheck } from './secrets/app-check.ts';
import type { Signer } from './secrets/signer.ts';

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
};
