import { LIVES } from '@amberway/fixtures/life/people';
import { buildApp } from '../app.ts';
import { JOBS } from '../jobs.ts';
import type { Config } from '../kernel/config/config.ts';
import { withDatabase } from '../kernel/db/context.ts';
import { openDatabase } from '../kernel/db/open.ts';
import { startWorker } from '../kernel/jobs/worker.ts';
import { openLogger } from '../kernel/log/logger.ts';
import { openServices } from '../kernel/services.ts';
import { closeWorkers } from '../kernel/work/pool.ts';
import { storeDemoFiles } from '../seed/library/files.ts';
import { seedNewDatabase } from '../seed/queries.ts';
import { realNow, resetClock, setClock } from './clock.ts';
import { findMovedClock, moveDatabase, returnDatabase } from './clock.queries.ts';
import { dayAfter, moveTo, settleJobs, timeOf } from './pace.ts';
import { addFamilies } from './people.queries.ts';
import { adminDay } from './people/admin-day.ts';
import { beginLife } from './people/begin.ts';
import { coachDay } from './people/coach-day.ts';
import type { Day } from './people/day.ts';
import { HABITS } from './people/families.ts';
import { eveningOf, morningOf } from './people/family-day.ts';
import { newWorld, type World } from './world.ts';

type Life = {
  config: Config;
  /** The first day, YYYY-MM-DD, on which the demo is loaded. */
  from: string;
  /** The number of the last day. */
  days: number;
  /** After each day, while the server still tells its time. */
  afterDay?: (day: Day) => Promise<void>;
};

/** Without anything that reaches out of this machine, and without what would end a life of two months. */
const alone = (config: Config): Config => ({
  ...config,
  SMTP_URL: undefined,
  google: undefined,
  oidc: undefined,
  backup: undefined,
  factorPolicy: 'off',
  SIGN_IN_PER_MINUTE: 100_000,
});

const fail = (error: Error) => {
  throw error;
};

const familiesOf = async (day: Day, part: (day: Day, habits: (typeof HABITS)[number]) => Promise<void>) => {
  for (const habits of HABITS) await part(day, habits);
};

/** What happens at which time of a day. Without people only jobs run then. */
const TIMES: readonly [clock: string, happens?: (day: Day) => Promise<void>][] = [
  ['04:00'],
  ['06:05'],
  ['06:35'],
  [
    '08:00',
    async (day) => {
      if (day.number === 0) await beginLife(day);
      await familiesOf(day, morningOf);
    },
  ],
  ['12:00', adminDay],
  [
    '16:30',
    async (day) => {
      await coachDay(day, LIVES.mia);
      await coachDay(day, LIVES.tomas);
    },
  ],
  ['19:30', (day) => familiesOf(day, eveningOf)],
];

const liveDay = async (world: World, day: Day) => {
  for (const [clock, happens] of TIMES) {
    const at = timeOf(day.date, clock);
    if (at > realNow()) return;
    await moveTo(world.services, at);
    await happens?.(day);
    await settleJobs(world.services);
  }
};

const openMoved = async (config: Config, ahead: number) => {
  const first = await openDatabase(config, fail);
  await withDatabase(first, () => moveDatabase(ahead));
  if (first.engine === 'embedded') {
    await withDatabase(first, findMovedClock);
    return first;
  }
  await first.close();
  return openDatabase(config, fail);
};

const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/**
 * Fills a new database with the demo and lives on with it day by day, against the real server. The clock must be set
 * before this file is loaded: the demo's dates are those of the time at which its records are made.
 */
export const live = async ({ config: given, from, days, afterDay }: Life): Promise<World> => {
  const config = alone(given);
  const database = await openMoved(config, setClock(timeOf(from, '00:30')));
  const log = openLogger(config.LOG_LEVEL);
  await withDatabase(database, async () => {
    await seedNewDatabase({ demo: true, scale: 1 });
    await addFamilies();
  });
  const services = await openServices(config, database, log);
  await withDatabase(database, () => storeDemoFiles(services));
  const app = await buildApp(services);
  const worker = await startWorker(services, JOBS);
  const world = newWorld(app, services);
  try {
    for (let number = 0; number <= days; number += 1) {
      const date = dayAfter(from, number);
      const day = { world, number, date, weekday: weekdayOf(date) };
      await liveDay(world, day);
      await afterDay?.(day);
    }
    return world;
  } finally {
    await app.close();
    await worker.stop();
    services.mailer.close();
    services.storage.close();
    resetClock();
    await withDatabase(database, returnDatabase);
    await Promise.all([database.close(), closeWorkers()]);
  }
};
