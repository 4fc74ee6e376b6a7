import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { emptyReply, listReply, reply } from '../kernel/envelope.ts';
import { id } from '../kernel/fields.ts';
import { optionalFlag, optionalId, optionalText, pagingFields } from '../kernel/query.ts';
import { storageUsage } from '../uploads/quota.ts';
import { UPLOAD_RULES } from '../uploads/rules.ts';
import { clientFile, idArrayBody, idArrayInBody, idArrayQuery } from './schemas.ts';
import { clientFileTexts } from './texts.ts';

const tag = 'client-files';
/** Id of the customer. */
const family = z.object({ clientId: id });
const oneFile = z.object({ clientId: id, fileId: id });

export const listClientFiles = endpoint({
  method: 'GET',
  path: 'clientFiles/:clientId',
  tag,
  summary: 'Files of a family, or those in its bin',
  access: { area: 'clientFiles', action: 'read' },
  reads: { area: 'files', customer: 'params.clientId' },
  limit: 'search',
  params: family,
  query: z.object({ ...pagingFields, deleted: optionalFlag, member: optionalId, search: optionalText }),
  reply: listReply(clientFile),
});

export const uploadClientFile = endpoint({
  method: 'POST',
  path: 'clientFiles/:clientId',
  tag,
  summary: 'Store a file about a child. A repeated Idempotency-Key does not store it twice',
  access: { area: 'clientFiles', action: 'upload' },
  limit: 'upload',
  params: family,
  multipart: { limitOf: () => UPLOAD_RULES.clientFile },
  body: z.strictObject({ member: z.uuid(clientFileTexts.chooseChild) }),
  reply: reply(clientFile),
});

export const downloadClientFile = endpoint({
  method: 'GET',
  path: 'clientFiles/:clientId/:fileId/download',
  tag,
  summary: 'Download the file',
  access: { area: 'clientFiles', action: 'read' },
  reads: { area: 'files', customer: 'params.clientId' },
  params: oneFile,
  reply: z.any(),
  file: true,
});

export const viewClientFile = endpoint({
  method: 'GET',
  path: 'clientFiles/:clientId/:fileId/view',
  tag,
  summary: 'A link that opens the file in a new tab for a few minutes',
  access: { area: 'clientFiles', action: 'read' },
  reads: { area: 'files', customer: 'params.clientId' },
  params: oneFile,
  reply: reply(z.object({ link: z.string() })),
});

export const readFamilyUsage = endpoint({
  method: 'GET',
  path: 'clientFiles/:clientId/usage',
  tag,
  summary: 'Storage usage of a family',
  access: { area: 'clientFiles', action: 'read' },
  reads: false,
  params: family,
  reply: reply(storageUsage),
});

export const binClientFiles = endpoint({
  method: 'DELETE',
  path: 'clientFiles/:clientId',
  tag,
  summary: 'Move files to the bin, all or none',
  access: { area: 'clientFiles', action: 'delete' },
  params: family,
  query: idArrayQuery,
  body: idArrayInBody,
  reply: emptyReply,
});

export const restoreClientFiles = endpoint({
  method: 'PATCH',
  path: 'clientFiles/:clientId/restore',
  tag,
  summary: 'Restore files from the bin, all or none',
  access: { area: 'clientFiles', action: 'delete' },
  params: family,
  body: idArrayBody,
  reply: emptyReply,
});

export const emptyClientBin = endpoint({
  method: 'POST',
  path: 'clientFiles/:clientId/emptyBin',
  tag,
  summary: 'Permanently delete files in the bin, which frees their storage; all or none',
  access: { area: 'clientFiles', action: 'emptyBin' },
  limit: 'write',
  params: family,
  body: idArrayBody,
  reply: emptyReply,
});
