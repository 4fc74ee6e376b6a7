import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { MINUTE, SECOND } from '@amberway/contract/kernel/limits';
import { backupFigures } from '../backups/queries.ts';
import { withDatabase } from '../db/context.ts';
import { listPauses } from '../jobs/pauses.queries.ts';
import { sendMailKind } from '../mail/job-kind.ts';
import { MAIL_STATES } from '../mail/tables.ts';
import type { Services } from '../services.ts';
import { countOpenJobs, countRecentMails, countStoredBytes, OPEN_STATES, reach, secondsWaited } from './queries.ts';

/** The sum reads every file's row. */
const STORED_FOR_MS = 5 * MINUTE;
/** Less than the first process waits for a worker. */
const READ_MS = 2 * SECOND;

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

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let late: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('The database took too long.')), READ_MS);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(late));
};

type Labelled = { labelNames?: readonly string[] };

/** `reset` sets a gauge without labels to 0. */
const forget = (gauge: Gauge, { labelNames }: Labelled) => (labelNames ? gauge.reset() : gauge.remove());

export const gaugesOf = ({ database, config, events, load }: Services, registry: Registry) => {
  const registers = [registry];
  const within = async <T>(work: () => Promise<T>) => inTime(withDatabase(database, work));
  const gauge = (
    name: string,
    help: string,
    collect: (gauge: Gauge) => Promise<void> | void,
    more: Labelled & { aggregator?: 'first' | 'min' } = {},
  ) =>
    new Gauge({
      name: `amberway_${name}`,
      help,
      registers,
      ...(more as object),
      async collect() {
        try {
          await collect(this);
        } catch {
          // A figure that cannot be read is left out: one of them must not take all the others with it.
          forget(this, more);
        }
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
    'database_up',
    '1 if this process can read the database, else 0',
    async (it) => {
      it.set(0);
      await within(reach)
        .then(() => it.set(1))
        .catch(() => undefined);
    },
    { aggregator: 'min' },
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
    'How long the job that is due longest has waited, of kinds that do not pause',
    async (it) => it.set(await within(secondsWaited)),
    SHARED,
  );
  gauge(
    'jobs_paused_seconds',
    'For how long kinds of jobs have paused, because what they need is down; mail.send: the mail server',
    async (it) => {
      it.reset();
      it.set({ name: sendMailKind.name }, 0);
      for (const { name, seconds } of await within(listPauses)) it.set({ name }, seconds);
    },
    { labelNames: ['name'], ...SHARED },
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
