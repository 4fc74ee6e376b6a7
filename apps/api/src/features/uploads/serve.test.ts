import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { fileUrlOf } from '../../kernel/files/file-url.ts';
import type { FileRow } from '../../kernel/files/queries.ts';
import { expectFailure } from '../../testing/failures.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { readUrl } from '../../testing/uploads.ts';

const { parent } = DEMO_PEOPLE;
const server = useServer();
const bytes = Buffer.from('%PDF-0123456789');
let file: FileRow;
let url: string;
let token: string;
beforeAll(async () => {
  file = await storeTestFile(server, { customerId: parent.id }, bytes);
  url = fileUrlOf(file);
  token = await server.signIn('parent');
});

const read = (path = url, headers = {}) => readUrl(server, token, path, headers);

describe('a file', () => {
  it('is sent with headers that prevent any content from running', async () => {
    const response = await read();
    expect(response.status).toBe(200);
    expect(response.bytes.equals(bytes)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    });
    expect(response.headers['content-disposition']).toMatch(/^inline; filename="Plan\.pdf"/);
  });

  it('that browsers cannot show is sent as an attachment', async () => {
    const doc = await storeTestFile(server, {
      customerId: parent.id,
      mime: 'application/msword',
      name: 'a.doc',
      originalName: 'a.doc',
    });
    expect((await read(fileUrlOf(doc))).headers['content-disposition']).toMatch(/^attachment;/);
  });

  it.each([
    ['bytes=0-4', 206, '%PDF-', 'bytes 0-4/15'],
    ['bytes=5-', 206, '0123456789', 'bytes 5-14/15'],
    ['bytes=-3', 206, '789', 'bytes 12-14/15'],
    ['bytes=10-99', 206, '56789', 'bytes 10-14/15'],
    ['bytes=15-', 416, '', 'bytes */15'],
    ['bytes=0-1,3-4', 200, '%PDF-0123456789', undefined],
    ['lines=0-1', 200, '%PDF-0123456789', undefined],
  ])('returns the range %s with status %i', async (range, status, text, contentRange) => {
    const response = await read(url, { range });
    expect([response.status, response.text, response.headers['content-range']]).toEqual([status, text, contentRange]);
  });

  it('is not sent again when the ETag matches, and a range only of the same version', async () => {
    const etag = String((await read()).headers['etag']);
    const again = await read(url, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await read(url, { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await read(url, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  it('returns 404 under another name, without thumbnails, when deleted, or when its bytes are missing', async () => {
    expectFailure(await read(url.replace('Plan', 'Other')), 'not_found');
    expectFailure(await read(`${url}?size=200`), 'not_found');
    const lost = await storeTestFile(server, { customerId: parent.id });
    await rowsOf(server, sql`update files set deleted_at = now() where id = ${lost.id}`);
    expectFailure(await read(fileUrlOf(lost)), 'not_found');
    const empty = await storeTestFile(server, { customerId: parent.id });
    for await (const { key } of server.services.storage.list())
      if (key.includes(empty.id)) await server.services.storage.remove(key);
    const response = await read(fileUrlOf(empty));
    expectFailure(response, 'not_found');
    expect(response.headers['content-disposition']).toBeUndefined();
  });
});

it('an unreachable storage returns 503, and files are served again once it is back', async () => {
  const broken = vi
    .spyOn(server.services.storage, 'get')
    .mockRejectedValueOnce(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  expectFailure(await read(), 'unavailable', { message: FAILURES.unavailable.message });
  expect(broken).toHaveBeenCalledOnce();
  expect((await read()).status).toBe(200);
});
