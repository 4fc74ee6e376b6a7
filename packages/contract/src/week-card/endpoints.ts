import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalDay } from '../kernel/query.ts';
import { weekCard } from './schemas.ts';

export const getWeekCard = endpoint({
  method: 'GET',
  path: 'week/:memberId',
  tag: 'week-card',
  summary: 'One week of a child: a win, the moods, what was practised, an idea for home',
  access: { area: 'dashboards', action: 'family' },
  reads: { area: 'notes', also: ['diary', 'programme'], member: 'params.memberId' },
  params: z.object({ memberId: id }),
  /** Any day of the week; without it the latest week that is ready. */
  query: z.object({ of: optionalDay }),
  reply: reply(weekCard),
});
