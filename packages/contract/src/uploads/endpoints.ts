import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { reply } from '../kernel/envelope.ts';
import { id, text } from '../kernel/fields.ts';
import { storageUsage } from './quota.ts';
import { uploadRule } from './rules.ts';
import { purpose, thumbnailSize, uploadedFile } from './schemas.ts';
import { uploadTexts } from './texts.ts';

const tag = 'uploads';
const upload = { area: 'files', action: 'upload' } as const;
const read = { area: 'files', action: 'read' } as const;

/** The purpose is in the query or in a form field, before or after the file. */
const limitOf = (known: Record<string, unknown>) => {
  const { maxBytes, tooLarge } = uploadRule(known['purpose']);
  return { maxBytes, tooLarge };
};

export const uploadFile = endpoint({
  method: 'POST',
  path: 'upload',
  tag,
  summary: 'Store a file',
  access: upload,
  limit: 'upload',
  query: z.object({ purpose }),
  multipart: { limitOf },
  body: z.strictObject({ purpose }),
  reply: reply(uploadedFile),
});
export const uploadResized = endpoint({
  method: 'POST',
  path: 'upload-with-resize',
  tag,
  summary: 'Store a picture, resized if it is large',
  access: upload,
  limit: 'upload',
  query: z.object({ purpose }),
  multipart: { limitOf },
  body: z.strictObject({ purpose }),
  reply: reply(uploadedFile),
});

export const readOwnUsage = endpoint({
  method: 'GET',
  path: 'files/usage',
  tag,
  summary: 'Storage usage of the account: the family’s in its own view, otherwise the caller’s',
  access: upload,
  reads: false,
  reply: reply(storageUsage),
});

const token = text(2000).optional();

export const readFile = endpoint({
  method: 'GET',
  path: 'files/:id/:name',
  tag,
  summary: 'A stored file, or its thumbnail',
  access: read,
  reads: { area: 'files', file: 'params.id' },
  params: z.object({ id, name: z.string() }),
  query: z.object({ size: thumbnailSize, t: token }),
  reply: z.any(),
  file: true,
  media: true,
});
export const prepareDownload = endpoint({
  method: 'POST',
  path: 'download',
  tag,
  summary: 'Prepare a stored file for download from static/{fileName}',
  access: read,
  body: z.strictObject({ url: text(3000, uploadTexts.invalidUrl) }),
  reply: reply(z.object({ fileName: z.string() })),
});
export const readStatic = endpoint({
  method: 'GET',
  path: 'static/:fileName',
  tag,
  summary: 'The prepared file, for the same user and a few minutes',
  access: read,
  reads: { area: 'files', file: 'params.fileName' },
  params: z.object({ fileName: z.string() }),
  query: z.object({ t: token }),
  reply: z.any(),
  file: true,
  media: true,
});
