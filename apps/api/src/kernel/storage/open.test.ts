import { chmod, mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openStorage } from './open.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amberway-open-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = (env: Record<string, string>) => openStorage(readConfig({ DATA_DIR: folder, ...env }));
const BUCKET = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' };

describe('openStorage', () => {
  it('uses a folder by default, and a bucket when one is set', async () => {
    expect((await open({})).storage.kind).toBe('disk');
    const { storage } = await open(BUCKET);
    expect(storage.kind).toBe('s3');
    storage.close();
  });

  it.each([
    [{ ...BUCKET, S3_ACCESS_KEY: '' }, 'The setting S3_ACCESS_KEY is needed when S3_BUCKET is set.'],
    [{ ...BUCKET, S3_SECRET_KEY: '' }, 'The setting S3_SECRET_KEY is needed when S3_BUCKET is set.'],
    [{ ...BUCKET, S3_PREFIX: '../x' }, 'The setting S3_PREFIX must be folder names, each followed by a slash.'],
    [
      { ...BUCKET, S3_ENDPOINT: 'here' },
      'The setting S3_ENDPOINT must be an address that starts with http:// or https://.',
    ],
  ])('a wrong setting is named in the error: %#', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('throws a StartError for a folder that cannot be created', async () => {
    const blocked = join(folder, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    await expect(open({ DATA_DIR: blocked })).rejects.toThrow(
      /^The folder .*blocked\/files for uploaded files cannot be made \(ENOTDIR\)\. Check DATA_DIR\.$/,
    );
  });

  it('makes the folder private, also one of an older version, but leaves a group with write access', async () => {
    const dataDir = join(folder, 'private');
    const files = join(dataDir, 'files');
    const modeAfterOpening = async () => {
      await open({ DATA_DIR: dataDir });
      return (await stat(files)).mode & 0o777;
    };
    await mkdir(dataDir, { mode: 0o755 });
    expect(await modeAfterOpening()).toBe(0o700);
    await chmod(files, 0o755);
    expect(await modeAfterOpening()).toBe(0o700);
    await chmod(files, 0o775);
    expect(await modeAfterOpening()).toBe(0o770);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o755);
  });

  it('removes what a killed process left in the spool', async () => {
    const { spool } = await open({});
    const path = spool.newPath();
    await writeFile(path, 'half');
    const old = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path, old, old);
    await open({});
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });
});
