import { z } from 'zod';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id } from '../kernel/fields.ts';
import { OWN_ACCOUNT } from '../kernel/reads.ts';
import { conflictBody, draft, draftKey, draftKind, draftSummary, saveDraftBody, savedDraft } from './schemas.ts';

const tag = 'drafts';
const one = z.object({ kind: draftKind, key: draftKey });

export const listDrafts = endpoint({
  method: 'GET',
  path: 'draft/:kind',
  tag,
  summary: 'The caller’s own drafts of one kind, latest first',
  access: { area: 'drafts', action: 'read' },
  reads: OWN_ACCOUNT,
  params: z.object({ kind: draftKind }),
  reply: listReply(draftSummary),
});

export const getDraft = endpoint({
  method: 'GET',
  path: 'draft/:kind/:key',
  tag,
  summary: 'The caller’s own draft, or null',
  access: { area: 'drafts', action: 'read' },
  reads: OWN_ACCOUNT,
  params: one,
  reply: reply(draft.nullable()),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: 'draft/:kind/:key',
  tag,
  summary: 'Save a draft',
  access: { area: 'drafts', action: 'write' },
  limit: 'write',
  params: one,
  body: saveDraftBody,
  reply: reply(savedDraft),
});

/** For the last text of a page being closed, when saving it returned 409. */
export const storeConflict = endpoint({
  method: 'POST',
  path: 'draft/:kind/:key/conflict',
  tag,
  summary: 'Store a conflict copy beside the draft, for its owner to choose later',
  access: { area: 'drafts', action: 'write' },
  limit: 'write',
  params: one,
  body: conflictBody,
  reply: emptyReply,
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: 'draft/:kind/:key',
  tag,
  summary: 'Discard a draft; a conflict copy that nobody has seen yet replaces it',
  access: { area: 'drafts', action: 'write' },
  params: one,
  query: z.object({ settles: id.optional() }),
  reply: emptyReply,
});
