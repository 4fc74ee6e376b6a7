import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser, type TestUser } from '../../testing/people.ts';

// A coach who no longer works with a family finds their own notes about it in no list either.

const server = useServer();
let admin: string;
let coach: TestUser & { token: string };
let other: TestUser;
let child: string;
let written: { note: string; pending: string; appointment: string };

beforeAll(async () => {
  admin = await server.signIn('admin');
});
beforeEach(async () => {
  const user = await addUser(server, { type: 'Business' });
  coach = { ...user, token: await server.signIn(user) };
  other = await addUser(server, { type: 'Business' });
  const family = await addUser(server, { choosePlan: 'Lite' });
  ({ id: child } = await addChild(server, { parentId: family.id, primaryContact: coach.id }));
  const about = { memberId: child, createdBy: coach.id, startTime: new Date(Date.now() - HOUR).toISOString() };
  written = {
    note: (await addNote(server, about)).id,
    pending: (await addNote(server, { ...about, status: 'Pending' })).id,
    appointment: (await addAppointment(server, { memberId: child, createdBy: coach.id })).id,
  };
});

const takeAway = async () => {
  const body = { primaryContact: other.id };
  expect((await server.call('PUT', `member/${child}`, { token: admin, body })).status).toBe(200);
};
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const calendar = async (token: string, more = '') =>
  (await server.call('GET', `session/calendar?from=${at(-2)}&to=${at(4)}${more}`, { token })).text;
const workspace = async () => (await server.call('GET', 'dashboard/workspace', { token: coach.token })).text;
const feed = async () => {
  const made = await server.call('POST', 'calendar/feed', { token: coach.token, body: { showsDetails: true } });
  const path = new URL(made.body.data.url as string).pathname.replace('/api/', '');
  return async () => (await server.call('GET', path)).text;
};

it('a coach sees a family’s notes in calendar, workspace and feed only while working with the family', async () => {
  const subscription = await feed();
  const own = await addAppointment(server, { memberId: null, createdBy: coach.id });
  expect(await calendar(coach.token)).toContain(written.note);
  expect(await workspace()).toContain(written.pending);
  expect(await subscription()).toContain(written.appointment);
  await takeAway();
  for (const text of [await calendar(coach.token), await workspace(), await subscription()])
    for (const id of Object.values(written)) expect(text).not.toContain(id);
  // Events without a child stay visible to their coach.
  expect(await calendar(coach.token)).toContain(own.id);
  expect(await subscription()).toContain(own.id);
  expect(await calendar(admin, `&coach=${coach.id}`)).toContain(written.note);
});

it('a coach who lost the family gets 404 for the calendar file of its appointment', async () => {
  const file = () => server.call('GET', `calendar/session/${written.appointment}`, { token: coach.token });
  expect((await file()).status).toBe(200);
  await takeAway();
  expectFailure(await file(), 'not_found');
});
