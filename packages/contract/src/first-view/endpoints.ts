import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { optionalId } from '../kernel/query.ts';

export const getFirstView = endpoint({
  method: 'GET',
  path: 'dashboard/firstView',
  tag: 'dashboards',
  summary: 'The reads of the caller’s home in one response, each as its own call would answer',
  access: { area: 'account', action: 'read' },
  // Each read is a call of its own and is logged as one.
  reads: false,
  query: z.object({ member: optionalId }),
  reply: reply(z.array(z.object({ url: z.string(), code: z.int(), body: z.unknown() }))),
});
