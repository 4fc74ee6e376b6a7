import { z } from 'zod';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { OWN_ACCOUNT } from '../kernel/reads.ts';
import { draft, draftKey, draftKind, draftSummary, saveDraftBody, savedDraft } from './schemas.ts';

const tag = 'drafts';
const one = z.object({ kind: draftKind, key: draftKey });

export const listDrafts = endpoint({
  method: 'GET',
  path: 'draft/:kind',
  tag,
  summary: 'Your own unfinished texts of one kind, latest first',
  access: { area: 'drafts', action: 'read' },
  reads: OWN_ACCOUNT,
  params: z.object({ kind: draftKind }),
  reply: listReply(draftSummary),
});

export const getDraft = endpoint({
  method: 'GET',
  path: 'draft/:kind/:key',
  tag,
  summary: 'Your own unfinished text, or null',
  access: { area: 'drafts', action: 'read' },
  reads: OWN_ACCOUNT,
  params: one,
  reply: reply(draft.nullable()),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: 'draft/:kind/:key',
  tag,
  summary: 'Keep an unfinished text',
  access: { area: 'drafts', action: 'write' },
  limit: 'write',
  params: one,
  body: saveDraftBody,
  reply: reply(savedDraft),
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: 'draft/:kind/:key',
  tag,
  summary: 'Throw an unfinished text away',
  access: { area: 'drafts', action: 'write' },
  params: one,
  reply: emptyReply,
});
