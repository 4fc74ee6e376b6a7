import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.mjs';

const isReachable = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

it('starts a throw-away PostgreSQL and leaves nothing behind', { timeout: 120_000 }, async () => {
  const server = await startPostgres();
  expect(await isReachable(server.port)).toBe(true);
  await server.stop();
  expect(await isReachable(server.port)).toBe(false);
  expect(existsSync(`/proc/${server.pid}`)).toBe(false);
});
