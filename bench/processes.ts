import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_COMMAND } from '../scripts/lib/server-command.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Starts a program and waits for the line that tells its address. */
export const startProcess = (
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = ready.exec(output)?.[1];
      if (url) {
        resolve({
          url,
          pid: child.pid ?? 0,
          stop: () =>
            new Promise((done) => {
              child.once('exit', () => done());
              child.kill('SIGTERM');
            }),
        });
      }
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}\n${output}`)));
  });

const TICK_MS = 10;

/** Processor time that a process has used so far, in milliseconds; other load changes it less than the rate. */
export const processorMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program is in brackets and may contain spaces; user and system time are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** The product with files of its own, unless a folder is given. */
export const startProduct = async (env: Record<string, string>) => {
  const ownFolder = env['DATA_DIR'] === undefined ? await mkdtemp(join(tmpdir(), 'amberway-bench-')) : undefined;
  const product = await startProcess(
    SERVER_COMMAND,
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...(ownFolder && { DATA_DIR: ownFolder }), ...env },
    /Amberway is ready: (\S+)/,
  );
  const stop = async () => {
    await product.stop();
    if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
  };
  return { ...product, stop };
};

/** The bare server of that name, with what else it is told. */
export const startBare = (name: string, databaseUrl: string, pool: number, ...more: string[]) =>
  startProcess(['--import', 'tsx', `bench/${name}-bare.ts`, databaseUrl, String(pool), ...more], {}, /ready (\S+)/);
