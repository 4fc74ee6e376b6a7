import { mkdir, mkdtemp, open as openFile, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3 } from '../../testing/s3.ts';
import { openDisk } from './disk.ts';
import { fileIdOfKey, objectKey, thumbnailKey } from './keys.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';

type Opened = { storage: Storage; close: () => Promise<unknown> };

const onDisk = async (): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-disk-'));
  return { storage: openDisk(folder), close: () => rm(folder, { recursive: true }) };
};
const onS3 = async (): Promise<Opened> => {
  const { settings, close } = await startS3();
  return { storage: openS3(settings), close };
};

describe.each([
  ['disk', onDisk],
  ['s3', onS3],
])('storage on %s', (_name, open) => {
  let opened: Opened;
  let spool: string;
  beforeAll(async () => {
    opened = await open();
    spool = await mkdtemp(join(tmpdir(), 'amberway-spool-'));
  });
  afterAll(async () => {
    opened.storage.close();
    await opened.close();
    await rm(spool, { recursive: true });
  });

  const put = async (key: string, content: Buffer) => {
    const path = join(spool, 'file');
    await writeFile(path, content);
    await opened.storage.put(key, path, 'application/pdf');
  };
  const bytes = async (stream: Readable | undefined) => stream && buffer(stream);

  it('returns what was stored, whole and in ranges, and leaves nothing in the spool', async () => {
    const key = objectKey(uuidv7());
    const content = Buffer.from('0123456789');
    await put(key, content);
    expect(await readdir(spool)).toEqual([]);
    expect(await opened.storage.size(key)).toBe(10);
    expect(await bytes(await opened.storage.get(key))).toEqual(content);
    expect(String(await bytes(await opened.storage.get(key, { start: 2, end: 4 })))).toBe('234');
  });

  it('returns undefined for an object that does not exist', async () => {
    const key = objectKey(uuidv7());
    expect(await opened.storage.get(key)).toBeUndefined();
    expect(await opened.storage.size(key)).toBeUndefined();
    await expect(opened.storage.remove(key)).resolves.toBeUndefined();
  });

  it('lists and removes objects', async () => {
    const id = uuidv7();
    await put(objectKey(id), Buffer.from('a'));
    await put(thumbnailKey(id, 200), Buffer.from('b'));
    const listed = async () => {
      const keys: string[] = [];
      for await (const { key, modifiedAt } of opened.storage.list()) {
        expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
        if (key.includes(id)) keys.push(key);
      }
      return keys.toSorted();
    };
    expect(await listed()).toEqual([objectKey(id), thumbnailKey(id, 200)]);
    await opened.storage.remove(objectKey(id));
    expect(await listed()).toEqual([thumbnailKey(id, 200)]);
  });

  it('throws when the file to store does not exist, and stores nothing', async () => {
    const key = objectKey(uuidv7());
    await expect(opened.storage.put(key, join(spool, 'missing'), 'text/plain')).rejects.toThrow();
    expect(await opened.storage.size(key)).toBeUndefined();
  });
});

describe('an S3 store that is down', () => {
  it('makes requests fail instead of waiting for ever', async () => {
    const { settings, close } = await startS3();
    await close();
    const storage = openS3(settings);
    const folder = await mkdtemp(join(tmpdir(), 'amberway-spool-'));
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'file');
    await writeFile(path, 'x');
    await expect(storage.put('aa/x', path, 'text/plain')).rejects.toThrow();
    // The file is still in the spool: the caller decides what to do with it.
    expect(await readdir(folder)).toEqual(['file']);
    storage.close();
    await rm(folder, { recursive: true });
  });
});

describe('an S3 store that accepts the connection and never responds', () => {
  it('makes every kind of request fail after a while', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).resume();
    });
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const storage = openS3(
      { endpoint, bucket: 'b', region: 'us-east-1', accessKey: 'k', secretKey: 's', prefix: '' },
      20,
    );
    const folder = await mkdtemp(join(tmpdir(), 'amberway-spool-'));
    const path = join(folder, 'file');
    await writeFile(path, 'x');
    try {
      await Promise.all(
        [
          storage.get('aa/x'),
          storage.size('aa/x'),
          storage.remove('aa/x'),
          storage.put('aa/x', path, 'text/plain'),
        ].map((pending) => expect(pending).rejects.toThrow('timed out')),
      );
    } finally {
      storage.close();
      for (const socket of sockets) socket.destroy();
      silent.close();
      await rm(folder, { recursive: true });
    }
  });
});

describe('a disk that cannot sync a folder', () => {
  it.each([
    ['EPERM', true],
    ['EIO', false],
  ])('with the error %s the file is stored: %s', async (code, taken) => {
    const folder = await mkdtemp(join(tmpdir(), 'amberway-disk-'));
    const path = join(folder, 'file');
    await writeFile(path, 'x');
    const handle = await openFile(path, 'r+');
    type Handle = typeof handle;
    const prototype = Object.getPrototypeOf(handle) as Handle;
    const sync = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: Handle) {
      if ((await this.stat()).isDirectory()) throw Object.assign(new Error(code), { code });
    });
    try {
      const storage = openDisk(folder);
      const pending = storage.put('aa/x', path, 'text/plain');
      if (taken) await pending;
      else await expect(pending).rejects.toThrow(code);
      expect(sync).toHaveBeenCalledTimes(2);
    } finally {
      sync.mockRestore();
      await handle.close();
      await rm(folder, { recursive: true });
    }
  });
});

describe('storage keys', () => {
  it('are made from ids and parsed back', () => {
    const id = uuidv7();
    expect(fileIdOfKey(objectKey(id))).toBe(id);
    expect(fileIdOfKey(thumbnailKey(id, 800))).toBe(id);
  });

  it.each(['readme.txt', 'owner', '', 'aa/.DS_Store', 'aa/readme', `ff/${uuidv7().slice(0, -2)}00`, '../x', uuidv7()])(
    'that are foreign have no file id: %s',
    (key) => {
      expect(fileIdOfKey(key)).toBeUndefined();
    },
  );
});
