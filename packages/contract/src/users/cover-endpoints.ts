import { z } from 'zod';
import { assessmentWire as wire } from '../assessment/wire.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { id, instant } from '../kernel/fields.ts';
import { coverAllowance, coverBody } from './cover.ts';

export const getCoverAllowance = endpoint({
  method: 'GET',
  path: 'user/cover',
  wire,
  tag: 'users',
  summary: 'How many more families the caller may cover within 24 hours',
  access: { area: 'actAs', action: 'cover' },
  reads: false,
  reply: reply(coverAllowance),
});

export const coverCustomer = endpoint({
  method: 'POST',
  path: 'user/cover/:customerId',
  wire,
  tag: 'users',
  summary:
    'Cover for a colleague: opens one family for 24 hours, with a reason; the team and administrators are notified',
  access: { area: 'actAs', action: 'cover' },
  confirmed: true,
  params: z.object({ customerId: id }),
  body: coverBody,
  reply: reply(z.object({ customerId: id, expiresAt: instant })),
});
