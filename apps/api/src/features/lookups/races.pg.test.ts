import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useServer } from '../../testing/hooks.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 50;
const server = useServer({ engine: 'postgres' });
let admin: string;
beforeAll(async () => {
  admin = await server.signIn('admin');
});

const atOnce = (call: (n: number) => ReturnType<typeof server.call>) =>
  Promise.all(Array.from({ length: RACERS }, (_, n) => call(n)));
const post = (name: string, headers = {}) =>
  server.call('POST', 'lookups', { token: admin, body: { type: 'tag', name }, headers });
const stored = (name: string) => rowsOf(server, sql`select 1 from lookups where lower(name) = lower(${name})`);
const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

it('when many add the same name at once, one succeeds', async () => {
  const statuses = (await atOnce((n) => post(n % 2 ? 'RACED' : 'raced'))).map(({ status }) => status);
  expect([countOf(statuses, 200), countOf(statuses, 409)]).toEqual([1, RACERS - 1]);
  expect(await stored('raced')).toHaveLength(1);
});

it('when many edit the same version at once, one succeeds', async () => {
  const { _id } = (await post('Contended')).body.data;
  const responses = await atOnce((n) =>
    server.call('PUT', `lookups/${_id}`, { token: admin, body: { order: n + 1, version: 1 } }),
  );
  const statuses = responses.map(({ status }) => status);
  expect([countOf(statuses, 200), countOf(statuses, 409)]).toEqual([1, RACERS - 1]);
  const winner = responses.find(({ status }) => status === 200)?.body.data;
  expect(await rowsOf(server, sql`select "order", version from lookups where id = ${_id}`)).toEqual([
    { order: winner.order, version: 2 },
  ]);
});

it('concurrent edits without a version all raise the version', async () => {
  const { _id } = (await post('Counted')).body.data;
  await atOnce((n) => server.call('PUT', `lookups/${_id}`, { token: admin, body: { order: n } }));
  expect(await rowsOf(server, sql`select version from lookups where id = ${_id}`)).toEqual([{ version: RACERS + 1 }]);
});

it('an idempotency key sent many times at once makes one record and returns it every time', async () => {
  const responses = await atOnce(() => post('Keyed', { 'idempotency-key': 'racing-key' }));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body.data._id)).size).toBe(1);
  expect(await stored('keyed')).toHaveLength(1);
});
