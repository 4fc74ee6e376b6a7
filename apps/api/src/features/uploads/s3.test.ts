import { sql } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepFiles } from '../../kernel/files/sweep.ts';
import { expectFailure } from '../../testing/failures.ts';
import { formOf, pngOf, storedKeys } from '../../testing/files.ts';
import { rowsOf } from '../../testing/rows.ts';
import { startS3, type TestS3 } from '../../testing/s3.ts';
import { openTestServer, type TestServer } from '../../testing/server.ts';
import { expectNothingLeft, pdf, readUrl, sendForm } from '../../testing/uploads.ts';

let s3: TestS3;
let server: TestServer;
let token: string;
beforeAll(async () => {
  s3 = await startS3();
  server = await openTestServer({ env: s3.env });
  token = await server.signIn('parent');
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

it('files are stored in the bucket and read back, whole, in part and as thumbnails', async () => {
  const { data } = (await sendForm(server, token, formOf(pngOf(900, 900), 'me.png'))).body;
  expect(await storedKeys(server)).toHaveLength(4);
  const whole = await readUrl(server, token, data.public_url);
  expect(whole.bytes.length).toBe(data.size);
  const part = await readUrl(server, token, data.public_url, { range: 'bytes=1-3' });
  expect([part.status, part.text]).toEqual([206, 'PNG']);
  expect((await readUrl(server, token, `${data.public_url}?size=200`)).headers['content-type']).toBe('image/webp');
  const stored = await readdir(join(server.services.config.dataDir, 'files'));
  expect(stored).toEqual(['.spool']);
});

it('orphaned files are swept from the bucket', async () => {
  await sendForm(server, token, formOf(pdf, 'a.pdf'));
  await rowsOf(server, sql`update files set orphan_since = now() - interval '25 hours' where orphan_since is not null`);
  await server.within(() => sweepFiles(server.services));
  expect(await storedKeys(server)).toEqual([]);
  expect(await rowsOf(server, sql`select 1 from files where orphan_since is not null`)).toEqual([]);
});

it('a missing bucket returns 503 and stores no row; uploads work again once it is back', async () => {
  const { storage } = server.services;
  const { data } = (await sendForm(server, token, formOf(pdf, 'a.pdf'))).body;
  const { openS3 } = await import('../../kernel/storage/s3.ts');
  const away = openS3({ ...s3.settings, bucket: 'no-such-bucket' });
  await expectNothingLeft(server, async () => {
    Object.assign(server.services, { storage: { ...away, list: storage.list } });
    try {
      expectFailure(await sendForm(server, token, formOf(pdf, 'b.pdf')), 'unavailable');
    } finally {
      Object.assign(server.services, { storage });
    }
  });
  expect((await readUrl(server, token, data.public_url)).status).toBe(200);
});
