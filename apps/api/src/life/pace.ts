import { setTimeout as delay } from 'node:timers/promises';
import { dayInZone } from '../kernel/clock/today.ts';
import { instantOf } from '@amberway/contract/kernel/wall-clock';
import { DAY, SECOND } from '@amberway/contract/kernel/limits';
import { JOBS } from '../jobs.ts';
import { notify } from '../kernel/db/notify.ts';
import { withDatabase } from '../kernel/db/context.ts';
import { JOBS_CHANNEL } from '../kernel/jobs/enqueue.ts';
import { scheduleOf } from '../kernel/jobs/job.ts';
import { lastDue } from '../kernel/jobs/schedule.ts';
import { enqueueWhenDue } from '../kernel/jobs/scheduler.ts';
import type { Services } from '../kernel/services.ts';
import { setClock } from './clock.ts';
import { moveDatabaseOn } from './clock.queries.ts';
import { countDue } from './people.queries.ts';

export const ZONE = 'Australia/Sydney';
const LOOK_MS = 5;
const STUCK_MS = 60 * SECOND;

/** That time of a calendar day where the families live. */
export const timeOf = (day: string, clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return instantOf(Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * 60 * SECOND, ZONE);
};

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

export const dayAt = (at: number): string => dayInZone(ZONE, new Date(at));

/** What the scheduler and the worker do by timers, at once: everything that is due by now. */
export const settleJobs = (services: Services): Promise<void> =>
  withDatabase(services.database, async () => {
    for (const job of JOBS) {
      const every = scheduleOf(job, services.config);
      if (every) await enqueueWhenDue(job, lastDue(every, Date.now(), services.config.TIME_ZONE));
    }
    await notify(JOBS_CHANNEL);
    const since = performance.now();
    while ((await countDue()) > 0) {
      if (performance.now() - since > STUCK_MS) throw new Error('The jobs of a day do not come to an end.');
      await delay(LOOK_MS);
    }
  });

/** Moves the server and its database to that time together, and does what is due then. */
export const moveTo = async (services: Services, at: number): Promise<void> => {
  const ahead = setClock(at);
  await withDatabase(services.database, () => moveDatabaseOn(ahead));
  await settleJobs(services);
};
