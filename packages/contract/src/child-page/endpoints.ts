import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { childPage } from './schemas.ts';

export const getChildPage = endpoint({
  method: 'GET',
  path: 'childPage/:memberId',
  tag: 'child-page',
  summary: 'What staff need to know of a child before they act: family, notes, tasks, questions, moods, files',
  access: { area: 'dashboards', action: 'child' },
  reads: {
    area: 'profile',
    also: ['notes', 'programme', 'messages', 'diary', 'files'],
    member: 'params.memberId',
  },
  params: z.object({ memberId: id }),
  reply: reply(childPage),
});
