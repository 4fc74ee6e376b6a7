import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { OWN_ACCOUNT } from '../kernel/reads.ts';
import { createQuickLinkBody, quickLink, updateQuickLinkBody } from './schemas.ts';
import { quickLinksWire as wire } from './wire.ts';

const tag = 'quickLinks';
const write = { area: 'quickLinks', action: 'write' } as const;
const params = z.object({ id });

export const listQuickLinks = endpoint({
  method: 'GET',
  path: 'quicklink/:userId',
  wire,
  tag,
  summary: 'The caller’s own links and global ones: starred first, then newest first',
  access: { area: 'quickLinks', action: 'read' },
  reads: OWN_ACCOUNT,
  params: z.object({ userId: id }),
  reply: listReply(quickLink),
});

export const createQuickLink = endpoint({
  method: 'POST',
  path: 'quicklink',
  wire,
  tag,
  summary: 'Add a link',
  access: write,
  idempotent: true,
  body: createQuickLinkBody,
  reply: reply(quickLink),
});

export const updateQuickLink = endpoint({
  method: 'PUT',
  path: 'quicklink/:id',
  wire,
  tag,
  summary: 'Change or star a link of the caller',
  access: write,
  params,
  body: updateQuickLinkBody,
  reply: reply(quickLink),
});

export const deleteQuickLink = endpoint({
  method: 'DELETE',
  path: 'quicklink/:id',
  wire,
  tag,
  summary: 'Remove a link of the caller',
  access: write,
  params,
  reply: emptyReply,
});
