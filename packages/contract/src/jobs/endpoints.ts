import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalOneOf, optionalText, pagingFields } from '../kernel/query.ts';
import { job, JOB_STATES, jobsSummary } from './schemas.ts';

const tag = 'jobs';
const read = { area: 'jobs', action: 'read' } as const;

export const listJobs = endpoint({
  method: 'GET',
  path: 'jobs',
  tag,
  summary: 'Background jobs, newest first, by state, name or text',
  access: read,
  // Returns names and times of jobs, never their payload.
  reads: false,
  limit: 'search',
  query: z.object({ ...pagingFields, state: optionalOneOf(JOB_STATES), name: optionalText, search: optionalText }),
  reply: listReply(job),
});

export const getJobsSummary = endpoint({
  method: 'GET',
  path: 'jobs/summary',
  tag,
  summary: 'How many jobs are queued, running and failed, and when the recurring ones were last due',
  access: read,
  reads: false,
  reply: reply(jobsSummary),
});

export const retryJob = endpoint({
  method: 'POST',
  path: 'jobs/:id/retry',
  tag,
  summary: 'Retry a failed job',
  access: { area: 'jobs', action: 'retry' },
  params: z.object({ id }),
  reply: reply(job),
});
