import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { childPath } from './schemas.ts';

export const getPath = endpoint({
  method: 'GET',
  path: 'path/:memberId',
  tag: 'path',
  summary: 'The path of a child: its mastered skills with their stories, and what it is learning now',
  access: { area: 'skills', action: 'read' },
  reads: { area: 'programme', also: ['notes'], member: 'params.memberId' },
  params: z.object({ memberId: id }),
  reply: reply(childPath),
});
