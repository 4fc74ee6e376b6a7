import type { JobsSummary } from '@amberway/contract/jobs/schemas';
import { JOBS_COUNTED } from '@amberway/contract/jobs/states';
import { listPauses } from '../../kernel/jobs/pauses.queries.ts';
import { countJobs, secondsWaited } from '../../kernel/metrics/queries.ts';
import { countStuck, listSchedules } from './queries.ts';

/** What administrators see above the list of jobs. */
export const summarise = async (): Promise<JobsSummary> => {
  const counts = { stuck: await countStuck(undefined, JOBS_COUNTED), queued: 0, running: 0, done: 0, failed: 0 };
  const kinds = await countJobs();
  for (const { state, count } of kinds) counts[state] = Math.min(counts[state] + count, JOBS_COUNTED);
  const waiting = (name: string) => kinds.find((kind) => kind.name === name && kind.state === 'queued')?.count ?? 0;
  return {
    counts,
    pauses: (await listPauses()).map(({ seconds: _, ...pause }) => ({ ...pause, waiting: waiting(pause.name) })),
    waitingSeconds: Math.round(await secondsWaited()),
    schedules: await listSchedules(),
  };
};
