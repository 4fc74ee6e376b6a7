import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ThumbnailSize } from '@amberway/contract/uploads/types';
import type { FileRow } from '../../kernel/files/queries.ts';
import { notFound } from '../../kernel/http/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { storageFailure } from '../../kernel/storage/failure.ts';
import { objectKey, thumbnailKey } from '../../kernel/storage/keys.ts';
import { wantedRange } from './range.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply; services: Services };
type Variant = { key: string; mime: string; etag: string; size: number };

const escaped = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Browsers show pictures, media and PDF; everything else is sent as an attachment. */
const isShown = ({ kind, mime }: FileRow) => kind !== 'document' || mime === 'application/pdf';

const disposition = (file: FileRow, save: boolean) =>
  `${save || !isShown(file) ? 'attachment' : 'inline'}; filename="${file.name}"; filename*=UTF-8''${escaped(file.originalName)}`;

const variantOf = async ({ storage }: Services, file: FileRow, thumbnail?: ThumbnailSize): Promise<Variant> => {
  if (!thumbnail)
    return { key: objectKey(file.id), mime: file.mime, etag: `"${file.sha256.slice(0, 32)}"`, size: file.size };
  const key = thumbnailKey(file.id, thumbnail);
  const size = file.kind === 'image' ? await storage.size(key) : undefined;
  if (size === undefined) throw notFound();
  return { key, mime: 'image/webp', etag: `"${file.sha256.slice(0, 32)}-${thumbnail}"`, size };
};

const setHeaders = (reply: FastifyReply, file: FileRow, { mime, etag }: Variant, save: boolean) =>
  void reply.headers({
    'content-type': mime,
    'content-disposition': disposition(file, save),
    // Nothing in it may run, shown or not: no scripts, no forms, an opaque origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    // After sign-out, going back to a file must reach the server: browsers do not revalidate what they may store.
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    etag,
  });

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

/** Sends the file or a thumbnail of it, whole or in part. */
export const sendFile = async (
  { request, reply, services }: Exchange,
  file: FileRow,
  { thumbnail, save = false }: { thumbnail?: ThumbnailSize | undefined; save?: boolean } = {},
): Promise<FastifyReply> => {
  try {
    const variant = await variantOf(services, file, thumbnail);
    const { headers } = request;
    setHeaders(reply, file, variant, save);
    if (matches(headers['if-none-match'], variant.etag)) return reply.code(304).send();
    const ifRange = headers['if-range'];
    const range = !ifRange || ifRange === variant.etag ? wantedRange(headers.range, variant.size) : undefined;
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${variant.size}`).send();
    const stream = await services.storage.get(variant.key, range);
    if (!stream) throw notFound();
    const { start, end } = range ?? { start: 0, end: variant.size - 1 };
    if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${variant.size}`);
    return reply.header('content-length', end - start + 1).send(stream);
  } catch (error) {
    for (const name of ['content-disposition', 'content-type', 'etag', 'accept-ranges']) reply.removeHeader(name);
    throw storageFailure(error);
  }
};
