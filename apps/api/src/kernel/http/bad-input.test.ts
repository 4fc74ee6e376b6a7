import { beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES } from '@amberway/contract/kernel/limits';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';

const UNKNOWN = 'This field is not known here.';
const UNSTORABLE = { message: 'The request contains characters that cannot be stored.' };
const MB = 1024 * 1024;
const server = useServer();
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const post = (body: unknown, headers = {}) => server.call('POST', 'lookups', { token: admin, body, headers });
const get = (path: string) => server.call('GET', path, { token: admin });

describe('a request body', () => {
  it.each(['{', '{"a":1,}', 'name=x', '[1,2', '\u0001', 'undefined', "{'a':1}", '{"a":01}', '"', '\ufeff{}x'])(
    'that is not JSON is malformed: %s',
    async (body) => {
      expectFailure(await post(body), 'malformed');
    },
  );

  it('with unknown fields gets 422 with an error for each', async () => {
    expectInvalid(await post({ type: 'tag', name: 'Extra', colour: 'red' }), 'colour', UNKNOWN);
    expect((await post({ type: 'tag', name: 'Extra', _id: 'x', version: 3, createdAt: 1 })).body.errors).toEqual({
      _id: UNKNOWN,
      version: UNKNOWN,
      createdAt: UNKNOWN,
    });
  });

  it.each([7, null, true, [], {}, ['a'], { name: 'a' }])('whose name is %j gets 422 at the field', async (name) => {
    const response = await post({ type: 'tag', name });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors ?? {})).toEqual(['name']);
  });

  it('with an error that has no text of its own gets a readable message', async () => {
    expectInvalid(await post({ type: 'tag', name: 'Extra', order: 'first' }), 'order', 'This value is not valid.');
    expectInvalid(await get('content/export'), 'type', 'This value is not valid.');
    expectInvalid(await get('gmails?skip=99999999999999999'), 'skip', 'This value is not valid.');
  });

  it.each(['[]', '"text"', '7', 'null', 'true', '[{"type":"tag","name":"x"}]'])(
    'that is %s instead of an object gets 422',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(422);
      expect(response.body.code).toBe('invalid');
    },
  );

  it.each([
    ['raw', '{"type":"tag","name":"a\0b"}'],
    ['escaped', '{"type":"tag","name":"a\\u0000b"}'],
    ['in a key', '{"type":"tag","name":"x","a\\u0000":1}'],
  ])('with a NUL byte (%s) gets 400', async (_, body) => {
    expectFailure(await post(body), 'malformed', UNSTORABLE);
  });

  // Up to 40,000 levels a body is still parsed; above it is rejected for its number of values.
  it.each([
    [30_000, [400, 422]],
    [100_000, [413]],
  ])('nested %i levels deep is rejected, and the server keeps running', async (levels, wanted) => {
    const deep = (open: string, close: string) => open.repeat(levels) + close.repeat(levels);
    for (const body of [
      deep('[', ']'),
      `{"type":"tag","name":${deep('[', ']')}}`,
      `{"type":"tag","name":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`,
    ]) {
      const { status } = await post(body);
      expect(wanted).toContain(status);
    }
    expect((await get('lookups?types=tag')).status).toBe(200);
  });

  it.each([
    '{"type":"tag","name":"x","__proto__":{"admin":true}}',
    '{"type":"tag","name":"x","constructor":{"prototype":{"admin":true}}}',
  ])('with an attempt at prototype pollution gets 400: %s', async (body) => {
    expectFailure(await post(body), 'malformed');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each(['1e400', '-1', '1e21', '9007199254740993', '0.1', '99999999999999999999'])(
    'with the order %s gets 422 at the field',
    async (order) => {
      const response = await post(`{"type":"tag","name":"Number","order":${order}}`);
      expect(response.status).toBe(422);
      expect(Object.keys(response.body.errors ?? {})).toEqual(['order']);
    },
  );

  it.each(['\\ud800', '\\udc00'])('with a lone surrogate (%s) has only that replaced', async (half) => {
    const response = await post(`{"type":"tag","name":"Zoë ✓${half} ${half.slice(1)} to its end"}`);
    expect(response.status).toBe(200);
    expect(response.body.data.name).toBe(`Zoë ✓\ufffd ${half.slice(1)} to its end`);
    expect((await get('tags')).text).not.toMatch(/[\ud800-\udfff]/);
  });

  it('one byte over the limit gets 413, and so do ten megabytes', async () => {
    const ofSize = (size: number) => `{"type":"tag","name":"${'x'.repeat(size - 24)}"}`.slice(0, size);
    expect(Buffer.byteLength(ofSize(BODY_LIMIT_BYTES))).toBe(BODY_LIMIT_BYTES);
    expectFailure(await post(ofSize(BODY_LIMIT_BYTES + 1)), 'too_large');
    expectFailure(await post('x'.repeat(10 * MB)), 'too_large');
    expect((await post(ofSize(BODY_LIMIT_BYTES))).status).not.toBe(413);
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('of type %s gets 415', async (type) => {
    expectFailure(await post('a=b', { 'content-type': type }), 'unsupported_type');
  });

  it('may be empty for an endpoint without one, even with a JSON content type', async () => {
    const token = await server.signIn('coach');
    expect((await server.call('POST', 'auth/refresh', { token, body: '' })).status).toBe(200);
    expect((await server.call('POST', 'auth/logout', { token })).status).toBe(200);
  });

  it('that is missing gets an error for each required field', async () => {
    expect(Object.keys((await post(undefined)).body.errors ?? {}).toSorted()).toEqual(['name', 'type']);
  });
});

describe('a request URL', () => {
  it.each(['member/a%00b', 'user/all/customer?search=a%00b', 'user/all/customer?search=%00', 'lookups/%00', '%00'])(
    'with a NUL byte is malformed: %s',
    async (path) => {
      expectFailure(await get(path), 'malformed');
    },
  );

  it.each(['member/%zz', 'member/%', 'member/%c3%28', '%ff%fe'])(
    'that cannot be decoded is malformed: %s',
    async (path) => {
      expectFailure(await get(path), 'malformed');
    },
  );

  it.each([
    'member/1',
    `member/${'9'.repeat(400)}`,
    'member/..%2f..%2fetc',
    "member/'%20or%201=1",
    'member/null',
    'member/%F0%9F%98%80',
  ])('with an invalid id gets 400: %s', async (path) => {
    expectFailure(await get(path), 'malformed', { message: 'This address is not valid.' });
  });

  it('with an endless segment gets 404', async () => {
    expect((await get(`member/${'9'.repeat(5_000)}`)).status).toBe(404);
  });

  it.each([
    'search=%ed%a0%80',
    'search[]=x',
    'search[a]=x',
    'search=x&search=y',
    'limit=1e999',
    'limit=NaN',
    'limit=Infinity',
    'skip=99999999999999999999',
    'planTypeFilter[]=Lite',
    `planTypeFilter=${',Lite'.repeat(2_000)}`,
  ])('with the query %s gets 200, 400 or 422, never a 5xx', async (query) => {
    const response = await get(`user/all/customer?${query}`);
    expect([200, 400, 422]).toContain(response.status);
  });
});
