import * as jobs from '@amberway/contract/jobs/endpoints';
import { sample, type World } from '../../testing/matrix/sample.ts';
import { addJob } from '../../testing/jobs.ts';

/** An unknown kind of job, so that no worker runs it. */
const failedJob = ({ server }: World) => addJob(server, { name: 'test.unknown', state: 'failed' });

export const samples = [
  sample(jobs.listJobs, 'none', () => ({ query: '?state=failed&search=mail&page=1' })),
  sample(jobs.getJobsSummary, 'none'),
  sample(jobs.retryJob, 'none', async (world) => ({ params: { id: await failedJob(world) } })),
];
