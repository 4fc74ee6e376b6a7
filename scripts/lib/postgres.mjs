import { execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { atExit } from './at-exit.mjs';
import { Failure } from './failure.mjs';
import { freePort } from './free-port.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import { postgresUser } from './postgres-user.mjs';

const execute = promisify(execFile);
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
// Power loss does not matter for temporary data; durability tests use the real settings.
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

export const waitUntilUp = async (server, port, log) => {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) break;
    // The socket opens before recovery is over; only the log line means that queries are accepted.
    if (/ready to accept (read-only )?connections/.test(log.text) && (await accepts(port))) return;
    await delay(50);
  }
  throw new Failure(`PostgreSQL did not start:\n${log.text}`);
};

export const stopServer = async (server) => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT'); // fast shutdown: open connections are closed
  const inTime = await Promise.race([exited.then(() => true), delay(STOP_TIMEOUT_MS, false, { ref: false })]);
  if (!inTime) server.kill('SIGKILL');
  await exited;
};

/** A PostgreSQL server in a temporary folder. `stop` ends it and removes everything. */
export const startPostgres = async ({ durable = false, maxConnections = 200, port } = {}) => {
  const user = postgresUser();
  const { bin: installed, bundle } = await postgresBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'amberway-pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  let server;
  const release = atExit(() => {
    server?.kill('SIGKILL');
    remove();
  });
  try {
    if (user) chownSync(folder, user.uid, user.gid);
    // Programs downloaded into this project may be unreadable for another user, for example below /root.
    if (user && bundle) cpSync(bundle, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    const bin = user && bundle ? join(folder, 'native', 'bin') : installed;
    const data = join(folder, 'data');
    const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } };
    const setup = ['-D', data, '-U', 'amberway', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await execute(join(bin, 'initdb'), setup, options);

    const chosen = port ?? (await freePort());
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      `max_connections=${maxConnections}`,
    ];
    const flags = [...settings, ...(durable ? [] : FAST)].flatMap((setting) => ['-c', setting]);
    const launch = async () => {
      server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(chosen), ...flags], {
        ...options,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const log = { text: '' };
      const collect = (chunk) => (log.text = (log.text + chunk).slice(-20_000));
      server.stdout.on('data', collect);
      server.stderr.on('data', collect);
      server.once('error', (error) => collect(String(error)));
      await waitUntilUp(server, chosen, log);
    };
    await launch();
    return {
      url: `postgres://amberway@127.0.0.1:${chosen}/postgres`,
      port: chosen,
      pid: server.pid,
      // Stops and restarts it with the same data, for tests of what happens meanwhile.
      halt: () => stopServer(server),
      resume: launch,
      stop: async () => {
        await stopServer(server);
        release();
        remove();
      },
    };
  } catch (error) {
    if (server) await stopServer(server);
    release();
    remove();
    throw error;
  }
};
