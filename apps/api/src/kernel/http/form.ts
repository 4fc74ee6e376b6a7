import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { Multipart } from '@amberway/contract/kernel/endpoint';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import type { Spool, Spooled } from '../storage/spool.ts';
import { ApiFailure, invalid, malformed } from './failure.ts';

// Reads a multipart form: fields in any order, files in `file`, which are written to the spool as they arrive.

export type ReceivedFile = Spooled & { name: string };
type ReceivedForm = { fields: Record<string, string>; files: ReceivedFile[] };

const FIELDS = 20;
const LIMITS = { fields: FIELDS, headerPairs: 20, headerSize: 8 * 1024 };
const FIELD_BYTES = 16 * 1024;
const UNKNOWN_FIELD = 'This field is not known here.';

/** Accepts one file more than allowed, so that it can be rejected with a message. */
const parserFor = (request: FastifyRequest, { maxFiles = 1, fieldBytes = FIELD_BYTES }: Multipart): BusboyInstance => {
  const files = maxFiles + 1;
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { ...LIMITS, fieldSize: fieldBytes, files, parts: FIELDS + files },
    });
  } catch {
    throw malformed();
  }
};

const about = (field: string, message: string) => invalid({ [field]: message }, message);
const tooManyFiles = (maxFiles: number) => (maxFiles === 1 ? uploadTexts.oneFile : uploadTexts.maxFiles(maxFiles));

export const receiveForm = async (
  request: FastifyRequest,
  multipart: Multipart,
  spool: Spool,
): Promise<ReceivedForm> => {
  const { limitOf, maxFiles } = multipart;
  const parser = parserFor(request, multipart);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const { raw } = request;
  const arriving: Readable[] = [];
  const taken: Promise<ReceivedFile>[] = [];

  const wholeBody = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve);
    parser.on('error', () => reject(malformed()));
    raw.once('error', reject);
    raw.once('close', () => raw.readableEnded || reject(malformed()));

    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut || name === undefined) reject(malformed());
      else fields[name] = value;
    });
    parser.on('file', (field, stream, name: string | undefined) => {
      if (field !== 'file' || arriving.length >= (maxFiles ?? 1)) {
        stream.resume();
        reject(field === 'file' ? about(field, tooManyFiles(maxFiles ?? 1)) : about(field, UNKNOWN_FIELD));
        return;
      }
      arriving.push(stream);
      const file = spool
        .take(stream, limitOf({ ...(request.query as object), ...fields }))
        .then((spooled) => ({ ...spooled, name: name ?? '' }));
      taken.push(file);
      file.catch(reject);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => reject(malformed()));
    raw.pipe(parser);
  });

  try {
    await wholeBody;
    const files = await Promise.all(taken);
    if (files.length === 0 && maxFiles === undefined) throw about('file', uploadTexts.attachFile);
    return { fields: { ...fields }, files };
  } catch (error) {
    // The rest is read and discarded, so that a client that is still sending can read the response.
    raw.unpipe(parser);
    raw.resume();
    for (const stream of arriving) stream.on('error', () => {}).destroy(malformed());
    for (const file of taken) await file.then(({ path }) => spool.remove(path)).catch(() => {});
    throw error instanceof ApiFailure ? error : malformed();
  }
};
