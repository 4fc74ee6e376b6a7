import { getJobsSummary, listJobs as listJobsEndpoint, retryJob } from '@amberway/contract/jobs/endpoints';
import type { Job } from '@amberway/contract/jobs/schemas';
import { JOB_NOT_FAILED } from '@amberway/contract/jobs/texts';
import { pageWindow } from '@amberway/contract/kernel/query';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { breaksUnique } from '../../kernel/db/failures.ts';
import { notify } from '../../kernel/db/notify.ts';
import { ApiFailure, notFound } from '../../kernel/http/failure.ts';
import { ok, okList, route } from '../../kernel/http/route.ts';
import { JOBS_CHANNEL } from '../../kernel/jobs/enqueue.ts';
import type { JobRow } from '../../kernel/jobs/queries.ts';
import { countJobs, findJob, listJobs, listSchedules, longestWait, requeueFailed } from './queries.ts';

const present = ({ id, payload: _, key: __, lease: ___, ...row }: JobRow): Job => ({ _id: id, ...row });

const notFailed = () => new ApiFailure('stale', { message: JOB_NOT_FAILED });

export const jobRoutes = [
  route(listJobsEndpoint, async ({ query }) => {
    const { rows, count } = await listJobs(query, pageWindow(query));
    return okList(rows.map(present), count);
  }),

  route(getJobsSummary, async () =>
    ok({ counts: await countJobs(), waitingSeconds: await longestWait(), schedules: await listSchedules() }),
  ),

  route(retryJob, ({ principal, params, requestId }) =>
    inTransaction(async () => {
      const job = await requeueFailed(params.id).catch((error: unknown) => {
        // Another job with the same key is queued or running.
        throw breaksUnique(error, 'jobs_key_unique') ? notFailed() : error;
      });
      if (!job) throw (await findJob(params.id)) ? notFailed() : notFound();
      await recordAudit({
        principal,
        action: 'retry',
        record: 'job',
        recordId: job.id,
        after: { name: job.name },
        requestId,
      });
      await notify(JOBS_CHANNEL);
      return ok(present(job));
    }),
  ),
];
