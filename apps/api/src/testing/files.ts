import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { uuidv7 } from 'uuidv7';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { type FileRow, insertFile } from '../kernel/files/queries.ts';
import { objectKey } from '../kernel/storage/keys.ts';
import { OWNER_KEY } from '../kernel/files/owner.ts';
import type { TestServer } from './server.ts';

type Fields = Record<string, string>;
type Form = { body: Buffer; headers: { 'content-type': string } };

const BOUNDARY = `----test${randomBytes(8).toString('hex')}`;

const part = (disposition: string, content: Buffer | string, type = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

/** A multipart form: the fields before or after the file. The file name is not escaped, however odd. */
export const formOf = (
  content: Buffer | string,
  name: string,
  { before = {}, after = {}, field = 'file' }: { before?: Fields; after?: Fields; field?: string } = {},
): Form => {
  const fields = (values: Fields) => Object.entries(values).map(([key, value]) => part(`name="${key}"`, value));
  const file = part(`name="${field}"; filename="${name}"`, content, 'Content-Type: application/octet-stream\r\n');
  return {
    body: Buffer.concat([...fields(before), file, ...fields(after), Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
};

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
};

/** A grey PNG with a claimed size; with fewer `rows` than its height it is a decompression bomb in a few bytes. */
export const pngOf = (width: number, height: number, rows = height): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A stored file, without an upload. */
export const storeTestFile = async (
  server: TestServer,
  about: Partial<FileRow> = {},
  content: Buffer = Buffer.from('%PDF-1.4\n%%EOF\n'),
): Promise<FileRow> => {
  const { spool, storage } = server.services;
  const id = uuidv7();
  const path = spool.newPath();
  await writeFile(path, content);
  await storage.put(objectKey(id), path, 'application/pdf');
  const sha256 = createHash('sha256').update(content).digest('hex');
  return server.within(() =>
    insertFile({
      id,
      uploaderId: DEMO_PEOPLE.marsh.id,
      accountId: about.customerId ?? about.uploaderId ?? DEMO_PEOPLE.marsh.id,
      kind: 'document',
      originalName: 'Plan.pdf',
      name: 'Plan.pdf',
      mime: 'application/pdf',
      size: content.length,
      sha256,
      ...about,
    }),
  );
};

/** All objects in the storage except the owner mark, to show that nothing was left behind. */
export const storedKeys = async ({ services }: TestServer): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of services.storage.list()) if (key !== OWNER_KEY) keys.push(key);
  return keys.toSorted();
};
