import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { StartError } from '../start-error.ts';
import { lockFolder } from './folder-lock.ts';

const RACERS = 3;
const ROUNDS = 10;
const folders: string[] = [];
const racers: ChildProcess[] = [];
type Result = { folder: string; won: boolean; message?: string };

const newFolder = async (lock?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-lock-'));
  folders.push(folder);
  if (lock !== undefined) await writeFile(join(folder, 'lock'), lock);
  return folder;
};
const deadPid = () => spawnSync(process.execPath, ['-e', '0']).pid;
const lockOf = (pid: number, host = hostname(), started = '1') => JSON.stringify({ pid, host, started });
const startOf = (pid: number) => {
  const stats = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stats.slice(stats.lastIndexOf(')') + 2).split(' ')[19];
};

beforeAll(async () => {
  const racer = fileURLToPath(new URL('../../testing/lock-racer.ts', import.meta.url));
  for (let n = 0; n < RACERS; n += 1) racers.push(fork(racer, { execArgv: ['--import', 'tsx'] }));
  await Promise.all(racers.map((one) => once(one, 'message')));
});
afterAll(async () => {
  for (const one of racers) one.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const race = (folder: string): Promise<Result[]> =>
  Promise.all(
    racers.map((one) => {
      const message = once(one, 'message').then(([result]) => result as Result);
      one.send(folder);
      return message;
    }),
  );

describe('processes that start together', () => {
  it('on a free folder: exactly one locks it, every time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const results = await race(await newFolder());
      expect(results.filter(({ won }) => won)).toHaveLength(1);
    }
  });

  it('on the lock of a dead process: exactly one takes it over, every time', async () => {
    const dead = deadPid();
    for (let round = 0; round < ROUNDS; round += 1) {
      const folder = await newFolder(lockOf(dead));
      const results = await race(folder);
      expect(results.filter(({ won }) => won)).toHaveLength(1);
      const { pid } = JSON.parse(await readFile(join(folder, 'lock'), 'utf8')) as { pid: number };
      const winner = results.findIndex(({ won }) => won);
      expect(pid).toBe(racers[winner]?.pid);
    }
  });
});

describe('lockFolder', () => {
  it('throws for a folder held by a live process, with a message that names it and the ways out', async () => {
    const [first] = racers as [ChildProcess];
    const folder = await newFolder();
    const message = once(first, 'message');
    first.send(folder);
    await message;
    const refusal = await lockFolder(folder).catch((error: unknown) => error as Error);
    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as Error).message).toMatch(
      `The data folder ${folder} is in use by another Amberway process (number ${first.pid} on ${hostname()}).`,
    );
    expect((refusal as Error).message).toMatch(/DATA_DIR.*DATABASE_URL/);
  });

  it('returns a function that unlocks the folder', async () => {
    const folder = await newFolder();
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(StartError);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it.each(['', '{', '{"pid":'])('takes over a lock that was only half written: %j', async (content) => {
    await (
      await lockFolder(await newFolder(content))
    )();
  });

  it.skipIf(process.platform !== 'linux')('distinguishes a reused process id from the holder’s process', async () => {
    const [alive] = racers as [ChildProcess];
    const pid = alive.pid as number;
    await expect(lockFolder(await newFolder(lockOf(pid, hostname(), startOf(pid))))).rejects.toThrow(StartError);
    await (
      await lockFolder(await newFolder(lockOf(pid, hostname(), '1')))
    )();
  });

  it('respects the lock of another machine while it is refreshed', async () => {
    const folder = await newFolder(lockOf(1, 'another-machine'));
    await expect(lockFolder(folder)).rejects.toThrow('on another-machine');
    const old = new Date(Date.now() - 3 * MINUTE);
    await utimes(join(folder, 'lock'), old, old);
    await (
      await lockFolder(folder)
    )();
  });
});
