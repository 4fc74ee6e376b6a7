import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { messageTexts } from '@amberway/contract/messages/texts';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const RACERS = 50;
const server = useServer({ engine: 'postgres' });
let coach: string;
beforeAll(async () => {
  coach = await server.signIn('coach');
});

it('when 50 messages are sent at once, exactly 2 are stored [B504]', async () => {
  const family = await addUser(server, { csm: DEMO_PEOPLE.coach.id });
  const responses = await Promise.all(
    Array.from({ length: RACERS }, (_, n) =>
      server.call('POST', 'clientMessage', { token: coach, body: { to: family.id, message: `Number ${n}` } }),
    ),
  );
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(RACERS - 2);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set([`422 ${messageTexts.limit}`]),
  );
  expect(await rowsOf(server, sql`select place from messages where to_id = ${family.id} order by place`)).toEqual([
    { place: 1 },
    { place: 2 },
  ]);
});

it('when a family sends 30 messages at once, exactly 10 are stored [B504]', async () => {
  const family = await addUser(server, { csm: DEMO_PEOPLE.coach.id });
  const token = await server.signIn(family);
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      server.call('POST', `messageThread/${DEMO_PEOPLE.coach.id}`, { token, body: { message: `Number ${n}` } }),
    ),
  );
  const refused = responses.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set([`422 ${messageTexts.familyLimit}`]),
  );
  const places = await rowsOf(server, sql`select place from messages where from_id = ${family.id} order by place`);
  expect(places).toEqual(Array.from({ length: 10 }, (_, n) => ({ place: n + 1 })));
});

it('the database itself rejects a third message of the day, and a second one in the same place', async () => {
  const family = await addUser(server, { csm: DEMO_PEOPLE.coach.id });
  const insert = (place: number) =>
    rowsOf(
      server,
      sql`insert into messages (id, kind, from_id, to_id, customer_id, message, sent_day, place)
        values (gen_random_uuid(), 'client', ${DEMO_PEOPLE.coach.id}, ${family.id}, ${family.id}, 'x', '2026-01-01', ${place})`,
    ).then(
      () => 'stored',
      (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
    );
  expect([await insert(1), await insert(1), await insert(2), await insert(3)]).toEqual([
    'stored',
    'messages_per_day',
    'stored',
    'messages_place',
  ]);
});
