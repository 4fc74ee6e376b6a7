import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IN_PROGRESS } from '../kernel/config/backup.ts';
import { scratchFolder } from '../testing/backups.ts';
import { inWorkFolder, removeLeftovers } from './work-folder.ts';

let dataDir: string;
let remove: () => Promise<void>;
const log = { warn: vi.fn<(about: object, text: string) => void>() };
beforeEach(async () => {
  ({ folder: dataDir, remove } = await scratchFolder());
  log.warn.mockClear();
});
afterEach(() => remove());

const filledFolder = async (...path: string[]) => {
  const folder = join(dataDir, ...path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'plain.tar.gz'), 'rows');
  return folder;
};
/** No process has a number above 2²². */
const leftByKilled = (folder: string) =>
  writeFile(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), started: '1' }));
const inProgress = () => readdir(join(dataDir, IN_PROGRESS));

it('the folder of a killed process is removed, and nothing else in the data folder', async () => {
  const killed = await filledFolder(IN_PROGRESS, 'run-killed');
  await leftByKilled(killed);
  await filledFolder('backup-of-march');
  await filledFolder(IN_PROGRESS, 'notes');
  await writeFile(join(dataDir, IN_PROGRESS, 'run-abcdef'), 'a file');
  await removeLeftovers(dataDir, log);
  expect(await inProgress()).toEqual(['notes', 'run-abcdef']);
  expect(await readdir(join(dataDir, 'backup-of-march'))).toEqual(['plain.tar.gz']);
  expect(log.warn).not.toHaveBeenCalled();
});

it('the folder of a running backup is readable by its owner only, stays while it runs and is removed after a failure', async () => {
  const failing = inWorkFolder(dataDir, async (folder) => {
    expect((await stat(folder)).mode & 0o077).toBe(0);
    await removeLeftovers(dataDir, log);
    expect(await inProgress()).toHaveLength(1);
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  expect(await inProgress()).toEqual([]);
});

it('a folder that cannot be removed is logged, and the others are removed', async () => {
  const first = await filledFolder(IN_PROGRESS, 'run-aaaaaa');
  await leftByKilled(first);
  // Replacing the lock fails, also for root.
  await mkdir(join(first, `lock.${process.pid}`));
  await filledFolder(IN_PROGRESS, 'run-bbbbbb');
  await removeLeftovers(dataDir, log);
  expect(await inProgress()).toEqual(['run-aaaaaa']);
  expect(log.warn).toHaveBeenCalledOnce();
});

it('a data folder without unfinished backups is left as it is', async () => {
  await removeLeftovers(dataDir, log);
  expect(await readdir(dataDir)).toEqual([]);
  expect(log.warn).not.toHaveBeenCalled();
});
