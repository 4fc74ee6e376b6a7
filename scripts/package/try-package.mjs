import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/root.mjs';

const READY = /Amberway is ready: (\S+)/;
/** The user of services that own nothing; only root can become somebody else. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const makeReadOnly = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadOnly(path);
    else chmodSync(path, entry.name === 'amberway' ? 0o555 : 0o444);
  }
  chmodSync(folder, 0o555);
};

/** Unpacks an archive into a folder of its own that cannot be written to, with a data folder beside it. */
export const unpack = (archive) => {
  const scratch = mkdtempSync(join(tmpdir(), 'amberway-package-'));
  chmodSync(scratch, 0o755);
  execFileSync('tar', ['-xzf', archive, '-C', scratch, '--no-same-owner']);
  const [name] = readdirSync(scratch);
  const folder = join(scratch, name);
  makeReadOnly(folder);
  const dataDir = join(scratch, 'data');
  const programs = join(scratch, 'programs');
  mkdirSync(dataDir);
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  mkdirSync(programs);
  const remove = () => {
    execFileSync('chmod', ['-R', 'u+w', scratch]);
    execFileSync('rm', ['-rf', scratch]);
  };
  return { folder, dataDir, programs, remove };
};

/** Starts the unpacked product as an unprivileged user who has Node and a shell, but neither npm nor a network. */
export const startPackage = ({ folder, dataDir, programs }, args = [], env = {}, node = process.execPath) => {
  rmSync(join(programs, 'node'), { force: true });
  symlinkSync(node, join(programs, 'node'));
  const child = spawn(join(folder, 'bin/amberway'), args, {
    cwd: '/',
    ...as,
    env: {
      PATH: `${programs}:/bin`,
      NODE_OPTIONS: `--import=${pathToFileURL(inRoot('scripts/package/no-network.mjs')).href}`,
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: 'none',
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  let output = '';
  const collect = (chunk) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  const ready = new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = READY.exec(output)?.[1];
      if (url) resolve(url);
    });
    ended.then(({ code }) => reject(new Error(`It ended with ${code}: ${output}`)), reject);
  });
  // A command that ends is no failure; only those who wait for the address see it.
  ready.catch(() => undefined);
  return { child, ended, ready, output: () => output };
};

export const call = async (url, path, body) => {
  const response = await fetch(`${url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
