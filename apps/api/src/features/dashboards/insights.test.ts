import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addNote } from '../../testing/activity-notes.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill, addTask } from '../../testing/programme.ts';

const server = useServer();
const { coach } = DEMO_PEOPLE;
let token: string;
let memberId: string;
const NOTHING = { tasksAdded: 0, tasksCompleted: 0, skillsAchieved: 0, resourcesShared: 0, notes: 0, minutes: 0 };

beforeAll(async () => {
  const user = await addUser(server, { csm: coach.id });
  const child = await addChild(server, { parentId: user.id, primaryContact: coach.id });
  token = await server.signIn(user);
  memberId = child.id;
  const outcome = await addOutcome(server, { memberId });
  const createdAt = '2026-03-02T01:00:00.000Z';
  const skill = await addSkill(server, outcome, { status: 'Mastered', masteredAt: '2026-03-31T12:30:00.000Z' });
  // 2 March, 22:00 in UTC is 3 March in Sydney.
  await addTask(server, skill, { createdAt, isCompleted: true, completedAt: '2026-03-02T22:00:00.000Z' });
  await addTask(server, skill, { createdAt });
  const startTime = '2026-03-03T00:00:00.000Z';
  await addNote(server, { memberId, startTime, endTime: '2026-03-03T00:45:00.000Z' });
  await addNote(server, { memberId, startTime, status: 'Pending' });
  await addNote(server, { memberId, startTime, status: 'No-Show/Late Cancellation' });
});

const load = async (query: string) =>
  (await server.call('GET', `dashboard/insights?member=${memberId}${query}`, { token })).body;
const MARCH = '&startDate=2026-03-01&endDate=2026-03-31';

describe('insights [C123]', () => {
  it('insights show what happened by day, oldest first, with totals', async () => {
    expect(await load(MARCH)).toMatchObject({
      count: 3,
      data: [
        { ...NOTHING, day: '2026-03-02', tasksAdded: 2 },
        { ...NOTHING, day: '2026-03-03', tasksCompleted: 1, notes: 1, minutes: 45 },
        { ...NOTHING, day: '2026-03-31', skillsAchieved: 1 },
      ],
      totals: { ...NOTHING, tasksAdded: 2, tasksCompleted: 1, notes: 1, minutes: 45, skillsAchieved: 1 },
    });
  });

  it('insights are grouped by week, which begins on Monday, or by month', async () => {
    const days = async (group: string) =>
      (await load(`${MARCH}&group=${group}`)).data.map((one: { day: string }) => one.day);
    expect(await days('week')).toEqual(['2026-03-02', '2026-03-30']);
    expect(await days('month')).toEqual(['2026-03-01']);
    const other = await server.call('GET', `dashboard/insights?member=${memberId}&group=hour`, { token });
    expect(other.status).toBe(422);
  });

  it('insights contain nothing of other days', async () => {
    expect(await load('&startDate=2026-03-04&endDate=2026-03-30')).toMatchObject({
      count: 0,
      data: [],
      totals: NOTHING,
    });
  });
});
