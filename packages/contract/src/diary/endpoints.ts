import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalDay, pagingFields } from '../kernel/query.ts';
import { createDiaryBody, diaryEntry, mood, updateDiaryBody } from './schemas.ts';

const tag = 'diary';
const write = { area: 'diary', action: 'write' } as const;
const params = z.object({ id });

export const listMoods = endpoint({
  method: 'GET',
  path: 'diary/moods',
  tag,
  summary: 'The emojis to choose from for a day',
  access: { area: 'diary', action: 'read' },
  reads: false,
  reply: reply(z.array(mood)),
});

export const listDiary = endpoint({
  method: 'GET',
  path: 'diary/:memberId',
  tag,
  summary: 'The diary of a child, the latest day first',
  access: { area: 'diary', action: 'read' },
  reads: { area: 'diary', member: 'params.memberId' },
  params: z.object({ memberId: id }),
  query: z.object({ ...pagingFields, from: optionalDay, to: optionalDay }),
  reply: listReply(diaryEntry),
});

export const createDiaryEntry = endpoint({
  method: 'POST',
  path: 'diary',
  tag,
  summary: 'Add a diary entry; a day has one entry',
  access: write,
  limit: 'write',
  idempotent: 'offline',
  body: createDiaryBody,
  reply: reply(diaryEntry),
});

export const updateDiaryEntry = endpoint({
  method: 'PUT',
  path: 'diary/:id',
  tag,
  summary: 'Change a diary entry',
  access: write,
  idempotent: 'offline',
  params,
  body: updateDiaryBody,
  reply: reply(diaryEntry),
});

export const deleteDiaryEntry = endpoint({
  method: 'DELETE',
  path: 'diary/:id',
  tag,
  summary: 'Delete a diary entry',
  access: write,
  params,
  reply: emptyReply,
});
