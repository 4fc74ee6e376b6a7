import { notify } from '../../../kernel/db/notify.ts';
import { JOBS_CHANNEL } from '../../../kernel/jobs/enqueue.ts';
import { defineJob } from '../../../kernel/jobs/job.ts';
import { retryKind } from './kind.ts';
import { hurryBatch, type Position, requeueBatch } from './queries.ts';

const BATCH = 500;

/** Each batch is a transaction of its own, so that however many failed, other jobs run in between. */
export const retryJobs = defineJob({
  ...retryKind,
  atOnce: 1,
  run: async ({ name, until }, { signal }) => {
    let count: number;
    do {
      signal.throwIfAborted();
      count = await requeueBatch(name, until, BATCH);
      await notify(JOBS_CHANNEL);
    } while (count === BATCH);
    let after: Position | undefined;
    do {
      signal.throwIfAborted();
      after = await hurryBatch(name, after, BATCH);
      await notify(JOBS_CHANNEL);
    } while (after);
  },
});
