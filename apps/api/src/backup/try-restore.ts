import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOUR } from '@amberway/contract/kernel/limits';
import type { Config } from '../kernel/config/config.ts';
import { StartError } from '../kernel/start-error.ts';
import { assertScratchIsOther, emptyScratch } from './scratch.ts';

type Log = { warn: (about: object, text: string) => void };

const LONGEST_MS = 6 * HOUR;
const OUTPUT_BYTES = 1e6;

/** The operator commands: beside this file when built, above it in the sources. */
const program = ['./cli.js', '../cli.ts']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

const commandOf = (path: string) => (path.endsWith('.ts') ? ['--import', 'tsx', path] : [path]);

const restoreInChild = async (archive: string, config: Config, folder: string, signal?: AbortSignal) => {
  if (!program) throw new Error('The program for operator commands is missing.');
  const DATA_DIR = join(folder, 'scratch');
  await mkdir(DATA_DIR, { mode: 0o700 });
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR,
    ...(config.BACKUP_PASSPHRASE && { BACKUP_PASSPHRASE: config.BACKUP_PASSPHRASE }),
    ...(config.BACKUP_SCRATCH_URL && { DATABASE_URL: config.BACKUP_SCRATCH_URL }),
  };
  const args = [...commandOf(program), 'restore', archive, ...(config.BACKUP_SCRATCH_URL ? ['--force'] : [])];
  const options = { env, timeout: LONGEST_MS, maxBuffer: OUTPUT_BYTES, ...(signal && { signal }) };
  let complaint = '';
  let failure: Error | null = null;
  const child = execFile(process.execPath, args, options, (error, _output, printed) => {
    failure = error;
    complaint = printed;
  });
  // Not before its end: until then it may write into the folder, which is removed afterwards.
  await new Promise((resolve) => child.once('close', resolve));
  signal?.throwIfAborted();
  if (!failure) return;
  const [reason = ''] = complaint.trim().split('\n');
  throw new StartError(`The stored backup could not be restored: ${reason || (failure as Error).message}`);
};

type Options = { config: Config; folder: string; log: Log; signal?: AbortSignal | undefined };

/**
 * Restores an archive into a scratch database with the command an operator would use, in a process of its own: an
 * embedded database would block this one. It gets none of the settings of the server, so that it cannot reach its data.
 */
export const tryRestore = async (archive: string, { config, folder, log, signal }: Options): Promise<void> => {
  await assertScratchIsOther(config);
  try {
    await restoreInChild(archive, config, folder, signal);
  } finally {
    await emptyScratch(config).catch((error: unknown) =>
      log.warn({ err: error }, 'the database of BACKUP_SCRATCH_URL could not be emptied'),
    );
  }
};
