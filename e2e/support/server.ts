import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { copyEmptyCluster } from '../../apps/api/src/testing/empty-cluster.ts';

const START_TIMEOUT_MS = 90_000;
const ENTRY = join(import.meta.dirname, '../../apps/api/dist/main.js');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
};

export type RunningServer = { url: string; stop: () => Promise<void> };

const newFolder = () => mkdtempSync(join(tmpdir(), 'amberway-e2e-'));

/** A data folder after the first start, with the demo data. Every server starts with a copy of it. */
export const prepareFolder = async (): Promise<string> => {
  const dataDir = newFolder();
  await copyEmptyCluster(join(dataDir, 'db'));
  const { end } = await startIn(dataDir);
  await end();
  return dataDir;
};

/** The built product as an operator would start it: with its own port and data folder, and the demo data. */
export const startServer = async (settings: Record<string, string> = {}): Promise<RunningServer> => {
  const dataDir = newFolder();
  const prepared = process.env['E2E_PREPARED_FOLDER'];
  // Seeding a folder takes three times as long as starting with a seeded one.
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const { url, end } = await startIn(dataDir, settings).catch((error: unknown) => {
    remove();
    throw error;
  });
  const stop = async () => {
    await end();
    remove();
  };
  return { url, stop };
};

const startIn = async (dataDir: string, settings: Record<string, string> = {}) => {
  const port = await freePort();
  const { NODE_ENV: _unset, DATABASE_URL: _none, ...inherited } = process.env;
  const env = {
    ...inherited,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, ['--enable-source-maps', ENTRY], { env, stdio: ['ignore', 'pipe', 'pipe'] });

  let output = '';
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-10_000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGTERM');
    await exited;
  };

  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await end();
      throw new Error(`The server did not become ready:\n${output}`);
    }
    await delay(200);
  }
  return { url, end };
};
