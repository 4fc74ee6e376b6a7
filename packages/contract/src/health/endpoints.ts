import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';

const state = z.object({ state: z.enum(['live', 'ready']) });

export const getLive = endpoint({
  method: 'GET',
  path: 'health/live',
  tag: 'health',
  summary: 'The process is running',
  access: 'public',
  // Load balancers and monitors have no app-check token.
  appCheck: false,
  reads: false,
  reply: reply(state),
});

export const getReady = endpoint({
  method: 'GET',
  path: 'health/ready',
  tag: 'health',
  summary: 'The process accepts requests and can reach its database; 503 otherwise',
  access: 'public',
  // Load balancers and monitors have no app-check token.
  appCheck: false,
  reads: false,
  reply: reply(state),
});
