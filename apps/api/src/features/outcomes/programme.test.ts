import { beforeAll, describe, expect, it } from 'vitest';
import type { ProgrammeOutcome } from '@amberway/contract/outcomes/schemas';
import { outcomeTexts } from '@amberway/contract/outcomes/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { countQueries } from '../../testing/count-queries.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild } from '../../testing/people.ts';
import { addOutcome, addProgramme, addSkill, addTask } from '../../testing/programme.ts';

const server = useServer();
const { arlo, kaito } = DEMO_CHILDREN;
let parent: string;
beforeAll(async () => {
  parent = await server.signIn('parent');
});

const programme = async (
  member: string,
): Promise<(ProgrammeOutcome & { milestones: ProgrammeOutcome['skills'] })[]> => {
  const response = await server.call('GET', `goal?member=${member}`, { token: parent });
  expect(response.status, response.text).toBe(200);
  expect(response.body.count).toBe(response.body.data.length);
  return response.body.data;
};
const newChild = () => addChild(server, { parentId: DEMO_PEOPLE.parent.id, primaryContact: DEMO_PEOPLE.coach.id });

describe('the programme of a child [B164 C068]', () => {
  it('is complete: outcomes newest first, skills and tasks oldest first', async () => {
    const { id: memberId } = await newChild();
    const older = await addOutcome(server, { memberId, name: 'Older', createdAt: '2026-01-01T00:00:00.000Z' });
    const newer = await addOutcome(server, { memberId, name: 'Newer' });
    const one = await addSkill(server, older, { name: 'One', createdAt: '2026-01-02T00:00:00.000Z' });
    const two = await addSkill(server, older, { name: 'Two', team: [DEMO_PEOPLE.coach.id] });
    const task = await addTask(server, one, { assignees: [DEMO_PEOPLE.parent.id, DEMO_PEOPLE.coach.id] });
    const found = await programme(memberId);
    expect(found.map(({ _id, milestones }) => [_id, milestones.map((skill) => skill._id)])).toEqual([
      [newer.id, []],
      [older.id, [one.id, two.id]],
    ]);
    expect(found[1]?.milestones[0]?.tasks).toMatchObject([
      { _id: task.id, milestone: one.id, assignee: [{ firstName: 'Mia' }, { firstName: 'Priya' }] },
    ]);
    expect(found[1]?.milestones[1]).toMatchObject({ teamMember: [{ _id: DEMO_PEOPLE.coach.id }], tasks: [] });
  });

  it('leaves out what was removed [B347]', async () => {
    const { id: memberId } = await newChild();
    const outcome = await addOutcome(server, { memberId });
    const skill = await addSkill(server, outcome);
    await addSkill(server, outcome, { deletedAt: '2026-01-05T00:00:00.000Z' });
    await addTask(server, skill, { deletedAt: '2026-01-05T00:00:00.000Z' });
    expect((await programme(memberId))[0]?.milestones).toMatchObject([{ _id: skill.id, tasks: [] }]);
  });

  it('takes the same number of queries for one outcome as for many', async () => {
    const count = (memberId: string) => countQueries(server, () => programme(memberId));
    const small = await newChild();
    await addProgramme(server, small.id);
    const large = await newChild();
    for (let n = 0; n < 5; n += 1) {
      const { outcome, skill } = await addProgramme(server, large.id);
      await addTask(server, skill);
      await addSkill(server, outcome, { team: [DEMO_PEOPLE.coach.id] });
    }
    const [few, many] = [await count(small.id), await count(large.id)];
    expect(many).toBe(few);
    expect(many).toBeGreaterThan(4);
    expect(many).toBeLessThanOrEqual(12);
  });

  it('returns 404 for a child out of reach, and 422 without a child', async () => {
    expectFailure(await server.call('GET', `goal?member=${kaito.id}`, { token: parent }), 'not_found');
    expectInvalid(await server.call('GET', 'goal', { token: parent }), 'member', outcomeTexts.selectMember);
  });

  it('has every status in the demo data [B090 B092 B203]', async () => {
    const found = await programme(arlo.id);
    expect(new Set(found.map(({ status }) => status))).toEqual(
      new Set(['Achieved', 'In-progress', 'Planned', 'On-hold', 'Cancelled']),
    );
    expect(new Set(found.flatMap(({ milestones }) => milestones.map(({ status }) => status)))).toEqual(
      new Set(['Active', 'Mastered', 'On-hold']),
    );
  });
});
