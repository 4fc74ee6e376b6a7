import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { FAILURES } from '@amberway/contract/kernel/errors';
import { MINUTE } from '@amberway/contract/kernel/limits';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { type Child, startChild } from './testing/child.ts';
import { copyEmbeddedTemplate } from './testing/template.ts';

let child: Child;
let folder: Awaited<ReturnType<typeof copyEmbeddedTemplate>>;
beforeAll(async () => {
  folder = await copyEmbeddedTemplate(inject('embeddedTemplate'));
  child = await startChild({ DATA_DIR: folder.dataDir });
}, 2 * MINUTE);
afterAll(async () => {
  await child?.kill('SIGKILL');
  await folder?.remove();
});

/** A connection that stays open, with the data received on it. */
const open = async () => {
  let received = '';
  let closed = false;
  const socket: Socket = connect(child.port, '127.0.0.1');
  socket
    .on('data', (chunk) => (received += chunk.toString()))
    .on('close', () => (closed = true))
    .on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return { write: (text: string) => socket.write(text), received: () => received, closed: () => closed };
};
const head = (line: string, length: number) =>
  `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const until = async (seen: () => boolean) => {
  for (let n = 0; n < 400 && !seen(); n += 1) await delay(25);
};

it('after SIGTERM requests finish, readiness fails, idle connections close and the exit code is 0', async () => {
  const body = JSON.stringify({ email: ACCOUNTS.parent.email, password: ACCOUNTS.parent.password });
  const [slow, idle, watcher] = [await open(), await open(), await open()];
  idle.write(head('GET /api/health/live', 0));
  await until(() => idle.received().includes('"live"'));
  slow.write(head('POST /api/auth/login', body.length) + body.slice(0, 10));
  watcher.write('GET /api/health/ready HTTP/1.1\r\nHost: x\r\n');
  await delay(300);

  const ended = child.kill('SIGTERM');
  await until(idle.closed);
  expect(idle.closed()).toBe(true);

  watcher.write('\r\n');
  await until(() => watcher.received().includes('}'));
  expect(watcher.received()).toMatch(/^HTTP\/1\.1 503 /);
  expect(watcher.received()).toContain(FAILURES.unavailable.message);

  slow.write(body.slice(10));
  await until(() => slow.received().includes('"token"'));
  expect(slow.received()).toMatch(/^HTTP\/1\.1 200 /);
  expect(slow.received()).toContain('"token"');

  const respondedAt = Date.now();
  expect(await ended).toMatchObject({ code: 0, signal: null });
  expect(Date.now() - respondedAt).toBeLessThan(10_000);
});
