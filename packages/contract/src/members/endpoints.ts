import { z } from 'zod';
import { reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { memberSummary } from './schemas.ts';

export const getMember = endpoint({
  method: 'GET',
  path: 'member/:id',
  tag: 'members',
  summary: 'One child',
  access: { area: 'members', action: 'read' },
  params: z.object({ id }),
  reply: reply(memberSummary),
});
