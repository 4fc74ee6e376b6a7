import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contentId } from '@amberway/fixtures/content/record';
import { dayIn } from '@amberway/fixtures/dates';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';
import { sweepIdempotencyKeys } from './queries.ts';

const server = useServer();
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const post = (name: string, key: string, order?: number) =>
  server.call('POST', 'lookups', {
    token: admin,
    body: { type: 'tag', name, order },
    headers: { 'idempotency-key': key },
  });
const stored = (name: string) => rowsOf(server, sql`select 1 from lookups where name = ${name}`);

it('the same idempotency key returns the same record without creating another', async () => {
  const [first, again] = [await post('Twice', 'key-1'), await post('Twice', 'key-1')];
  expect(first.status).toBe(200);
  expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
  expect(await stored('Twice')).toHaveLength(1);
});

it('the same idempotency key with other content is rejected', async () => {
  await post('Once', 'key-2');
  expectFailure(await post('Something different', 'key-2'), 'key_reused');
  expectFailure(await post('Once', 'key-2', 5), 'key_reused');
  expect(await stored('Something different')).toEqual([]);
});

it('a failure is not stored: the idempotency key works once the reason is gone', async () => {
  const { body } = await post('Blocking', 'key-3');
  expect((await post('Blocking', 'key-4')).status).toBe(409);
  expect((await post('', 'key-4')).status).toBe(422);
  await server.call('DELETE', `lookups/${body.data._id}`, { token: admin });
  expect((await post('Blocking', 'key-4')).status).toBe(200);
});

it('idempotency keys are separate for each user', async () => {
  const first = await post('Mine', 'key-5');
  await rowsOf(server, sql`update users set type = 'Administrator' where email = 'coach2@amberway.test'`);
  const other = await server.call('POST', 'lookups', {
    token: await server.signIn('coach2'),
    body: { type: 'tag', name: 'Theirs' },
    headers: { 'idempotency-key': 'key-5' },
  });
  expect(other.status).toBe(200);
  expect(other.body.data._id).not.toBe(first.body.data._id);
});

it.each(['', 'has space', 'é', 'x'.repeat(201)])('the idempotency key "%s" gets 400', async (key) => {
  expectFailure(await post('Bad key', key), 'malformed', { message: 'The Idempotency-Key is not valid.' });
});

it('the key of a request that may wait on a device is stored for 90 days, with the result', async () => {
  const token = await server.signIn('parent');
  const send = (note: string) =>
    server.call('POST', 'diary', {
      token,
      body: { member: DEMO_CHILDREN.arlo.id, day: dayIn(-29), emoji: contentId('emoji', 1), note },
      headers: { 'idempotency-key': 'key-offline' },
    });
  const first = await send('From the train');
  expect(first.status, first.text).toBe(200);
  const later = async (days: number) => {
    await rowsOf(
      server,
      sql`update idempotency_keys set expires_at = expires_at - ${`${days} days`}::interval where key = 'key-offline'`,
    );
    await server.within(() => sweepIdempotencyKeys());
  };
  await later(89);
  expect((await send('From the train')).body).toEqual(first.body);
  expectFailure(await send('Other words'), 'key_reused');
  await later(2);
  expect((await send('From the train')).status).toBe(409);
});

it('idempotency keys are deleted after a day', async () => {
  await post('Old', 'key-6');
  await rowsOf(
    server,
    sql`update idempotency_keys set created_at = created_at - interval '25 hours', expires_at = expires_at - interval '25 hours' where key = 'key-6'`,
  );
  await server.within(() => sweepIdempotencyKeys());
  expect(
    await rowsOf(server, sql`select key from idempotency_keys where key in ('key-5', 'key-6') group by key`),
  ).toEqual([{ key: 'key-5' }]);
});
