import { listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { trackBody, trackingCode } from './schemas.ts';

export const listTracking = endpoint({
  method: 'GET',
  path: 'getTrack',
  tag: 'tracking',
  summary: 'Tracking codes; the first one is used',
  access: { area: 'tracking', action: 'read' },
  reads: false,
  reply: listReply(trackingCode),
});

/** Requires the password again: call POST auth/confirm first. */
export const saveTracking = endpoint({
  method: 'POST',
  path: 'track',
  tag: 'tracking',
  summary: 'Store the tracking code',
  access: { area: 'tracking', action: 'write' },
  confirmed: true,
  body: trackBody,
  reply: reply(trackingCode),
});
