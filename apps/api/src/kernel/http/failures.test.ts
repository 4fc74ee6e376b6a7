import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '@amberway/contract/kernel/envelope';
import { FAILURES, type FailureCode } from '@amberway/contract/kernel/errors';
import { ROUTES } from '../../routes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { testRoute } from '../../testing/routes.ts';
import { ApiFailure } from './failure.ts';

const SECRET = 'secret-of-the-server';
const throwing = (path: string, error: () => Error) =>
  testRoute(path, () => {
    throw error();
  });
const logged: string[] = [];
const logTo = new PassThrough().on('data', (chunk: Buffer) => logged.push(chunk.toString()));

const codes = Object.keys(FAILURES) as FailureCode[];
const server = useServer({
  logTo,
  routes: [
    ...ROUTES,
    throwing('boom', () => new Error(SECRET)),
    throwing('boom-with-status', () => Object.assign(new Error(SECRET), { statusCode: 418 })),
    throwing('query', () =>
      Object.assign(new Error(`select ${SECRET}`), { query: `select ${SECRET}`, params: [SECRET] }),
    ),
    throwing(
      'disk/full',
      () => new Error('Failed query', { cause: Object.assign(new Error(SECRET), { code: '53100' }) }),
    ),
    throwing(
      'disk/broken',
      () => new Error('Failed query', { cause: Object.assign(new Error(SECRET), { code: '58030' }) }),
    ),
    ...codes.map((code) => throwing(`code/${code}`, () => new ApiFailure(code))),
  ],
});

it.each(codes)('the failure %s has its status, its message and the shape of the envelope', async (code) => {
  const response = await server.call('GET', `test/code/${code}`);
  expectFailure(response, code);
  expect(failure.strict().safeParse(response.body).success).toBe(true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
});

describe('an unexpected error', () => {
  it.each(['boom', 'boom-with-status', 'query'])(
    'returns a general message, and the log has its request id (%s)',
    async (path) => {
      logged.length = 0;
      const response = await server.call('GET', `test/${path}`);
      expectFailure(response, 'internal');
      expect(response.text).not.toContain(SECRET);
      const line = logged
        .map((text) => JSON.parse(text) as { reqId?: string; msg: string })
        .find(({ msg }) => msg === 'request failed');
      expect(line?.reqId).toBe(response.headers['x-request-id']);
    },
  );

  it('of a query leaves neither its SQL nor its values in the log', async () => {
    logged.length = 0;
    await server.call('GET', 'test/query');
    expect(logged.join('')).toContain('request failed');
    expect(logged.join('')).not.toContain(SECRET);
  });
});

it.each([
  ['full', 'storage_full'],
  ['broken', 'unavailable'],
] as const)('a %s disk of the database is reported as %s', async (disk, code) => {
  const response = await server.call('GET', `test/disk/${disk}`);
  expectFailure(response, code);
  expect(response.text).not.toContain(SECRET);
});

describe('an unknown route', () => {
  it.each([
    ['GET', 'nothing/here'],
    ['POST', 'nothing/here'],
    ['DELETE', 'health/live'],
    ['PATCH', 'auth/login'],
    ['GET', ''],
    ['OPTIONS', 'auth/login'],
  ])('%s /api/%s returns 404 in the envelope', async (method, path) => {
    expectFailure(await server.call(method, path), 'not_found');
  });
});

describe('request ids', () => {
  it('are generated when none is sent', async () => {
    const [one, two] = [await server.call('GET', 'health/live'), await server.call('GET', 'health/live')];
    expect(one.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  });

  it('are taken from the header when valid', async () => {
    const response = await server.call('GET', 'user/me', { headers: { 'x-request-id': 'from-the-browser-1' } });
    expect(response.headers['x-request-id']).toBe('from-the-browser-1');
    expect(response.body.requestId).toBe('from-the-browser-1');
  });

  it.each(['short', 'x'.repeat(65), 'with space in it', 'line{break}'])(
    'are replaced when invalid: %s',
    async (header) => {
      const response = await server.call('GET', 'health/live', { headers: { 'x-request-id': header } });
      expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    },
  );
});

it.each(['health/live/', 'settings/', 'user/me/'])('a trailing slash changes nothing: %s', async (path) => {
  const [with_, without] = [await server.call('GET', path), await server.call('GET', path.slice(0, -1))];
  expect(with_.status).toBe(without.status);
  expect(with_.status).not.toBe(404);
});

describe('input that is not HTTP', () => {
  let port: number;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterAll(() => server.app.server.closeAllConnections());

  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let response = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket
        .on('data', (chunk) => (response += chunk.toString()))
        .on('close', () => resolve(response))
        .on('error', reject);
    });

  it.each([
    ['GARBAGE\r\n\r\n', 400, 'malformed'],
    [`GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too_large'],
    [
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'malformed',
    ],
  ] as const)('gets an error in the envelope, and the connection is closed: %#', async (text, status, code) => {
    const response = await send(text);
    expect(response).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(response.slice(response.indexOf('\r\n\r\n')))).toEqual({
      status: false,
      code,
      message: FAILURES[code].message,
    });
  });
});
