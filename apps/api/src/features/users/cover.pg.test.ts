import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });

it('when 50 covers are started at once, exactly five succeed', async () => {
  const token = await server.signIn('coach');
  const families = [];
  for (let n = 0; n < 50; n += 1) families.push(await addUser(server));
  const responses = await Promise.all(
    families.map(({ id }) =>
      server.call('POST', `user/cover/${id}`, { token, body: { reason: 'The whole team is ill' } }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(45);
  const opened = await rowsOf(
    server,
    sql`select 1 from works_with w join cover_grants g using (business_user_id, customer_id)
      where business_user_id = ${DEMO_PEOPLE.coach.id}`,
  );
  expect(opened).toHaveLength(5);
});

it('two coaches who cover each other’s families at the same time do not deadlock', async () => {
  const { coach, coach2 } = DEMO_PEOPLE;
  const people = [
    { token: await server.signIn('coach2'), family: await addUser(server, { csm: coach.id }) },
    { token: await server.signIn('coach'), family: await addUser(server, { csm: coach2.id }) },
  ];
  await rowsOf(server, sql`delete from cover_grants`);
  for (let round = 0; round < 5; round += 1) {
    const responses = await Promise.all(
      people.map(({ token, family }) =>
        server.call('POST', `user/cover/${family.id}`, { token, body: { reason: 'We swap for a day' } }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  }
});
