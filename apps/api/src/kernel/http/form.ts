import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import type { Multipart } from '@amberway/contract/kernel/endpoint';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import type { Spool, Spooled } from '../storage/spool.ts';
import { ApiFailure, invalid, malformed } from './failure.ts';

// Reads a multipart form: fields in any order, one file in `file`, which goes to the spool as it arrives.

export type ReceivedFile = Spooled & { name: string };
type ReceivedForm = { fields: Record<string, string>; file: ReceivedFile };

const LIMITS = {
  fields: 20,
  fieldSize: 16 * 1024,
  files: 2,
  parts: 22,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
const UNKNOWN_FIELD = 'This field is not known here.';

const parserFor = (request: FastifyRequest): BusboyInstance => {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw malformed();
  }
};

const about = (field: string, message: string) => invalid({ [field]: message }, message);

export const receiveForm = async (
  request: FastifyRequest,
  { limitOf }: Multipart,
  spool: Spool,
): Promise<ReceivedForm> => {
  const parser = parserFor(request);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const { raw } = request;
  let arriving: Readable | undefined;
  let taken: Promise<ReceivedFile> | undefined;

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
      if (field !== 'file' || arriving) {
        stream.resume();
        reject(field === 'file' ? about(field, uploadTexts.oneFile) : about(field, UNKNOWN_FIELD));
        return;
      }
      arriving = stream;
      taken = spool
        .take(stream, limitOf({ ...(request.query as object), ...fields }))
        .then((spooled) => ({ ...spooled, name: name ?? '' }));
      taken.catch(reject);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => reject(malformed()));
    raw.pipe(parser);
  });

  try {
    await wholeBody;
    const file = await taken;
    if (!file) throw about('file', uploadTexts.attachFile);
    return { fields: { ...fields }, file };
  } catch (error) {
    // The rest is read and thrown away, so that whoever is still sending gets to read the answer.
    raw.unpipe(parser);
    raw.resume();
    arriving?.on('error', () => {}).destroy(malformed());
    await taken?.then(({ path }) => spool.remove(path)).catch(() => {});
    throw error instanceof ApiFailure ? error : malformed();
  }
};
