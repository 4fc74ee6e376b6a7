import { SECOND } from '@amberway/contract/kernel/limits';
import { getStatus } from '@amberway/contract/status/endpoints';
import { type StatusCheck, STATUS_CHECKS } from '@amberway/contract/status/schemas';
import type { Config } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/db/database.ts';
import { ok, route } from '../../kernel/http/route.ts';
import { checkBackup, checkCertificate, checkDisk, checkFilms, checkJobs, checkMails, checkRestore } from './checks.ts';
import { databaseVersion } from './queries.ts';

const CHECKS: Record<
  StatusCheck['check'],
  (config: Config, database: Database) => Promise<Omit<StatusCheck, 'check'>>
> = {
  jobs: checkJobs,
  mails: checkMails,
  backup: checkBackup,
  films: checkFilms,
  restore: checkRestore,
  disk: checkDisk,
  certificate: checkCertificate,
};

export const statusRoutes = [
  route(getStatus, async ({ services }) => {
    const { config, database } = services;
    const checks: StatusCheck[] = [];
    for (const check of STATUS_CHECKS) checks.push({ check, ...(await CHECKS[check](config, database)) });
    return ok({
      version: config.version,
      commit: config.commit ?? null,
      node: process.versions.node,
      database: `${database.engine === 'postgres' ? 'PostgreSQL' : 'embedded PostgreSQL'} ${await databaseVersion()}`,
      startedAt: new Date(Date.now() - process.uptime() * SECOND).toISOString(),
      checks,
    });
  }),
];
