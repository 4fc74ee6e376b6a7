import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { UPLOAD_RULES, type UploadPurpose, type UploadRule } from '@amberway/contract/uploads/rules';
import { EXTENSIONS } from '@amberway/contract/uploads/types';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { storedKeys, storeTestFile } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { authenticate } from '../identity/authenticate.ts';
import type { Principal } from '../identity/principal.ts';
import { fileIdOfKey, objectKey, thumbnailKey } from '../storage/keys.ts';
import { fileUrlOf } from './file-url.ts';
import { attachFile, detachFile } from './attach.ts';
import { claimStorage, OWNER_KEY } from './owner.ts';
import { type FileRow, findFile } from './queries.ts';
import { sweepFiles } from './sweep.ts';

const { parent, coach, tran } = DEMO_PEOPLE;
const server = useServer();
const principals = {} as Record<'parent' | 'coach' | 'coach2' | 'subscriber', Principal>;
beforeAll(async () => {
  for (const name of ['parent', 'coach', 'coach2', 'subscriber'] as const) {
    const token = await server.signIn(name);
    principals[name] = await server.within(() => authenticate(`Bearer ${token}`));
  }
});

type About = Parameters<typeof attachFile>[2];
const attach = (who: keyof typeof principals, file: FileRow, about: Partial<About> = {}) =>
  server.within(() => attachFile(principals[who], fileUrlOf(file), { field: 'avatar', use: 'general', ...about }));
const detach = (file: FileRow) => server.within(() => detachFile(fileUrlOf(file)));
const sweep = () => server.within(() => sweepFiles(server.services));
const find = (file: FileRow) => server.within(() => findFile(file.id));
const age = (file: FileRow, interval = '25 hours') =>
  rowsOf(
    server,
    sql`update files set orphan_since = now() - ${interval}::interval where id = ${file.id} and orphan_since is not null`,
  );
const refused = { code: 'invalid', errors: { avatar: uploadTexts.invalidUrl } };

describe('a file’s limits follow the record’s purpose, not the upload’s', () => {
  const refusal = (why: string) => ({ code: 'invalid', errors: { avatar: why } });
  it.each(Object.entries(UPLOAD_RULES) as [UploadPurpose, UploadRule][])(
    '%s has its own size limit and types [B484 B906]',
    async (use, { maxBytes, tooLarge, extensions, wrongType }) => {
      const name = `a.${extensions[0]}`;
      const right = await storeTestFile(server, { uploaderId: coach.id, name, size: maxBytes });
      expect((await attach('coach', right, { use })).links).toBe(1);
      const large = await storeTestFile(server, { uploaderId: coach.id, name, size: maxBytes + 1 });
      await expect(attach('coach', large, { use })).rejects.toMatchObject(refusal(tooLarge));
      const strange = EXTENSIONS.find((extension) => !extensions.includes(extension));
      if (!strange) return;
      const other = await storeTestFile(server, { uploaderId: coach.id, name: `a.${strange}` });
      await expect(attach('coach', other, { use })).rejects.toMatchObject(refusal(wrongType));
    },
  );
  it('a picture that grew when re-encoded is judged by its received size', async () => {
    const { maxBytes } = UPLOAD_RULES.thumbnail;
    const grown = await storeTestFile(server, {
      uploaderId: coach.id,
      name: 'a.png',
      size: maxBytes + 1,
      receivedSize: maxBytes,
    });
    expect((await attach('coach', grown, { use: 'thumbnail' })).links).toBe(1);
  });
});

describe('attaching and detaching', () => {
  it('sets the family and the visibility, once', async () => {
    const file = await storeTestFile(server, { uploaderId: coach.id });
    expect(await attach('coach', file, { customerId: parent.id, visibility: 'staff' })).toMatchObject({
      customerId: parent.id,
      visibility: 'staff',
      links: 1,
      orphanSince: null,
    });
    expect(await attach('coach', file, { customerId: parent.id, visibility: 'public' })).toMatchObject({
      visibility: 'staff',
      links: 2,
    });
  });

  it('rejects a file of another family, a deleted one, and anything that is not our file', async () => {
    const foreign = await storeTestFile(server, { customerId: parent.id });
    await expect(attach('subscriber', foreign)).rejects.toMatchObject(refused);
    // The coach can read both families' files, but cannot move one to the other.
    await expect(attach('coach', foreign, { customerId: tran.id })).rejects.toMatchObject(refused);
    const gone = await storeTestFile(server, { customerId: parent.id });
    await rowsOf(server, sql`update files set deleted_at = now() where id = ${gone.id}`);
    await expect(attach('parent', gone)).rejects.toMatchObject(refused);
    for (const url of [
      'https://evil.test/a.png',
      `//evil.test${fileUrlOf(foreign)}`,
      '',
      fileUrlOf({ id: uuidv7(), name: 'a.pdf' }),
      fileUrlOf({ ...foreign, name: 'b.pdf' }),
    ]) {
      await expect(
        server.within(() => attachFile(principals.parent, url, { field: 'avatar', use: 'general' })),
        url,
      ).rejects.toMatchObject(refused);
    }
  });

  it('leaves the file linked until the last detach, and one detach too many does no harm', async () => {
    const file = await storeTestFile(server, { customerId: parent.id });
    await attach('parent', file);
    await attach('parent', file);
    await detach(file);
    expect(await find(file)).toMatchObject({ links: 1, orphanSince: null });
    await detach(file);
    await detach(file);
    expect(await find(file)).toMatchObject({ links: 0, orphanSince: expect.any(String) });
    await server.within(() => detachFile('https://elsewhere.test/a.png'));
  });
});

describe('the sweep', () => {
  // Removes what the tests above have marked.
  beforeAll(() => sweep().then(() => undefined));

  it('deletes files that nothing has referred to for a day, with their thumbnails', async () => {
    const [orphan, young, used] = [
      await storeTestFile(server),
      await storeTestFile(server),
      await storeTestFile(server, { uploaderId: coach.id }),
    ];
    const path = server.services.spool.newPath();
    await writeFile(path, 'thumbnail');
    await server.services.storage.put(thumbnailKey(orphan.id, 400), path, 'image/webp');
    await attach('coach', used);
    await age(orphan);
    await age(young, '23 hours');
    await age(used);
    expect(await sweep()).toMatchObject({ orphans: 1, unknown: 0 });
    expect([await find(orphan), await find(young), await find(used)].map(Boolean)).toEqual([false, true, true]);
    const keys = await storedKeys(server);
    expect(keys.filter((key) => key.includes(orphan.id))).toEqual([]);
    expect(keys).toContain(objectKey(young.id));
    expect(await rowsOf(server, sql`select 1 from files where id = ${orphan.id}`)).toEqual([]);
  });

  it('leaves files that a draft of the uploader refers to, until the draft is gone', async () => {
    const [named, pictured, unnamed] = [
      await storeTestFile(server, { uploaderId: coach.id }),
      await storeTestFile(server, { uploaderId: coach.id }),
      // The coach's draft refers to it, but the parent uploaded it.
      await storeTestFile(server, { uploaderId: parent.id }),
    ];
    for (const file of [named, pictured, unnamed]) await age(file, '80 days');
    const value = {
      attachments: [fileUrlOf(named), fileUrlOf(unnamed)],
      text: `<p>So <img src="${fileUrlOf(pictured)}"></p>`,
    };
    await rowsOf(
      server,
      sql`insert into drafts (id, user_id, kind, key, value) values (${uuidv7()}, ${coach.id}, 'orphans', 'a', ${JSON.stringify(value)}::jsonb)`,
    );
    expect(await sweep()).toMatchObject({ orphans: 1 });
    expect([await find(named), await find(pictured), await find(unnamed)].map(Boolean)).toEqual([true, true, false]);
    await rowsOf(server, sql`delete from drafts where kind = 'orphans'`);
    expect(await sweep()).toMatchObject({ orphans: 2 });
  });

  it('continues after a failure: the row is marked and stays until the bytes are gone', async () => {
    const orphan = await storeTestFile(server, { uploaderId: parent.id });
    await age(orphan);
    const broken = vi.spyOn(server.services.storage, 'remove').mockRejectedValue(new Error('down'));
    await expect(sweep()).rejects.toThrow('down');
    broken.mockRestore();
    expect(await find(orphan)).toBeUndefined();
    await expect(attach('parent', orphan)).rejects.toMatchObject(refused);
    expect(await rowsOf(server, sql`select 1 from files where id = ${orphan.id}`)).toHaveLength(1);
    expect(await sweep()).toMatchObject({ orphans: 1 });
    expect(await storedKeys(server)).not.toContain(objectKey(orphan.id));
  });

  it('continues past a file that cannot be removed, and reports the failure', async () => {
    const [stuck, after] = [await storeTestFile(server), await storeTestFile(server)].toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    ) as [FileRow, FileRow];
    await age(stuck);
    await age(after);
    const { storage } = server.services;
    const remove = storage.remove.bind(storage);
    const broken = vi
      .spyOn(storage, 'remove')
      .mockImplementation((key) => (key === objectKey(stuck.id) ? Promise.reject(new Error('stuck')) : remove(key)));
    await expect(sweep()).rejects.toThrow('stuck');
    broken.mockRestore();
    expect(await storedKeys(server)).not.toContain(objectKey(after.id));
    expect(await rowsOf(server, sql`select id from files where id in (${stuck.id}, ${after.id})`)).toEqual([
      { id: stuck.id },
    ]);
    expect(await sweep()).toMatchObject({ orphans: 1 });
  });

  it('deletes objects without a row, but neither young nor foreign ones', async () => {
    const folder = join(server.services.config.dataDir, 'files');
    const old = new Date(Date.now() - 25 * 3_600_000);
    const put = async (key: string) => {
      const path = server.services.spool.newPath();
      await writeFile(path, 'lost');
      await server.services.storage.put(key, path, 'application/pdf');
      return join(folder, key);
    };
    const [lost, young] = [objectKey(uuidv7()), objectKey(uuidv7())];
    await utimes(await put(lost), old, old);
    await put(young);
    const strange = `${lost.slice(0, 2)}/notes.txt`;
    await utimes(await put(strange), old, old);
    const known = await storeTestFile(server);
    await utimes(join(folder, objectKey(known.id)), old, old);
    expect(await sweep()).toMatchObject({ unknown: 1 });
    const keys = await storedKeys(server);
    expect([lost, young, strange, objectKey(known.id)].map((key) => keys.includes(key))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  describe('for objects without a row', () => {
    const old = new Date(Date.now() - 25 * 3_600_000);
    const lose = async () => {
      const { spool, storage, config } = server.services;
      const [key, path] = [objectKey(uuidv7()), spool.newPath()];
      await writeFile(path, 'lost');
      await storage.put(key, path, 'application/pdf');
      await utimes(join(config.dataDir, 'files', key), old, old);
      return key;
    };
    const mark = async () => {
      const found = await server.services.storage.get(OWNER_KEY);
      return found && text(found);
    };
    const unmark = () => server.services.storage.remove(OWNER_KEY);
    const claim = () => server.within(() => claimStorage(server.services));
    /** Runs the work as a server on another database, which knows none of the files. */
    const asAnother = async (work: () => Promise<void>) => {
      await rowsOf(server, sql`create table set_aside as select * from server_secrets`);
      await rowsOf(server, sql`delete from server_secrets where name = 'storage-owner'`);
      await work();
      await rowsOf(server, sql`delete from server_secrets where name = 'storage-owner'`);
      await rowsOf(server, sql`insert into server_secrets select * from set_aside where name = 'storage-owner'`);
      await rowsOf(server, sql`drop table set_aside`);
    };
    const logged = async (work: () => Promise<unknown>) => {
      const { log } = server.services;
      const error = vi.spyOn(log, 'error');
      await work();
      const lines = error.mock.calls.map((call) => call.at(-1));
      error.mockRestore();
      return lines;
    };

    it('deletes nothing from a storage marked by another database, and logs it', async () => {
      await claim();
      const key = await lose();
      await asAnother(async () => {
        expect(await logged(async () => expect(await sweep()).toMatchObject({ unknown: 0 }))).toEqual([
          'the file storage belongs to another database: check the settings of both',
        ]);
      });
      expect(await storedKeys(server)).toContain(key);
      expect(await sweep()).toMatchObject({ unknown: 1 });
    });

    it('without a mark deletes nothing where most objects are unknown, and marks a storage it knows', async () => {
      await unmark();
      const rows = await rowsOf<{ id: string }>(server, sql`select id from files`);
      const all = await storedKeys(server);
      const known = all.filter((key) => rows.some(({ id }) => id === fileIdOfKey(key))).length;
      const young = all.filter(fileIdOfKey).length - known;
      const keys: string[] = [];
      for (let n = young; n <= known; n += 1) keys.push(await lose());
      expect(await logged(async () => expect(await sweep()).toMatchObject({ unknown: 0 }))).toEqual([
        'the file storage seems to belong to another database: check the settings of both',
      ]);
      expect(await storedKeys(server)).toEqual(expect.arrayContaining(keys));
      expect(await mark()).toBeUndefined();

      await server.services.storage.remove(keys.pop() ?? '');
      expect(await sweep()).toMatchObject({ unknown: known - young });
      expect(await mark()).toMatch(/^[0-9a-f]{64}$/);
    });
  });

  it('removes from the spool what a killed process left, but no upload in progress', async () => {
    const { spool } = server.services;
    const [left, arriving] = [spool.newPath(), spool.newPath()];
    for (const path of [left, arriving]) await writeFile(path, 'half');
    const old = new Date(Date.now() - 2 * 3_600_000);
    await utimes(left, old, old);
    expect(await sweep()).toMatchObject({ spooled: 1 });
    expect(await readdir(spool.folder)).toEqual([arriving.split('/').at(-1)]);
    await spool.remove(arriving);
  });
});
