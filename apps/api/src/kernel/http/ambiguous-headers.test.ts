import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openLogger } from '../log/logger.ts';
import { createServer } from './server.ts';

const app = createServer(readConfig({}), openLogger('silent'));
let port = 0;
beforeAll(async () => {
  app.all('/', { config: { open: 'for this test' } }, async () => ({ reached: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** The status of a raw request: HTTP clients do not send such headers. */
const statusOf = (lines: string[], method = 'GET', body = '', version = '1.1', target = '/') =>
  new Promise<number>((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([`${method} ${target} HTTP/${version}`, ...lines, 'Connection: close', '', body].join('\r\n')),
    );
    socket.on('data', (chunk) => (response += chunk.toString()));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])));
    socket.on('error', reject);
  });

it.each([
  'portal.example',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '[2001:db8::7]',
  'api_1.internal',
  'Portal.Example.',
])('a request to the host %s gets 200', async (host) => {
  expect(await statusOf([`Host: ${host}`])).toBe(200);
});

it.each([
  ['two hosts', ['Host: portal.example', 'Host: evil.example']],
  ['the same host twice', ['Host: portal.example', 'host: portal.example']],
  ['no host', []],
  ['an empty host', ['Host:']],
  ['a host with a space', ['Host: portal.example evil.example']],
  ['a host with a name in front', ['Host: portal.example@evil.example']],
  ['a host with a path', ['Host: portal.example/evil']],
  ['a host with quotes', ['Host: "portal.example"']],
  ['two hosts in one header', ['Host: portal.example, evil.example']],
  ['a port that is no number', ['Host: portal.example:80a']],
  ['a host that is too long', [`Host: ${'a'.repeat(300)}`]],
  ['two bearers', ['Host: a', 'Authorization: Bearer a', 'Authorization: Bearer b']],
  ['two origins', ['Host: a', 'Origin: http://a', 'Origin: http://b']],
  ['two types of content', ['Host: a', 'Content-Type: application/json', 'Content-Type: text/plain']],
  ['two names for one sending', ['Host: a', 'Idempotency-Key: a', 'Idempotency-Key: b']],
])('a request with %s gets 400', async (_, lines) => {
  expect(await statusOf(lines)).toBe(400);
});

it.each([
  ['http://portal.example/', 200],
  ['http://Portal.Example:80/', 200],
  ['http://evil.example/', 400],
  ['http://portal.example@evil.example/', 400],
  ['//evil.example/', 404],
])('a request to portal.example with the request target %s gets %i', async (target, status) => {
  expect(await statusOf(['Host: portal.example'], 'GET', '', '1.1', target)).toBe(status);
});

it('an HTTP/1.0 request without a Host header gets 400', async () => {
  expect(await statusOf([], 'GET', '', '1.0')).toBe(400);
});

it.each([
  ['two lengths', ['Content-Length: 1', 'Content-Length: 1'], 'ab'],
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['chunks twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
])('a body with %s gets 400', async (_, lines, body) => {
  expect(await statusOf(['Host: a', ...lines], 'POST', body)).toBe(400);
});
