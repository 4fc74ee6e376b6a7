import { randomUUID } from 'node:crypto';
import { stat, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../kernel/config/config.ts';
import { openStorage } from '../kernel/storage/open.ts';
import { fine, type Finding, problem, warning } from './finding.ts';
import { storeReason } from './store-reason.ts';

const GIGABYTE = 1e9;
const LITTLE_BYTES = 2 * GIGABYTE;
const NO_ROOM_BYTES = GIGABYTE / 5;
const OTHERS = 0o007;

const checkFolder = async ({ dataDir }: Config): Promise<Finding[]> => {
  const { uid, mode } = await stat(dataDir);
  const found: Finding[] = [];
  const me = process.getuid?.();
  if (me !== undefined && me !== uid)
    found.push(
      warning(
        `Folder: ${dataDir} belongs to user ${uid}, and this is user ${me}. Run the server and its commands as the owner.`,
      ),
    );
  if (mode & OTHERS)
    found.push(warning(`Folder: other users of this machine can open ${dataDir}. Run chmod o= on it.`));
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const room = `${(free / GIGABYTE).toFixed(1)} GB are free on the disk of ${dataDir}.`;
  if (free < NO_ROOM_BYTES) found.push(problem(`Disk: only ${room} Uploads will fail.`));
  else if (free < LITTLE_BYTES) found.push(warning(`Disk: only ${room}`));
  else found.push(fine(`Disk: ${room}`));
  return found;
};

/** Stores a small object, reads it back and removes it. */
const tryStorage = async (config: Config): Promise<Finding> => {
  const where = config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir;
  try {
    const { storage, spool } = await openStorage(config);
    const key = `doctor-${randomUUID()}`;
    try {
      const path = spool.newPath();
      await writeFile(path, key, { mode: 0o600 });
      await storage.put(key, path, 'text/plain');
      const stored = await storage.get(key);
      const same = stored && (await text(stored)) === key;
      for await (const _ of storage.list()) break;
      return same
        ? fine(`Files: writing, reading, listing and removing work in ${where}.`)
        : problem(`Files: ${where} returned something else than was stored.`);
    } finally {
      await storage.remove(key).catch(() => undefined);
      storage.close();
    }
  } catch (error) {
    const to = config.s3 ? { s3: config.s3 } : { folder: config.dataDir };
    return problem(`Files: ${where} cannot be used: ${storeReason(error, to)}.`);
  }
};

/** A folder that does not exist is not created: it would belong to the user who runs this command. */
export const checkStorage = async (config: Config): Promise<Finding[]> => {
  try {
    const found = await checkFolder(config);
    return [...found, await tryStorage(config)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      return [problem(`Folder: DATA_DIR cannot be used: ${storeReason(error, { folder: config.dataDir })}.`)];
    return [
      warning(
        `Folder: ${config.dataDir} does not exist. The first start creates it, if its user may write to ${dirname(config.dataDir)}.`,
      ),
    ];
  }
};
