import { z } from 'zod';
import { emptyReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { optionalFlag, optionalText, pagingFields, sortingBy } from '../kernel/query.ts';
import { severalIds } from '../kernel/several.ts';
import { answerBody, createPostBody, userPost } from './schemas.ts';

const tag = 'posts';
const params = z.object({ id });

export const POST_SORTS = ['createdAt'] as const;

export const listPosts = endpoint({
  method: 'GET',
  path: 'userPost',
  tag,
  summary: 'Posts with their responses, newest first',
  access: { area: 'posts', action: 'read' },
  reads: { area: 'posts', customer: 'data.docs.*.user' },
  limit: 'search',
  query: z.object({
    ...pagingFields,
    search: optionalText,
    includeDeleted: optionalFlag,
    showUnansweredPosts: optionalFlag,
    ...sortingBy(POST_SORTS),
  }),
  reply: reply(z.object({ docs: z.array(userPost), totalCount: z.number() })),
});
export const getPost = endpoint({
  method: 'GET',
  path: 'userPost/:id',
  tag,
  summary: 'One post',
  access: { area: 'posts', action: 'read' },
  reads: { area: 'posts', customer: 'data.user' },
  params,
  reply: reply(userPost),
});
export const createPost = endpoint({
  method: 'POST',
  path: 'userPost',
  tag,
  summary: 'Write a post',
  access: { area: 'posts', action: 'create' },
  limit: 'write',
  idempotent: true,
  body: createPostBody,
  reply: reply(userPost),
});
export const deletePost = endpoint({
  method: 'DELETE',
  path: 'userPost/:id',
  tag,
  summary: 'Mark a post as deleted',
  access: { area: 'posts', action: 'delete' },
  params,
  reply: emptyReply,
});
export const restorePost = endpoint({
  method: 'PATCH',
  path: 'userPost/:id/restore',
  tag,
  summary: 'Restore a deleted post',
  access: { area: 'posts', action: 'restore' },
  params,
  reply: emptyReply,
});
const several = {
  method: 'POST',
  tag,
  body: z.strictObject({ ids: severalIds }),
  /** Those that this request changed. */
  reply: reply(z.object({ ids: z.array(id) })),
} as const;
export const deletePosts = endpoint({
  ...several,
  path: 'userPost/delete',
  summary: 'Mark several posts as deleted; returns those that were not deleted already',
  access: { area: 'posts', action: 'delete' },
});
export const restorePosts = endpoint({
  ...several,
  path: 'userPost/restore',
  summary: 'Restore several deleted posts; returns those that were deleted',
  access: { area: 'posts', action: 'restore' },
});
export const answerPost = endpoint({
  method: 'PUT',
  path: 'userPost/:id/answer',
  tag,
  summary: 'Write or change a response',
  access: { area: 'posts', action: 'answer' },
  params,
  body: answerBody,
  idempotent: true,
  reply: reply(userPost),
});
