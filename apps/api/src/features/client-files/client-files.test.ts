import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { clientFileTexts } from '@amberway/contract/client-files/texts';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { formOf, pngOf, storedKeys } from '../../testing/files.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { parent, subscriber } = DEMO_PEOPLE;
const { arlo, noor, kaito } = DEMO_CHILDREN;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent', 'subscriber');

const PDF = '%PDF-1.4\n%%EOF\n';
type Options = Parameters<typeof formOf>[2];
const send = (content: Buffer | string, name: string, options: Options, token = tokens.parent, client = parent.id) =>
  server.call('POST', `clientFiles/${client}`, { token, ...formOf(content, name, options) });
const upload = async (name = 'Plan.pdf', member: string = arlo.id, token?: string): Promise<string> => {
  const response = await send(PDF, name, { before: { member } }, token);
  expect(response.status, response.text).toBe(200);
  return response.body.data._id;
};
const list = async (query = '', token = tokens.parent) => {
  const response = await server.call('GET', `clientFiles/${parent.id}?limit=200&${query}`, { token });
  expect(response.body.count).toBe(response.body.data.length);
  return response.body.data as { _id: string; fileName: string }[];
};
const ids = async (query?: string, token?: string) => (await list(query, token)).map(({ _id }) => _id);
const noted = async () =>
  (
    await rowsOf<{ n: number }>(
      server,
      sql`select (select count(*) from client_files)::int + (select count(*) from files)::int as n`,
    )
  )[0]?.n;

describe('uploading', () => {
  it('the family and its staff can upload, with the child before or after the file [C182 B687 B867]', async () => {
    const response = await send(pngOf(4, 4), 'Drawing.png', { after: { member: noor.id } });
    expect(response.body).toMatchObject({
      message: clientFileTexts.uploaded,
      data: {
        fileName: 'Drawing.png',
        kind: 'image',
        member: { firstName: 'Noor', lastName: 'Sharma' },
        createdBy: { firstName: 'Priya', lastName: 'Sharma' },
        deletedAt: null,
      },
    });
    const byCoach = await upload('By the coach.pdf', arlo.id, tokens.coach);
    expect(await ids()).toContain(byCoach);
    const [row] = await rowsOf(
      server,
      sql`select f.customer_id, f.visibility, f.links from files f join client_files c on c.file_id = f.id where c.id = ${byCoach}`,
    );
    expect(row).toEqual({ customer_id: parent.id, visibility: 'private', links: 1 });
  });

  it('an upload requires a child of this family [B689]', async () => {
    const before = [await noted(), await storedKeys(server)];
    expectInvalid(await send(PDF, 'a.pdf', {}), 'member', clientFileTexts.chooseChild);
    expectFailure(await send(PDF, 'a.pdf', { before: { member: kaito.id } }), 'not_found');
    expectFailure(await send(PDF, 'a.pdf', { before: { member: arlo.id } }, tokens.subscriber), 'not_found');
    expectFailure(await send(PDF, 'a.pdf', { before: { member: arlo.id } }, tokens.coach2), 'not_found');
    expectFailure(await send(PDF, 'a.pdf', { before: { member: arlo.id } }, tokens.parent, subscriber.id), 'not_found');
    expect([await noted(), await storedKeys(server)]).toEqual(before);
  });

  it('a repeated upload with the same key is stored once; other content under that key is rejected', async () => {
    const again = (name: string, key: string, member: string = arlo.id) => {
      const { headers, body } = formOf(PDF, name, { before: { member } });
      const withKey = { ...headers, 'idempotency-key': key };
      return server.call('POST', `clientFiles/${parent.id}`, { token: tokens.parent, headers: withKey, body });
    };
    const first = await again('Sent twice.pdf', 'file-1');
    const before = [await noted(), await storedKeys(server)];
    const second = await again('Sent twice.pdf', 'file-1');
    expect([second.status, second.body]).toEqual([200, first.body]);
    expectFailure(await again('Another.pdf', 'file-1'), 'key_reused');
    expectFailure(await again('Sent twice.pdf', 'file-1', noor.id), 'key_reused');
    expect([await noted(), await storedKeys(server)]).toEqual(before);
    const { folder } = server.services.spool;
    expect(await readdir(folder)).toEqual([]);
    // Two concurrent requests: one stores the file, the bytes of the other belong to nothing.
    const both = await Promise.all([again('At once.pdf', 'file-2'), again('At once.pdf', 'file-2')]);
    expect(both[0].body).toEqual(both[1].body);
    expect((await list()).filter(({ fileName }) => fileName === 'At once.pdf')).toHaveLength(1);
  });

  it('only images, video, doc, docx, pdf, xls and xlsx are accepted, whatever the name says [B778 T424]', async () => {
    const before = [await noted(), await storedKeys(server)];
    const child = { before: { member: arlo.id } };
    for (const name of ['a.exe', 'a.svg', 'a.html', 'a.zip', 'a.pptx', 'a.mp3', 'none'])
      expectFailure(await send(PDF, name, child), 'unsupported_type', {
        message: clientFileTexts.wrongType,
        errors: { file: clientFileTexts.wrongType },
      });
    for (const [content, name] of [
      ['<html><script>alert(1)</script></html>', 'a.png'],
      ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.png'],
      [PDF, 'a.docx'],
      ['MZ\x90\x00', 'a.pdf'],
    ] as const)
      expectFailure(await send(content, name, child), 'unsupported_type', {
        message: uploadTexts.contentDiffers,
        errors: { file: uploadTexts.contentDiffers },
      });
    expect([await noted(), await storedKeys(server)]).toEqual(before);
  });

  it('a file may have 50 MB and not a byte more [B777 T425]', async () => {
    const before = [await noted(), await storedKeys(server)];
    const max = 52_428_800;
    const child = { before: { member: arlo.id } };
    const large = Buffer.alloc(max + 1, '%PDF-1.4\n');
    expectFailure(await send(large, 'large.pdf', child), 'too_large', {
      message: clientFileTexts.tooLarge,
      errors: { file: clientFileTexts.tooLarge },
    });
    expect([await noted(), await storedKeys(server)]).toEqual(before);
    expect((await send(large.subarray(0, max), 'most.pdf', child)).status).toBe(200);
  });
});

describe('listing files', () => {
  it('files are listed by child and by name, and the bin separately [C181 B688 B866]', async () => {
    const mine = await upload('Quokka report.pdf', noor.id);
    expect(await ids(`member=${noor.id}`)).toContain(mine);
    expect(await ids(`member=${arlo.id}`)).not.toContain(mine);
    expect(await ids('search=QUOKKA')).toEqual([mine]);
    expect(await ids('search=%25')).toEqual([]);
    expect(await ids('deleted=true&search=quokka')).toEqual([]);
    expect((await list('deleted=true')).map(({ fileName }) => fileName)).toContain('Old visual plan.pdf');
    for (const token of [tokens.coach, tokens.admin]) expect(await ids('search=quokka', token)).toEqual([mine]);
    for (const token of [tokens.subscriber, tokens.coach2])
      expectFailure(await server.call('GET', `clientFiles/${parent.id}`, { token }), 'not_found');
  });
});

describe('one file', () => {
  const get = (id: string, what: string, token = tokens.parent, client = parent.id) =>
    server.call('GET', `clientFiles/${client}/${id}/${what}`, { token });

  it('the download returns the uploaded bytes [C183 B690 B868]', async () => {
    const response = await get(await upload('Saved.pdf'), 'download');
    expect(response.text).toBe(PDF);
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="Saved.pdf"/);
  });

  it('the view link is signed for the user and needs no header [C184 B869]', async () => {
    const id = await upload('Opened.pdf');
    const { link } = (await get(id, 'view')).body.data;
    const opened = await server.call('GET', link.slice('/api/'.length));
    expect([opened.status, opened.text]).toEqual([200, PDF]);
    expect((await server.call('GET', link.split('?')[0].slice('/api/'.length))).status).toBe(401);
    expect((await server.call('GET', `${link.slice('/api/'.length)}x`)).status).toBe(401);
  });

  it('a file of another family returns 404, even under the caller’s own family id', async () => {
    const id = await upload('Private.pdf');
    for (const what of ['download', 'view']) {
      expectFailure(await get(id, what, tokens.subscriber), 'not_found');
      expectFailure(await get(id, what, tokens.subscriber, subscriber.id), 'not_found');
      expectFailure(await get(id, what, tokens.coach2), 'not_found');
    }
  });
});

describe('the bin', () => {
  const bin = (query: string, body?: unknown, token = tokens.parent, client = parent.id) =>
    server.call('DELETE', `clientFiles/${client}${query}`, { token, body: body ?? {} });
  const restore = (idArray: unknown, token = tokens.parent, client = parent.id) =>
    server.call('PATCH', `clientFiles/${client}/restore`, { token, body: { idArray } });

  it('ids come from query or body, go to the bin and are restored [C185 C186 B731 B870 B871 T472]', async () => {
    const [a, b, c] = [await upload('a.pdf'), await upload('b.pdf'), await upload('c.pdf')];
    const response = await bin(`?idArray=${a}&idArray=${b}`);
    expect(response.body).toEqual({ status: true, data: null, message: clientFileTexts.movedToBin });
    expect((await bin('', { idArray: [c] })).status).toBe(200);
    expect(await ids('deleted=true')).toEqual(expect.arrayContaining([a, b, c]));
    expect(await ids()).not.toContain(a);
    expect((await restore([a, b])).status).toBe(200);
    expect(await ids('deleted=true')).not.toContain(a);
    expect(await ids()).toEqual(expect.arrayContaining([a, b]));
    expect((await bin(`?idArray=${a},${b}`)).status).toBe(200);
    const actions = await rowsOf<{ action: string }>(
      server,
      sql`select action from audit_log where record_id = ${a} order by id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['create', 'delete', 'restore', 'delete']);
  });

  it('moving a file to the bin twice changes nothing more', async () => {
    const id = await upload('twice.pdf');
    await bin(`?idArray=${id}`);
    const since = await rowsOf(server, sql`select deleted_at from client_files where id = ${id}`);
    expect((await bin(`?idArray=${id}`)).status).toBe(200);
    expect(await rowsOf(server, sql`select deleted_at from client_files where id = ${id}`)).toEqual(since);
  });

  it('with a foreign id in the list nothing is moved', async () => {
    const mine = await upload('mine.pdf');
    const theirs = (await send(PDF, 'theirs.pdf', { before: { member: kaito.id } }, tokens.subscriber, subscriber.id))
      .body.data._id;
    expectFailure(await bin(`?idArray=${mine}&idArray=${theirs}`), 'not_found');
    expectFailure(await bin(`?idArray=${theirs}`, {}, tokens.parent, subscriber.id), 'not_found');
    expectFailure(await restore([mine, theirs]), 'not_found');
    expect(await ids()).toContain(mine);
    const remaining = await rowsOf(server, sql`select 1 from client_files where id = ${theirs} and deleted_at is null`);
    expect(remaining).toHaveLength(1);
  });

  it('invalid id lists are rejected', async () => {
    expectInvalid(await bin(''), 'idArray', clientFileTexts.chooseFile);
    expectInvalid(await restore([]), 'idArray', clientFileTexts.chooseFile);
    expect((await bin('?idArray=x')).status).toBe(422);
    expect((await bin('', { idArray: ['x'] })).status).toBe(422);
    expect((await bin('', { ids: [] })).status).toBe(422);
    expect((await restore(undefined)).status).toBe(422);
  });
});
