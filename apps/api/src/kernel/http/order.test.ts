import { beforeAll, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES } from '@amberway/contract/kernel/limits';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';

const server = useServer();
const NOBODY = '03a00000-0000-7000-8000-00000000ffff';
const BROKEN = '{"name": ';
let admin: string;
let parent: string;
let entry: { _id: string };
beforeAll(async () => {
  admin = await server.signIn('admin');
  parent = await server.signIn('parent');
  entry = (await server.call('POST', 'lookups', { token: admin, body: { type: 'tag', name: 'Ordered' } })).body.data;
});

const put = (token: string | undefined, id: string, body: unknown, headers = {}) =>
  server.call('PUT', `lookups/${id}`, { token, body, headers });
const BODIES: [string, unknown, Record<string, string>?][] = [
  ['broken JSON', BROKEN],
  ['unknown fields', { colour: 'red' }],
  ['wrong types', { name: 7 }],
  ['a body that is too large', 'x'.repeat(BODY_LIMIT_BYTES + 1)],
  ['another content type', '<a/>', { 'content-type': 'application/xml' }],
  ['a good body', { name: 'Fine' }],
];

it.each(BODIES)('a request without a sign-in gets 401 first, with %s', async (_, body, headers) => {
  for (const id of [entry._id, NOBODY, 'no-id']) {
    expectFailure(await put(undefined, id, body, headers), 'unauthenticated');
    expectFailure(await put('forged', id, body, headers), 'session_expired');
  }
});

it.each(BODIES)('a role without permission gets 403 next, with %s', async (_, body, headers) => {
  for (const id of [entry._id, NOBODY, 'no-id']) expectFailure(await put(parent, id, body, headers), 'forbidden');
});

it('a malformed request gets 400, before its fields are validated', async () => {
  expectFailure(await put(admin, NOBODY, BROKEN), 'malformed');
  expectFailure(await put(admin, 'no-id', { colour: 'red' }), 'malformed', { message: 'This address is not valid.' });
});

it('invalid fields get 422, also for a record that does not exist', async () => {
  expect((await put(admin, NOBODY, { colour: 'red' })).status).toBe(422);
});

it('a record out of reach gets 404, also with an old version', async () => {
  expectFailure(await put(admin, NOBODY, { name: 'Fine', version: 9 }), 'not_found');
});

it('an old version gets 409, also when the new name is taken', async () => {
  await server.call('POST', 'lookups', { token: admin, body: { type: 'tag', name: 'Taken' } });
  expectFailure(await put(admin, entry._id, { name: 'Taken', version: 9 }), 'stale');
});

it('the role is checked before the query: a parent gets 403 for a list with an invalid query', async () => {
  expectFailure(await server.call('GET', 'user/all/nobody?limit=ten', { token: parent }), 'forbidden');
});
