import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DRAFTS_PER_USER } from '@amberway/contract/drafts/schemas';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 20;
const server = useServer({ engine: 'postgres' });

it.each([0, 1])(
  'of many tabs saving on version %i at once, one succeeds and its value is stored [C262]',
  async (version) => {
    const token = await server.signIn('parent');
    const put = (value: unknown, basedOn: number) =>
      server.call('PUT', `draft/note/race${version}`, { token, body: { value, version: basedOn } });
    if (version > 0) await put('begun', 0);
    const responses = await Promise.all(Array.from({ length: RACERS }, (_, n) => put(n, version)));
    const winners = responses.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(RACERS - 1);
    const { body } = await server.call('GET', `draft/note/race${version}`, { token });
    expect(body.data).toMatchObject({ value: winners[0], version: version + 1 });
  },
);

it('concurrent new drafts and conflict copies do not exceed the limit per user', async () => {
  const user = await addUser(server);
  const token = await server.signIn(user);
  const left = 3;
  await rowsOf(
    server,
    sql`insert into drafts (id, user_id, kind, key, value)
        select gen_random_uuid(), ${user.id}::uuid, 'note', 'full' || n, '1'::jsonb
        from generate_series(1, ${DRAFTS_PER_USER - left}::int) n`,
  );
  const responses = await Promise.all(
    Array.from({ length: RACERS }, (_, n) =>
      n % 2
        ? server.call('PUT', `draft/note/new${n}`, { token, body: { value: n, version: 0 } })
        : server.call('POST', `draft/note/full${n + 1}/conflict`, { token, body: { value: `other ${n}` } }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(left);
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(RACERS - left);
});
