import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { pagingFields } from '../kernel/query.ts';
import { comment, createCommentBody } from './schemas.ts';

const tag = 'comments';

export const listComments = endpoint({
  method: 'GET',
  path: 'comment/:contentId',
  tag,
  summary: 'Comments on a resource, newest first',
  access: { area: 'comments', action: 'read' },
  reads: { area: 'resources', comment: 'data.*', resource: 'params.contentId' },
  params: z.object({ contentId: id }),
  query: z.object(pagingFields),
  reply: listReply(comment),
});
export const createComment = endpoint({
  method: 'POST',
  path: 'comment',
  tag,
  summary: 'Comment on a resource',
  access: { area: 'comments', action: 'write' },
  idempotent: true,
  limit: 'write',
  body: createCommentBody,
  reply: reply(comment),
});
