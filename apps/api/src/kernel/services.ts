import type { FastifyBaseLogger } from 'fastify';
import type { Endpoint } from '@amberway/contract/kernel/endpoint';
import type { Config } from './config/config.ts';
import { withDatabase } from './db/context.ts';
import type { Database } from './db/database.ts';
import { type Hub, openHub } from './events/hub.ts';
import { type Google, openGoogle } from './google/google.ts';
import { type Limiter, openLimiter } from './limits/limiter.ts';
import type { Load } from './load/watchdog.ts';
import { type Directory, openDirectory } from './oidc/directory.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { type AppCheck, appCheckOf } from './secrets/app-check.ts';
import { type Box, openBox } from './secrets/box.ts';
import { serverSecret } from './secrets/queries.ts';
import { openSigner, type Signer } from './secrets/signer.ts';
import { openStorage } from './storage/open.ts';
import type { Spool } from './storage/spool.ts';
import type { Storage } from './storage/storage.ts';

/** What handlers may use besides the current database. */
export type Services = {
  config: Config;
  database: Database;
  signer: Signer;
  appCheck: AppCheck | undefined;
  limiter: Limiter;
  mailer: Mailer;
  /** Seals the secrets of authenticator apps. */
  factorBox: Box;
  /** Undefined when no Google project is configured. */
  google: Google | undefined;
  /** The organisation's directory. Undefined when none is configured. */
  directory: Directory | undefined;
  /** The live event streams of open pages. */
  events: Hub;
  storage: Storage;
  spool: Spool;
  log: FastifyBaseLogger;
  /** True from SIGTERM until the process ends: /health/ready fails, running requests finish. */
  draining: { value: boolean };
  /** Set by the event loop watchdog. */
  load: Load;
  /** Tests check every reply against its schema; in production only the serialiser filters it. */
  checkReply?: (endpoint: Endpoint, reply: unknown) => void;
};

export const openServices = (config: Config, database: Database, log: FastifyBaseLogger): Promise<Services> =>
  withDatabase(database, async () => {
    const signer = await openSigner();
    const { storage, spool } = await openStorage(config);
    return {
      config,
      database,
      signer,
      appCheck: appCheckOf(config, signer),
      limiter: openLimiter(config),
      mailer: openMailer(config),
      factorBox: openBox(config.SECRET_KEY ?? '', await serverSecret('factors'), 'second factors'),
      google: await openGoogle(config),
      directory: openDirectory(config),
      events: await openHub(database, log),
      storage,
      spool,
      log,
      draining: { value: false },
      load: { overloaded: false },
    };
  });
