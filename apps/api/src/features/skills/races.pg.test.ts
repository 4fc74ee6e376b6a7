import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { useServer } from '../../testing/hooks.ts';
import { requestWhileHeld } from '../../testing/locks.ts';
import { addChild } from '../../testing/people.ts';
import { addOutcome, addSkill } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer({ engine: 'postgres' });
const { coach, parent } = DEMO_PEOPLE;
let token: string;
beforeAll(async () => {
  token = await server.signIn('coach');
});

it.each([
  ['cancelled', sql`status = 'Cancelled', comment = 'No more'`],
  ['mastered', sql`status = 'Mastered', mastered_at = now()`],
  ['removed', sql`deleted_at = now()`],
])('a skill that is being %s concurrently is not started, but the next one is', async (_, change) => {
  const { id: memberId } = await addChild(server, { parentId: parent.id, primaryContact: coach.id });
  const outcome = await addOutcome(server, { memberId });
  const first = await addSkill(server, outcome, { name: 'First', status: 'On-hold' });
  await addSkill(server, outcome, { name: 'Second', status: 'On-hold' });
  const response = await requestWhileHeld(server, {
    first: sql`update skills set ${change}, version = version + 1 where id = ${first.id}`,
    ask: () => server.call('GET', `milestone/start/${memberId}`, { token }),
  });
  expect(response.body.data).toEqual({ result: 'newActive', name: 'Second' });
  const [row] = await rowsOf<{ status: string }>(server, sql`select status from skills where id = ${first.id}`);
  expect(row?.status).not.toBe('Active');
});
