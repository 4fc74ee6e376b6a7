import { reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { publicSettings } from './schemas.ts';

export const getPublicSettings = endpoint({
  method: 'GET',
  path: 'settings',
  tag: 'settings',
  summary: 'Public settings needed before sign-in',
  access: 'public',
  reads: false,
  reply: reply(publicSettings),
});
