import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { UPLOAD_RULES } from '@amberway/contract/uploads/rules';
import { openSpool } from '../../kernel/storage/spool.ts';
import { expectFailure } from '../../testing/failures.ts';
import { formOf, pngOf } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { expectNothingLeft, pdf, sendForm } from '../../testing/uploads.ts';

const MEGABYTE = 1024 * 1024;
const server = useServer();
let token: string;
let port: number;
beforeAll(async () => {
  token = await server.signIn('parent');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

afterEach(() => void vi.restoreAllMocks());

const spooled = () => readdir(server.services.spool.folder);
const large = (size: number) => formOf(Buffer.concat([pdf, Buffer.alloc(size)]), 'film.pdf');

const open = ({ body, headers }: ReturnType<typeof formOf>) => {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /api/upload HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${headers['content-type']}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
};

describe('an interrupted upload', () => {
  it.each([10, 50, 99])('at %i %% leaves no row, no object and no partial file', (percent) =>
    expectNothingLeft(server, async () => {
      const form = large(8 * MEGABYTE);
      const socket = open(form);
      socket.write(form.body.subarray(0, (form.body.length * percent) / 100));
      await vi.waitFor(async () => expect(await spooled()).toHaveLength(1));
      socket.destroy();
      await vi.waitFor(async () => expect(await spooled()).toEqual([]), { timeout: 5000 });
    }),
  );

  it('after the end of the file but before the end of the form is discarded, too', () =>
    expectNothingLeft(server, async () => {
      const form = formOf(pdf, 'a.pdf', { after: { purpose: 'general' } });
      const socket = open(form);
      socket.write(form.body.subarray(0, -10));
      await vi.waitFor(async () => expect(await spooled()).toHaveLength(1));
      socket.destroy();
      await vi.waitFor(async () => expect(await spooled()).toEqual([]), { timeout: 5000 });
    }));
});

describe('an upload that is too large', () => {
  it('gets its response while it is still being sent', () =>
    expectNothingLeft(server, async () => {
      const form = formOf(Buffer.alloc(8 * MEGABYTE), 'a.png', { before: { purpose: 'avatar' } });
      const response = await fetch(`http://127.0.0.1:${port}/api/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...form.headers },
        body: new Uint8Array(form.body),
      });
      expect(response.status).toBe(413);
      expect(((await response.json()) as { message: string }).message).toBe(UPLOAD_RULES.avatar.tooLarge);
    }));
});

describe('a storage failure during an upload', () => {
  const fails = (code: string) => Object.assign(new Error(code), { code, syscall: 'write' });

  it('for lack of space returns 507 and stores nothing', () =>
    expectNothingLeft(server, async () => {
      vi.spyOn(server.services.storage, 'put').mockRejectedValueOnce(fails('ENOSPC'));
      expectFailure(await sendForm(server, token, formOf(pdf, 'a.pdf')), 'storage_full');
    }));

  it('halfway through the thumbnails removes those already stored', () =>
    expectNothingLeft(server, async () => {
      const { storage } = server.services;
      const { put } = storage;
      const spy = vi
        .spyOn(storage, 'put')
        .mockImplementationOnce(put)
        .mockImplementationOnce(put)
        .mockRejectedValueOnce(fails('ENOSPC'));
      expectFailure(await sendForm(server, token, formOf(pngOf(10, 10), 'a.png')), 'storage_full');
      expect(spy).toHaveBeenCalledTimes(3);
    }));

  it('because it is unreachable returns 503 and stores nothing', () =>
    expectNothingLeft(server, async () => {
      vi.spyOn(server.services.storage, 'put').mockRejectedValueOnce(fails('ECONNREFUSED'));
      expectFailure(await sendForm(server, token, formOf(pdf, 'a.pdf')), 'unavailable');
    }));

  it('while the bytes arrive returns 507 and stores nothing', () =>
    expectNothingLeft(server, async () => {
      const { spool } = server.services;
      server.services.spool = openSpool(spool.folder, () => createWriteStream('/dev/full'));
      try {
        expectFailure(await sendForm(server, token, large(MEGABYTE)), 'storage_full');
      } finally {
        server.services.spool = spool;
      }
    }));
});

it('a database failure after the bytes are stored removes them again', () =>
  expectNothingLeft(server, async () => {
    const { storage } = server.services;
    const { put } = storage;
    vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
      await put(...args);
      await rowsOf(server, sql`alter table files rename to files_away`);
    });
    expectFailure(await sendForm(server, token, formOf(pdf, 'a.pdf')), 'internal');
    await rowsOf(server, sql`alter table files_away rename to files`);
  }));
