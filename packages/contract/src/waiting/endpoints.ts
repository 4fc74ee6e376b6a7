import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { WAITING_KINDS } from './kinds.ts';

export const getWaiting = endpoint({
  method: 'GET',
  path: 'waiting',
  tag: 'waiting',
  summary: 'What waits for the caller, of each kind they handle, counted up to a limit',
  access: { area: 'waiting', action: 'read' },
  // Numbers only.
  reads: false,
  reply: reply(z.array(z.object({ kind: z.enum(WAITING_KINDS), count: z.int().min(0) }))),
});
