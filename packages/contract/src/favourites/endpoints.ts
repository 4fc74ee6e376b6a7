import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalId, pagingFields } from '../kernel/query.ts';
import { OWN_ACCOUNT } from '../kernel/reads.ts';
import { createFavouriteBody, favourite, updateFavouriteBody } from './schemas.ts';

const tag = 'favourites';
const write = { area: 'favourites', action: 'write' } as const;

export const listFavourites = endpoint({
  method: 'GET',
  path: 'favourite',
  tag,
  summary: 'Favourite pages, the last changed first',
  access: { area: 'favourites', action: 'read' },
  reads: OWN_ACCOUNT,
  query: z.object({ ...pagingFields, member: optionalId }),
  reply: listReply(favourite),
});

export const createFavourite = endpoint({
  method: 'POST',
  path: 'favourite',
  tag,
  summary: 'Add a page',
  access: write,
  idempotent: true,
  body: createFavouriteBody,
  reply: reply(favourite),
});

export const updateFavourite = endpoint({
  method: 'PUT',
  path: 'favourite/:id',
  tag,
  summary: 'Rename a page or point it elsewhere',
  access: write,
  params: z.object({ id }),
  body: updateFavouriteBody,
  reply: reply(favourite),
});

export const deleteFavourite = endpoint({
  method: 'DELETE',
  path: 'favourite/:id',
  tag,
  summary: 'Remove a page',
  access: write,
  params: z.object({ id }),
  reply: emptyReply,
});
