import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { serverStatus } from './schemas.ts';

export const getStatus = endpoint({
  method: 'GET',
  path: 'status',
  tag: 'status',
  summary: 'Versions, queues, last backup, disk and certificate, with what to do',
  access: { area: 'status', action: 'read' },
  // Counts and times of the server itself.
  reads: false,
  reply: reply(serverStatus),
});
