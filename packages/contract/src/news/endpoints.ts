import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { news } from './schemas.ts';
import { RELEASE_ID_MAX } from './texts.ts';

const tag = 'news';
const close = { area: 'news', action: 'close' } as const;

export const getNews = endpoint({
  method: 'GET',
  path: 'news',
  tag,
  summary: 'Messages and slides that the caller has not dismissed',
  access: { area: 'news', action: 'read' },
  reads: false,
  reply: reply(news),
});

export const closeMessage = endpoint({
  method: 'PUT',
  path: 'news/message/:id/closed',
  tag,
  summary: 'Dismiss this message for the caller',
  access: close,
  params: z.object({ id }),
  reply: emptyReply,
});

export const closeRelease = endpoint({
  method: 'PUT',
  path: 'news/release/:releaseId/closed',
  tag,
  summary: 'Dismiss the slides of this release for the caller',
  access: close,
  params: z.object({ releaseId: z.string().max(RELEASE_ID_MAX) }),
  reply: emptyReply,
});
