import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';

const live = z.object({ state: z.literal('live') });
/** What is running, so that a monitor sees when an update has reached a process. */
const ready = z.object({ state: z.literal('ready'), version: z.string(), commit: z.string().nullable() });

export const getLive = endpoint({
  method: 'GET',
  path: 'health/live',
  tag: 'health',
  summary: 'The process is running',
  access: 'public',
  // Load balancers and monitors have no app-check token.
  appCheck: false,
  reads: false,
  reply: reply(live),
});

export const getReady = endpoint({
  method: 'GET',
  path: 'health/ready',
  tag: 'health',
  summary: 'The process accepts requests, reaches its database, and the database can store; 503 otherwise',
  access: 'public',
  // Load balancers and monitors have no app-check token.
  appCheck: false,
  reads: false,
  reply: reply(ready),
});
