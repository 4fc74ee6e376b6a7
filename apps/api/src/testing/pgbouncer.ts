import { execFileSync, spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pgbouncerExample } from './operations-doc.ts';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { postgresUser } from '../../../../scripts/lib/postgres-user.mjs';

export const hasPgBouncer = (): boolean => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The example of docs/operations.md for this server; two connections, so that statements change between them. */
const settings = (folder: string, port: number, server: URL) =>
  pgbouncerExample()
    .replace('host=127.0.0.1 port=5432 dbname=amberway', `host=127.0.0.1 port=${server.port} user=${server.username}`)
    .replace(/^amberway =/m, '* =')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '')
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 2')
    .concat(`\nunix_socket_dir =\nlogfile = ${folder}/log\npidfile = ${folder}/pid\n`);

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** PgBouncer in transaction mode in front of a server; returns the URL of a database through it. */
export const startPgBouncer = async (serverUrl: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'amberway-pgbouncer-'));
  const user = postgresUser();
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings(folder, port, new URL(serverUrl)));
  if (user) await Promise.all([folder, file].map((path) => chown(path, user.uid, user.gid)));
  const child = spawn('pgbouncer', ['-q', file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (let n = 0; !(await isListening(port)); n += 1) {
    if (n > 100 || child.exitCode !== null) throw new Error(`PgBouncer did not start: ${output}`);
    await delay(50);
  }
  return {
    urlOf: (databaseUrl: string) => {
      const url = new URL(databaseUrl);
      url.port = String(port);
      return url.toString();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
