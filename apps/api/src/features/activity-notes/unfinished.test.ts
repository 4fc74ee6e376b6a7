import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { NO_NOTE_LABEL } from '@amberway/contract/activity-notes/status';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_CHILDREN } from '@amberway/fixtures/demo';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { expectFailure } from '../../testing/failures.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';

const server = useServer();
type Coach = TestUser & { token: string };
let admin: string;
let mia: Coach;
let tomas: Coach;
let family: TestUser;
let child: string;

const addCoach = async (firstName: string): Promise<Coach> => {
  const user = await addUser(server, { type: 'Business', firstName, lastName: 'Chen' });
  return { ...user, token: await server.signIn(user) };
};
beforeAll(async () => {
  admin = await server.signIn('admin');
});
beforeEach(async () => {
  [mia, tomas] = [await addCoach('Mia'), await addCoach('Tomas')];
  family = await addUser(server, { choosePlan: 'Lite' });
  ({ id: child } = await addChild(server, { parentId: family.id, primaryContact: mia.id }));
});

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const addPending = (days = 2, about = {}) =>
  addNote(server, { memberId: child, createdBy: mia.id, status: 'Pending', startTime: ago(days), ...about });
const addPast = (days: number, about = {}) =>
  addAppointment(server, { memberId: child, createdBy: mia.id, startTime: ago(days), ...about });
const handTo = async (primaryContact: string) =>
  expect((await server.call('PUT', `member/${child}`, { token: admin, body: { primaryContact } })).status).toBe(200);
const unfinished = async ({ token }: Coach, older = false) =>
  (await server.call('GET', `session/unfinished${older ? '?older=true' : ''}`, { token })).body;
const idsOf = async (coach: Coach, older = false): Promise<string[]> =>
  (await unfinished(coach, older)).data.map(({ _id }: { _id: string }) => _id);
const workspace = async ({ token }: Coach) => (await server.call('GET', 'dashboard/workspace', { token })).body.data;
const noNote = ({ token }: Coach, ids: string[], is = true) =>
  server.call('PATCH', 'session/no-note', { token, body: { ids, noNote: is } });

it('an unfinished note goes with the child to its new coach and says who began it', async () => {
  const note = await addPending();
  expect(await idsOf(mia)).toEqual([note.id]);
  expect((await unfinished(mia)).data[0].begun).toBeNull();
  expect(await idsOf(tomas)).toEqual([]);
  await handTo(tomas.id);
  expect(await idsOf(mia)).toEqual([]);
  expect((await unfinished(tomas)).data).toMatchObject([
    { _id: note.id, begun: { by: 'Mia Chen', at: expect.stringMatching(/Z$/) } },
  ]);
  const { unfinishedNotes } = await workspace(tomas);
  expect(unfinishedNotes).toMatchObject({ count: 1, items: [{ _id: note.id, begun: { by: 'Mia Chen' } }] });
  expect((await workspace(mia)).unfinishedNotes.count).toBe(0);
  // In the client list too.
  const clients = await server.call('GET', 'user/clients', { token: tomas.token });
  if (clients.status === 200) expect(clients.text).toContain(child);
});

it('the new coach finishes it, its author stays; the former coach reaches it no more', async () => {
  const note = await addPending();
  await handTo(tomas.id);
  expectFailure(
    await server.call('PATCH', `session/${note.id}`, { token: mia.token, body: { status: 'Published' } }),
    'not_found',
  );
  expectFailure(await noNote(mia, [note.id]), 'not_found');
  const done = await server.call('PATCH', `session/${note.id}`, { token: tomas.token, body: { status: 'Published' } });
  expect(done.status, done.text).toBe(200);
  expect(done.body.data).toMatchObject({ createdBy: { _id: mia.id }, updatedBy: { _id: tomas.id } });
  expect(await idsOf(tomas)).toEqual([]);
  await handTo(mia.id);
  expect(await idsOf(mia)).toEqual([]);
});

it('it comes back with the child, and belongs to the success manager where there is no clinician', async () => {
  const note = await addPending();
  await handTo(tomas.id);
  await handTo(mia.id);
  expect(await idsOf(mia)).toEqual([note.id]);
  expect(await idsOf(tomas)).toEqual([]);
  await rowsOf(server, sql`update members set primary_contact = null where id = ${child}`);
  await rowsOf(server, sql`update users set csm = ${tomas.id} where id = ${family.id}`);
  expect(await idsOf(tomas)).toEqual([note.id]);
});

it('a note of somebody who covered for a day stays with the clinician once the cover has ended', async () => {
  await rowsOf(
    server,
    sql`insert into cover_grants (id, business_user_id, customer_id, reason, expires_at)
      values (gen_random_uuid(), ${tomas.id}, ${family.id}, 'Mia is ill today', now() + interval '1 hour')`,
  );
  const note = await addPending(1, { createdBy: tomas.id });
  expect(await idsOf(tomas)).toEqual([note.id]);
  expect(await idsOf(mia)).toEqual([]);
  await rowsOf(server, sql`update cover_grants set expires_at = now() where business_user_id = ${tomas.id}`);
  expect(await idsOf(tomas)).toEqual([]);
  expect((await unfinished(mia)).data).toMatchObject([{ _id: note.id, begun: { by: 'Tomas Chen' } }]);
});

it('sessions to come are in the day and the calendar of the new coach', async () => {
  const soon = await addAppointment(server, {
    memberId: child,
    createdBy: mia.id,
    startTime: new Date(Date.now() + 1000).toISOString(),
    endTime: new Date(Date.now() + HOUR).toISOString(),
  });
  await handTo(tomas.id);
  const calendar = async ({ token }: Coach) =>
    (await server.call('GET', `session/calendar?from=${ago(1)}&to=${ago(-2)}`, { token })).text;
  expect(await calendar(tomas)).toContain(soon.id);
  expect(await calendar(mia)).not.toContain(soon.id);
  expect((await workspace(tomas)).sessionsToday.items).toMatchObject([{ _id: soon.id, begun: { by: 'Mia Chen' } }]);
  // The family reads whom it will meet.
  const home = await server.call('GET', `dashboard/home?member=${child}`, { token: await server.signIn(family) });
  expect(home.text).toContain('Tomas Chen');
  expect(home.text).not.toContain('Mia Chen');
  // It has not ended: nothing is unfinished.
  expect(await idsOf(tomas)).toEqual([]);
});

it('what is older than 90 days stands in a line instead of disappearing', async () => {
  const old = [await addPast(91), await addPast(400), await addPending(120)].map(({ id }) => id);
  const recent = await addPast(89);
  const home = await workspace(mia);
  expect(home.olderUnfinished).toBe(3);
  expect(home.unfinishedNotes).toMatchObject({ count: 1, items: [{ _id: recent.id }] });
  expect((await idsOf(mia, true)).toSorted()).toEqual(old.toSorted());
  expect((await unfinished(mia, true)).count).toBe(3);
});

it('no note needed takes one or all off the list, can be taken back, and is audited', async () => {
  const [one, two] = [await addPast(91), await addPending(100)];
  expect((await noNote(mia, [one.id])).body.data).toEqual([one.id]);
  expect(await idsOf(mia, true)).toEqual([two.id]);
  // Again changes nothing.
  expect((await noNote(mia, [one.id])).body.data).toEqual([]);
  expect((await noNote(mia, [one.id, two.id])).body.data).toEqual([two.id]);
  expect((await workspace(mia)).olderUnfinished).toBe(0);
  const audited = await rowsOf(
    server,
    sql`select action, record_id, subject_id from audit_log where actor_id = ${mia.id} and action like '%Note' order by id`,
  );
  expect(audited).toEqual([
    { action: 'noNote', record_id: one.id, subject_id: family.id },
    { action: 'noNote', record_id: two.id, subject_id: family.id },
  ]);
  // What was written stays with the session.
  const { body } = await server.call('GET', `session/${two.id}`, { token: mia.token });
  expect(body.data).toMatchObject({ status: 'Pending', noNote: true });
  expect(body.data.about).toContain('We played');
  expect(((await noNote(mia, [one.id, two.id], false)).body.data as string[]).toSorted()).toEqual(
    [one.id, two.id].toSorted(),
  );
  expect((await workspace(mia)).olderUnfinished).toBe(2);
});

it('no note needed is refused for a session that is not over, and ends when it is moved', async () => {
  const coming = await addAppointment(server, { memberId: child, createdBy: mia.id });
  expect((await noNote(mia, [coming.id])).body.data).toEqual([]);
  const past = await addPast(91);
  await noNote(mia, [past.id]);
  await rowsOf(
    server,
    sql`update activity_notes set start_time = now() - interval '1 minute', end_time = now() + interval '10 milliseconds' where id = ${past.id}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await idsOf(mia)).toEqual([past.id]);
  const other = await addNote(server, { memberId: DEMO_CHILDREN.kaito.id, status: 'Pending' });
  expectFailure(await noNote(mia, [past.id, other.id]), 'not_found');
  expect(await idsOf(mia)).toEqual([past.id]);
});

it('the session report says that no note was needed, not that one is missing or written', async () => {
  const past = await addPast(95, { title: 'Session: Long ago' });
  await noNote(mia, [past.id]);
  const day = (days: number) => ago(days).slice(0, 'yyyy-mm-dd'.length);
  const { text } = await server.call('POST', 'report/session-report', {
    token: admin,
    body: { from: day(97), to: day(93), businessUserIds: [mia.id] },
  });
  expect(text).toContain(`Session: Long ago,`);
  expect(text).toContain(`,${NO_NOTE_LABEL},`);
});
