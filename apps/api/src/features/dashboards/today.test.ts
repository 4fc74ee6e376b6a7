import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { EXCERPT_CHARACTERS } from '@amberway/contract/activity-notes/limits';
import { HOME_TASKS } from '@amberway/contract/dashboards/texts';
import { DAY } from '@amberway/contract/kernel/limits';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addMessage } from '../../testing/messages.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { addOutcome, addSkill, addTask } from '../../testing/programme.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
const { coach, coach2 } = DEMO_PEOPLE;
const { arlo } = DEMO_CHILDREN;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const family = async () => {
  const user = await addUser(server, { csm: coach.id });
  const child = await addChild(server, { parentId: user.id, primaryContact: coach.id });
  return { user, child, token: await server.signIn(user) };
};
const read = async (kind: string, member: string, token: string) => {
  const { status, body } = await server.call('GET', `dashboard/${kind}?member=${member}`, { token });
  expect(status).toBe(200);
  return body.data;
};

it('the first part of a home has the next session, three tasks and recent progress [B286 B277]', async () => {
  const { child, token } = await family();
  expect(await read('today', child.id, token)).toEqual({
    member: child.id,
    upcomingSession: null,
    pendingTasks: { count: 0, items: [] },
    completedTasks: { count: 0, items: [] },
    lately: { mastered: 0, masteredLately: 0, latestSkill: null, workingOn: null, workingOnId: null, tasksDone: 0 },
  });

  const outcome = await addOutcome(server, { memberId: child.id, isPrimary: true });
  const skill = await addSkill(server, outcome, { name: 'Asks for a break' });
  await addSkill(server, outcome, { name: 'Old', status: 'Mastered', masteredAt: ago(60) });
  await addSkill(server, outcome, { name: 'Says hello', status: 'Mastered', masteredAt: ago(3) });
  for (const name of ['A', 'B', 'C', 'D']) await addTask(server, skill, { name });
  for (const days of [1, 13, 20]) await addTask(server, skill, { isCompleted: true, completedAt: ago(days) });
  await addAppointment(server, { memberId: child.id, title: 'At the pool' });
  const found = await read('today', child.id, token);
  expect(found).toMatchObject({
    upcomingSession: { title: 'At the pool' },
    pendingTasks: { count: 4 },
    completedTasks: { count: 3 },
    lately: {
      mastered: 2,
      masteredLately: 1,
      latestSkill: 'Says hello',
      workingOn: 'Asks for a break',
      workingOnId: skill.id,
      tasksDone: 2,
    },
  });
  expect(found.pendingTasks.items).toHaveLength(HOME_TASKS);
});

it('the latest note has the beginning of its text without markup, and is new until it was opened', async () => {
  const { child, token } = await family();
  expect(await read('latestNote', child.id, token)).toBeNull();
  await addNote(server, { memberId: child.id, title: 'Older', startTime: ago(9) });
  const note = await addNote(server, {
    memberId: child.id,
    startTime: ago(2),
    excerpt: `We  waited.\n${'Well '.repeat(100)}`,
  });
  await addNote(server, { memberId: child.id, status: 'Pending', startTime: ago(1) });
  await addAppointment(server, { memberId: child.id });
  const found = await read('latestNote', child.id, token);
  expect(found).toMatchObject({ _id: note.id, isRead: false, from: { _id: coach.id, firstName: coach.firstName } });
  expect(found.preview).toMatch(/^We waited\. Well Well/);
  expect(found.preview.length).toBeLessThanOrEqual(EXCERPT_CHARACTERS);
  await server.call('GET', `session/${note.id}/read`, { token });
  expect(await read('latestNote', child.id, token)).toMatchObject({ isRead: true, at: note.endTime });
});

it('a note without a report shows its wins and idea as plain text', async () => {
  const { child, token } = await family();
  await addNote(server, { memberId: child.id, excerpt: '', topWins: ['<p>Waited <b>long</b> &amp; well.</p>'] });
  expect((await read('latestNote', child.id, token)).preview).toBe('Waited long & well. Roll a ball, back and forth.');
});

it('the latest message is the newest one to the family that it has not hidden', async () => {
  const { user, child, token } = await family();
  expect(await read('latestMessage', child.id, token)).toBeNull();
  await addMessage(server, { toId: user.id, fromId: coach.id, message: 'First', createdAt: ago(3) });
  await addMessage(server, { toId: user.id, fromId: coach.id, message: 'Second\nline', createdAt: ago(2) });
  await addMessage(server, { toId: user.id, message: 'Hidden', createdAt: ago(1), deletedByReceiverAt: ago(1) });
  // The family's own answer is not from the coach.
  await addMessage(server, { toId: coach.id, fromId: user.id, customerId: user.id, message: 'Thanks' });
  expect(await read('latestMessage', child.id, token)).toMatchObject({ preview: 'Second line', isRead: false });
});

it('staff see only their own latest message, and nothing of a family they do not work with', async () => {
  const { user, child } = await family();
  await addMessage(server, { toId: user.id, fromId: coach.id, message: 'From the coach', createdAt: ago(3) });
  await addMessage(server, { toId: user.id, fromId: coach2.id, message: 'From a colleague', createdAt: ago(1) });
  expect(await read('latestMessage', child.id, tokens.coach)).toMatchObject({ preview: 'From the coach' });
  for (const kind of ['today', 'latestNote', 'latestMessage']) {
    const path = `dashboard/${kind}?member=${child.id}`;
    expectFailure(await server.call('GET', path, { token: tokens.coach2 }), 'not_found');
    expectFailure(await server.call('GET', path, { token: tokens.parent }), 'not_found');
  }
});

it('what staff read of it is in the family’s log, each under its own area', async () => {
  await rowsOf(server, sql`delete from record_reads`);
  for (const kind of ['today', 'latestNote', 'latestMessage']) await read(kind, arlo.id, tokens.coach);
  const rows = await rowsOf<{ area: string }>(server, sql`select distinct area from record_reads order by area`);
  expect(rows.map(({ area }) => area)).toEqual(['figures', 'messages', 'notes']);
});
