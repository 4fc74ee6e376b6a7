import { z } from 'zod';
import { reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { cancelBody, moveBody, scheduleBody } from './body.ts';
import { activityNote } from './schemas.ts';
import { activityNotesWire as wire } from './wire.ts';

const tag = 'sessions';
const access = { area: 'sessions', action: 'schedule' } as const;
const params = z.object({ id });

export const scheduleAppointment = endpoint({
  method: 'POST',
  path: 'session/schedule',
  wire,
  tag,
  summary: 'Schedule a session with a child',
  access,
  idempotent: true,
  body: scheduleBody,
  reply: reply(activityNote),
});

export const moveAppointment = endpoint({
  method: 'PUT',
  path: 'session/schedule/:id',
  wire,
  tag,
  summary: 'Move a scheduled session to another time',
  access,
  params,
  body: moveBody,
  reply: reply(activityNote),
});

export const cancelAppointment = endpoint({
  method: 'POST',
  path: 'session/schedule/:id/cancel',
  wire,
  tag,
  summary: 'Cancel a scheduled session',
  access,
  params,
  body: cancelBody,
  reply: reply(activityNote),
});
