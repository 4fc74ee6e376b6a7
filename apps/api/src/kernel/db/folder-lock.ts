import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

// PGlite takes no lock of its own, and two processes on one folder lose rows without an error.
// The lock file names its holder. A dead holder (crash, power loss) is detected and replaced, a live one never.

type Holder = { pid: number; host: string; started: string };

const HEARTBEAT_MS = 10_000;
const FOREIGN_STALE_MS = 120_000;
const TAKEOVER_STALE_MS = 10_000;
const HALF_WRITTEN_TRIES = 20;
const HALF_WRITTEN_WAIT_MS = 50;

/** Start time of the process in ticks since boot: tells a reused process id from the original process. */
const startedAt = (pid: number): string => {
  try {
    const stats = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stats.slice(stats.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readHolder = async (path: string, tries = HALF_WRITTEN_TRIES): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // Half-written: by a process that is just starting, or by one that died meanwhile and holds nothing.
    if (tries === 0) return { pid: -1, host: hostname(), started: '' };
    await delay(HALF_WRITTEN_WAIT_MS);
    return readHolder(path, tries - 1);
  }
};

const isAlive = async (holder: Holder, path: string) => {
  if (holder.host !== hostname()) {
    const { mtimeMs } = await stat(path);
    return Date.now() - mtimeMs < FOREIGN_STALE_MS;
  }
  if (holder.pid < 1 || !isRunning(holder.pid)) return false;
  return startedAt(holder.pid) === holder.started;
};

const createNew = async (path: string, content: string) => {
  try {
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Only one process at a time may check and replace a dead holder. */
const takeOver = async (path: string, mine: string) => {
  const guard = `${path}.takeover`;
  if (!(await createNew(guard, mine))) {
    const age = await stat(guard).then(
      (s) => Date.now() - s.mtimeMs,
      () => 0,
    );
    if (age > TAKEOVER_STALE_MS) await rm(guard, { force: true });
    return false;
  }
  try {
    const holder = await readHolder(path);
    if (holder && (await isAlive(holder, path))) return false;
    const fresh = `${path}.${process.pid}`;
    await writeFile(fresh, mine);
    await rename(fresh, path);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
};

/** Locks the folder for this process or throws a StartError. Returns the function that unlocks it. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), started: startedAt(process.pid) } satisfies Holder);
  const taken = (await createNew(path, mine)) || (await takeOver(path, mine));
  if (!taken) {
    const holder = await readHolder(path);
    throw new StartError(
      `The data folder ${folder} is in use by another Amberway process (number ${holder?.pid} on ${holder?.host}). ` +
        'Stop that one first, choose another folder with DATA_DIR, or set DATABASE_URL to run several processes. ' +
        `If there is no such process any more, delete the file ${path}.`,
    );
  }
  const heartbeat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS);
  heartbeat.unref();
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  return async () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    await rm(path, { force: true });
  };
};
