import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { UPLOAD_RULES, type UploadPurpose } from '@amberway/contract/uploads/rules';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { extensionOf } from '@amberway/contract/uploads/types';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { formOf, storedKeys, storeTestFile } from '../../../testing/files.ts';
import { COORDINATES, FILMS, LENGTH, PLACE } from '../../../testing/films.ts';
import { connectGoogle } from '../../../testing/google/connect.ts';
import { useGoogle } from '../../../testing/google/hooks.ts';
import { useServer, useTokens } from '../../../testing/hooks.ts';
import { sendLetter } from '../../../testing/letters.ts';
import { rowsOf } from '../../../testing/rows.ts';
import { expectNothingLeft, readUrl, sendForm } from '../../../testing/uploads.ts';
import { objectKey } from '../../../kernel/storage/keys.ts';
import { stripStoredFilms } from './stored-job.ts';

const google = useGoogle();
const server = useServer(() => ({ jobs: [], env: { ...google.env, PUBLIC_URL: 'https://portal.example' } }));
const tokens = useTokens(server, 'parent', 'coach', 'admin');
const { parent } = DEMO_PEOPLE;

const films = Object.values(FILMS).map(({ name, bytes }) => ({ name, bytes: bytes() }));
const stored = async (key: string) => {
  const content = await server.services.storage.get(key);
  return content ? buffer(content) : Buffer.alloc(0);
};
const expectNoPlace = (bytes: Buffer) => {
  for (const word of [PLACE, COORDINATES, '+51.4778']) expect(bytes.includes(word), word).toBe(false);
};
/** Nothing that is stored says where a film was made. */
const expectNoPlaceStored = async () => {
  for (const key of await storedKeys(server)) expectNoPlace(await stored(key));
};

describe('a film leaves the place where it was made behind', () => {
  const purposes = Object.keys(UPLOAD_RULES) as UploadPurpose[];
  const taken = purposes.flatMap((purpose) =>
    films
      .filter(({ name }) => UPLOAD_RULES[purpose].extensions.includes(extensionOf(name) as never))
      .map((film) => ({ purpose, ...film })),
  );

  it.each(taken)('uploaded as $purpose: $name', async ({ purpose, name, bytes }) => {
    const form = formOf(bytes, name, { before: { purpose } });
    const { status, body, text } = await sendForm(server, tokens.parent, form);
    expect(status, text).toBe(200);
    expect(body.data.size).toBe(bytes.length);
    if (name !== 'live.webm') expect(body.data.duration).toBe(LENGTH);
    const served = await readUrl(server, tokens.parent, body.data.public_url);
    expect(served.bytes.length).toBe(bytes.length);
    expectNoPlace(served.bytes);
  });

  it('added to a family’s files, or attached to a mail', async () => {
    for (const { name, bytes } of films.slice(0, 3)) {
      const form = formOf(bytes, name, { before: { member: DEMO_CHILDREN.arlo.id } });
      expect((await sendForm(server, tokens.coach, form, `clientFiles/${parent.id}`)).status).toBe(200);
    }
    await connectGoogle(server, google, tokens.coach, 'gmail');
    const files = films.slice(0, 2).map(({ name, bytes }) => ({ name, content: bytes }));
    const mail = await sendLetter(server, tokens.coach, {}, { files });
    expect(mail.status, mail.text).toBe(200);
    expect(google.gmail.taken.at(-1)?.mail).toBeTruthy();
    expect(JSON.stringify(google.gmail.taken)).not.toContain(Buffer.from(PLACE).toString('base64').slice(0, 12));
    await expectNoPlaceStored();
  });

  it('is rejected kindly, and nothing is stored, when it cannot be read to its end', () =>
    expectNothingLeft(server, async () => {
      const broken = films[0]?.bytes.subarray(0, 300) ?? Buffer.alloc(0);
      const response = await sendForm(server, tokens.parent, formOf(broken, 'cut.mov'));
      expect([response.status, response.body.errors]).toEqual([422, { file: uploadTexts.unreadableFilm }]);
    }));
});

describe('films that were stored before', () => {
  afterEach(() => void vi.restoreAllMocks());
  const old = (name: string, content: Buffer, mime: string) =>
    storeTestFile(server, { name, mime, kind: 'video', uploaderId: parent.id, customerId: parent.id }, content);
  const run = (signal = new AbortController().signal) => server.within(() => stripStoredFilms(server.services, signal));
  const states = (ids: string[]) =>
    rowsOf<{ is_stripped: boolean | null }>(
      server,
      sql`select is_stripped from files where id in ${ids} order by id`,
    ).then((rows) => rows.map((row) => row.is_stripped));
  const check = async () => {
    const { body } = await server.call('GET', 'status', { token: tokens.admin });
    return body.data.checks.find((one: { check: string }) => one.check === 'films');
  };
  beforeAll(() => run());

  it('lose it by a job, each once, and Status says so', async () => {
    const bytes = FILMS['an iPhone']?.bytes() ?? Buffer.alloc(0);
    const film = await old('a.mov', bytes, 'video/quicktime');
    const cut = await old('b.mov', bytes.subarray(0, 300), 'video/quicktime');
    expect(await check()).toMatchObject({ level: 'warning', text: expect.stringContaining('2 stored films') });
    expect(await run()).toEqual({ stripped: 1, clean: 0, unreadable: 1 });
    expectNoPlace(await stored(objectKey(film.id)));
    expect(await states([film.id, cut.id])).toEqual([true, false]);
    const [row] = await rowsOf<{ sha256: string }>(server, sql`select sha256 from files where id = ${film.id}`);
    expect(row?.sha256).not.toBe(film.sha256);
    expect(await rowsOf(server, sql`select action, subject_id from audit_log where record_id = ${film.id}`)).toEqual([
      { action: 'removePlace', subject_id: parent.id },
    ]);
    expect(await run(), 'again').toEqual({ stripped: 0, clean: 0, unreadable: 0 });
    expect(await check()).toMatchObject({ level: 'warning', text: expect.stringContaining('1 stored film could') });
    await rowsOf(server, sql`update files set deleted_at = now() where id = ${cut.id}`);
    expect(await check()).toMatchObject({ level: 'fine' });
  });

  it('go on after a stop, and after a failure of the storage', async () => {
    const bytes = FILMS['an Android phone']?.bytes() ?? Buffer.alloc(0);
    const ids: string[] = [];
    for (const name of ['a.mp4', 'b.mp4', 'c.mp4']) ids.push((await old(name, bytes, 'video/mp4')).id);
    const stopping = new AbortController();
    const { storage } = server.services;
    const { put } = storage;
    vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
      await put(...args);
      stopping.abort(new Error('stopped'));
    });
    await expect(run(stopping.signal)).rejects.toThrow('stopped');
    expect(await states(ids)).toEqual([true, null, null]);
    vi.spyOn(storage, 'put').mockRejectedValueOnce(new Error('no network'));
    await expect(run()).rejects.toThrow('no network');
    expect(await states(ids)).toEqual([true, null, true]);
    expect(await run()).toEqual({ stripped: 1, clean: 0, unreadable: 0 });
    for (const id of ids) expectNoPlace(await stored(objectKey(id)));
  });

  it('do not come back when they are deleted meanwhile', async () => {
    const film = await old('a.mp4', FILMS['an Android phone']?.bytes() ?? Buffer.alloc(0), 'video/mp4');
    const { storage } = server.services;
    const { put } = storage;
    vi.spyOn(storage, 'put').mockImplementationOnce(async (...args) => {
      await rowsOf(server, sql`delete from files where id = ${film.id}`);
      await storage.remove(objectKey(film.id));
      await put(...args);
    });
    await run();
    expect(await storage.size(objectKey(film.id))).toBeUndefined();
  });
});
