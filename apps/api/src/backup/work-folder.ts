import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { IN_PROGRESS } from '../kernel/config/backup.ts';
import { lockFolder } from '../kernel/db/folder-lock.ts';
import { StartError } from '../kernel/start-error.ts';

// A backup is unencrypted while it is made or restored. It is then in a folder of its own, which belongs to one process.

const RUN = 'run-';
const RUN_NAME = /^run-\w{6}$/;

type Log = { warn: (about: object, text: string) => void };

/** Undefined while a running process works in it. */
const lockIfLeft = (folder: string) =>
  lockFolder(folder).catch((error: unknown) => {
    if (error instanceof StartError) return undefined;
    throw error;
  });

const removeIfLeft = async (folder: string) => {
  const unlock = await lockIfLeft(folder);
  if (!unlock) return;
  await rm(folder, { recursive: true, force: true });
  await unlock();
};

/** Removes the folders of processes that were killed. A failure is logged only: it must not prevent a backup. */
export const removeLeftovers = async (dataDir: string, log: Log): Promise<void> => {
  const parent = join(dataDir, IN_PROGRESS);
  const entries = await readdir(parent, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') log.warn({ err: error }, 'unfinished backups could not be listed');
    return [];
  });
  for (const entry of entries) {
    if (!entry.isDirectory() || !RUN_NAME.test(entry.name)) continue;
    await removeIfLeft(join(parent, entry.name)).catch((error: unknown) =>
      log.warn({ err: error, folder: entry.name }, 'an unfinished backup could not be removed'),
    );
  }
};

/** Runs the work with a folder that only this user can read, and removes it afterwards. */
export const inWorkFolder = async <T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const parent = join(dataDir, IN_PROGRESS);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, RUN));
  const unlock = await lockFolder(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await unlock();
  }
};
