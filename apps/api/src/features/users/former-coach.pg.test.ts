import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { requestWhileHeld } from '../../testing/locks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';

// A team that is named while the family is handed over, in the worst order.

const server = useServer({ engine: 'postgres' });
const tokens = useTokens(server, 'admin', 'coach');
const [coach, coach2] = [DEMO_PEOPLE.coach.id, DEMO_PEOPLE.coach2.id];

const makeFamily = async () => {
  const customer = await addUser(server, { csm: coach });
  const child = await addChild(server, { parentId: customer.id, primaryContact: coach });
  const outcome = await addOutcome(server, { memberId: child.id, status: 'In-progress' });
  const skill = await addSkill(server, outcome);
  return { customer, child, outcome, skill };
};
const teamOf = (skillId: string) => rowsOf(server, sql`select user_id from skill_team where skill_id = ${skillId}`);

it.each([
  ['names a team', { needHelp: true, teamMember: [coach] }],
  ['restores a removed skill', { isDeleted: false }],
] as const)('a coach who %s while the child is handed over is too late', async (what, body) => {
  const { customer, child, skill } = await makeFamily();
  if (what !== 'names a team') {
    await rowsOf(server, sql`insert into skill_team (skill_id, user_id) values (${skill.id}, ${coach})`);
    const removed = await server.call('PUT', `milestone/${skill.id}`, {
      token: tokens.coach,
      body: { isDeleted: true },
    });
    expect(removed.status, removed.text).toBe(200);
  }
  const response = await requestWhileHeld(server, {
    first: sql`update members set primary_contact = ${coach2} where id = ${child.id}`,
    ask: () => server.call('PUT', `milestone/${skill.id}`, { token: tokens.coach, body }),
    next: sql`with gone as (delete from skill_team where skill_id = ${skill.id} returning 1)
      update users set csm = ${coach2} where id = ${customer.id}`,
  });
  expectFailure(response, 'not_found');
  expect(await teamOf(skill.id)).toEqual([]);
});

it('another success manager waits for a team that is being named, and ends it', async () => {
  const { customer, child, skill } = await makeFamily();
  const response = await requestWhileHeld(server, {
    // As the request that names it does.
    first: sql`with held as (select id from members where id = ${child.id} for no key update)
      insert into skill_team (skill_id, user_id) select ${skill.id}, ${coach} from held`,
    ask: () => server.call('PUT', `user/${customer.id}`, { token: tokens.admin, body: { csm: coach2 } }),
  });
  expect(response.status, response.text).toBe(200);
  expect(await teamOf(skill.id)).toEqual([]);
});

it('somebody named in a team while their account was deactivated is in none when it is activated', async () => {
  const extra = await addUser(server, { type: 'Business', isMain: true, businessUserType: ['Therapist'] });
  const { skill } = await makeFamily();
  const put = (userStatus: string) =>
    server.call('PUT', `user/${extra.id}`, { token: tokens.admin, body: { userStatus } });
  expect((await put('Inactive')).status).toBe(200);
  await rowsOf(server, sql`insert into skill_team (skill_id, user_id) values (${skill.id}, ${extra.id})`);
  expect((await put('Active')).status).toBe(200);
  expect(await teamOf(skill.id)).toEqual([]);
});
