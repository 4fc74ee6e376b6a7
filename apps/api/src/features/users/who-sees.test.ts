import { expect, it } from 'vitest';
import type { AccessPerson } from '@amberway/contract/privacy/schemas';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild, addCover, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill } from '../../testing/programme.ts';

// What administrators and the family see of who works with it, and whom administrators take out.

const server = useServer();
const tokens = useTokens(server, 'admin', 'coach');
const [coach, coach2] = [DEMO_PEOPLE.coach.id, DEMO_PEOPLE.coach2.id];

const makeFamily = async ({ team, csm = null }: { team: string[]; csm?: string | null }) => {
  const customer = await addUser(server, { csm });
  const child = await addChild(server, { parentId: customer.id, primaryContact: coach2 });
  const outcome = await addOutcome(server, { memberId: child.id, status: 'In-progress' });
  const skill = await addSkill(server, outcome, { team, needHelp: true });
  return { customer, child, outcome, skill };
};

it('an administrator takes people out of a team, and changes nothing else of a skill', async () => {
  const { child, skill } = await makeFamily({ team: [coach, coach2] });
  const as = (body: object) => server.call('PUT', `milestone/${skill.id}`, { token: tokens.admin, body });
  for (const body of [
    { name: 'Other' },
    { teamMember: [coach, DEMO_PEOPLE.admin.id] },
    { isDeleted: true },
    { needHelp: true, teamMember: [] },
  ])
    expectFailure(await as(body), 'forbidden');
  const one = await as({ teamMember: [coach2] });
  expect(one.body.data.teamMember).toHaveLength(1);
  expectFailure(await server.call('GET', `member/${child.id}`, { token: tokens.coach }), 'not_found');
  const none = await as({ teamMember: [] });
  expect(none.status, none.text).toBe(200);
  expect(none.body.data).toMatchObject({ teamMember: [], needHelp: false });
});

it('the family’s page names everybody who sees it, and why', async () => {
  const { customer, child, skill } = await makeFamily({ csm: coach2, team: [coach] });
  const third = await addUser(server, { type: 'Business' });
  await addCover(server, third.id, customer.id);
  const { people } = (await server.call('GET', `privacy/${customer.id}`, { token: tokens.admin })).body.data;
  const lines = people.map(({ person, why, skill: of }: AccessPerson) => [person._id, why, of?._id ?? null]);
  expect(lines).toEqual([
    [coach2, 'manager', null],
    [coach2, 'clinician', null],
    [coach, 'team', skill.id],
    [third.id, 'cover', null],
  ]);
  expect(people[2]).toMatchObject({ child: child.firstName, until: null });
  expect(people[3].until).not.toBeNull();
});
