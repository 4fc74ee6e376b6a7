import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atExit } from './at-exit.mjs';
import { freePort } from './free-port.mjs';
import { stopServer, waitUntilUp } from './postgres.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { postgresUser } from './postgres-user.mjs';

const execute = promisify(execFile);

/** The npm package with the server programs lacks the one that copies a server. */
const programs = async () => {
  const { bin } = await postgresBinaries();
  return existsSync(join(bin, 'pg_basebackup')) ? bin : undefined;
};

export const canReplicate = async () => (await programs()) !== undefined;

/** A streaming replica of a running server, in a temporary folder. */
export const startReplica = async (primaryUrl) => {
  const bin = await programs();
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'amberway-replica-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } };
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const copy = ['-D', data, '-d', primaryUrl, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'];
  await execute(join(bin, 'pg_basebackup'), copy, options).catch((error) => {
    remove();
    throw error;
  });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const release = atExit(() => {
    server.kill('SIGKILL');
    remove();
  });
  const log = { text: '' };
  const collect = (chunk) => (log.text = (log.text + chunk).slice(-20_000));
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);
  await waitUntilUp(server, port, log);
  return {
    port,
    stop: async () => {
      await stopServer(server);
      release();
      remove();
    },
  };
};
