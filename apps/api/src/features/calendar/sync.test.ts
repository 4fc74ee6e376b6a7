import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calendarTexts, GENERIC_TITLE } from '@amberway/contract/calendar/texts';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import type { DemoMember } from '@amberway/fixtures/members';
import { enqueue } from '../../kernel/jobs/enqueue.ts';
import { expectFailure } from '../../testing/failures.ts';
import { connectGoogle } from '../../testing/google/connect.ts';
import { useGoogle } from '../../testing/google/hooks.ts';
import { impatientWhen } from '../../testing/google/impatient.ts';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { addChild, addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { eventIdOf } from '../activity-notes/public.ts';
import { pullAllJob } from './events/jobs.ts';
import { pullCalendar } from './events/pull.ts';

const google = useGoogle();
const server = useServer(() => ({
  env: { ...google.env, PUBLIC_URL: 'https://portal.example' },
}));
const { coach, parent } = DEMO_PEOPLE;
const { arlo, ben } = DEMO_CHILDREN;

type Note = { id: string; title: string; status: string; member_id: string | null; start_time: string };

let token: string;
beforeEach(async () => {
  impatientWhen(server, false);
  google.mode.calendar = 'well';
  google.mode.token = 'well';
  google.calendar.events.clear();
  google.calendar.expireSyncTokens();
  google.calendar.pageSize = 2;
  await rowsOf(server, sql`delete from jobs`);
  await rowsOf(server, sql`delete from calendar_events`);
  await rowsOf(server, sql`delete from calendar_syncs`);
  await rowsOf(server, sql`update activity_notes set deleted_at = now(), calendar_event_id = null`);
  token = await server.signIn('coach');
});

/** Without milliseconds, as in the Calendar API. */
const at = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + DAY + hours * HOUR).toISOString();
const times = (from: number, to = from + 1) => ({ start: { dateTime: at(from) }, end: { dateTime: at(to) } });
const notes = () =>
  rowsOf<Note>(server, sql`select * from activity_notes where deleted_at is null order by start_time, id`);
const settled = () =>
  waitUntil(async () => {
    const open = await rowsOf(
      server,
      sql`select 1 from jobs where name like 'calendar.%' and state in ('queued', 'running')`,
    );
    expect(open).toEqual([]);
  });
const connect = async () => {
  await connectGoogle(server, google, token, 'calendar');
  await settled();
};
const pull = () =>
  server.within(() => {
    if (!server.services.google) throw new Error('Google is not set.');
    return pullCalendar({ google: server.services.google, userId: coach.id });
  });
const schedule = async (hours: number, about: object = {}) => {
  const response = await server.call('POST', 'session/schedule', {
    token,
    body: {
      member: arlo.id,
      type: 'coaching_session',
      title: 'Talk',
      startTime: at(hours),
      endTime: at(hours + 1),
      ...about,
    },
  });
  expect(response.status, response.text).toBe(200);
  return response.body.data._id as string;
};
const state = async () => (await server.call('GET', `calSyncState?id=${coach.id}`, { token })).body.data;

describe('the Google connection', () => {
  it('the state of the connection is returned, but never its token [C144]', async () => {
    await rowsOf(server, sql`delete from google_connections`);
    expect(await state()).toEqual({
      googleCalendarConnected: false,
      googleCalendarToken: false,
      available: true,
      syncedAt: null,
      problem: null,
    });
    await connect();
    expect(await state()).toMatchObject({ googleCalendarConnected: true, googleCalendarToken: true, problem: null });
    expect((await state()).syncedAt).not.toBeNull();
  });

  it('the connection is switched off and on again without a new consent [C145 C146 B399 B400]', async () => {
    await connect();
    const turn = (value: boolean) => server.call('GET', `controlCalWatch/?id=${coach.id}&value=${value}`, { token });
    expect((await turn(false)).body).toMatchObject({
      message: calendarTexts.disconnected,
      data: { googleCalendarConnected: false, googleCalendarToken: true },
    });
    const requests = google.requests['calendar'];
    await schedule(1);
    await server.within(() => enqueue(pullAllJob, {}));
    await settled();
    expect(google.requests['calendar']).toBe(requests);
    expect((await turn(true)).body).toMatchObject({
      message: calendarTexts.reconnected,
      data: { googleCalendarConnected: true },
    });
    await settled();
    // An appointment scheduled meanwhile is in the calendar now.
    expect([...google.calendar.events.values()]).toHaveLength(1);
  });

  it('the connection cannot be switched on without a permission, cross-site, or for another user', async () => {
    await rowsOf(server, sql`delete from google_connections`);
    const path = `controlCalWatch/?id=${coach.id}&value=true`;
    expectFailure(await server.call('GET', path, { token }), 'not_connected', { message: calendarTexts.connectFirst });
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const)
      expectFailure(await server.call('GET', path, { token, headers: { [name]: value } }), 'cross_site');
    expectFailure(await server.call('GET', `controlCalWatch/?id=${parent.id}&value=false`, { token }), 'not_found');
    expect((await server.call('GET', `controlCalWatch/?id=${coach.id}&value=maybe`, { token })).status).toBe(422);
    expectFailure(await server.call('POST', 'calendar/sync', { token, body: {} }), 'not_connected', {
      message: calendarTexts.connectFirst,
    });
  });
});

describe('pushing notes to the calendar', () => {
  it('appointments are pushed on connecting, and when they are scheduled, moved and cancelled later', async () => {
    const planned = await schedule(1);
    await connect();
    const scheduled = await schedule(3, { meetLink: 'https://meet.example/a' });
    await settled();
    const events = google.calendar.events;
    expect([...events.keys()].toSorted()).toEqual([planned, scheduled].map(eventIdOf).toSorted());
    expect(events.get(eventIdOf(scheduled))).toMatchObject({
      summary: GENERIC_TITLE,
      location: 'https://meet.example/a',
      description: `https://portal.example/dashboard/event-callback/${scheduled}/session`,
      ...times(3),
    });
    expect(JSON.stringify([...events.values()])).not.toMatch(/Arlo|Talk|Sharma/);

    await server.call('PUT', `session/schedule/${scheduled}`, { token, body: { startTime: at(5) } });
    await settled();
    expect(events.get(eventIdOf(scheduled))).toMatchObject(times(5));
    await server.call('POST', `session/schedule/${scheduled}/cancel`, { token, body: {} });
    await settled();
    expect(events.get(eventIdOf(scheduled))?.status).toBe('cancelled');
    expect(events.get(eventIdOf(planned))?.status).toBe('confirmed');
  });

  it('a pull of our own events creates and changes nothing', async () => {
    await connect();
    await schedule(1);
    await settled();
    const before = await notes();
    await pull();
    google.calendar.expireSyncTokens();
    await pull();
    expect(await notes()).toEqual(before);
  });

  it('a retry finds the event that the first attempt created', async () => {
    await connect();
    const id = await schedule(1);
    await settled();
    await rowsOf(server, sql`delete from calendar_events`);
    await server.call('PUT', `session/schedule/${id}`, { token, body: { startTime: at(2) } });
    await settled();
    expect([...google.calendar.events.values()]).toHaveLength(1);
    expect(google.calendar.events.get(eventIdOf(id))).toMatchObject(times(2));
  });

  it('when Google is unreachable the problem is shown and the job is retried', async () => {
    await connect();
    google.mode.calendar = 503;
    await schedule(1);
    await waitUntil(async () => {
      const [job] = await jobsNamed(server, 'calendar.push');
      expect(job).toMatchObject({ state: 'queued', attempts: 1, maxAttempts: 6 });
      expect(job?.lastError).toBe('Google: unreachable (503).');
    });
    expect((await state()).problem).toBe(calendarTexts.trouble);
    google.mode.calendar = 'well';
    await rowsOf(server, sql`update jobs set due_at = now() where name = 'calendar.push'`);
    await server.within(() => enqueue(pullAllJob, {}));
    await settled();
    expect(google.calendar.events.size).toBe(1);
    expect((await state()).problem).toBeNull();
  });
});

describe('pulling events from the calendar', () => {
  it('an event gets the child whose parent is a guest, else none, over several pages', async () => {
    const guest = google.calendar.put({
      summary: 'Speech practice',
      hangoutLink: 'https://meet.google.example/x',
      attendees: [{ email: coach.email, self: true }, { email: 'KELLY@amberway.test' }],
      ...times(1),
    });
    google.calendar.put({ summary: 'Dentist', ...times(2) });
    google.calendar.put({ summary: 'Unknown guest', attendees: [{ email: 'x@elsewhere.example' }], ...times(3) });
    google.calendar.put({
      summary: 'Not my client',
      attendees: [{ email: DEMO_PEOPLE.subscriber.email }],
      ...times(4),
    });
    google.calendar.put({ summary: 'All day', start: { date: '2026-12-24' }, end: { date: '2026-12-25' } });
    await connect();
    expect((await notes()).map(({ title, member_id, status }) => [title, member_id, status])).toEqual([
      ['Speech practice', ben.id, 'GoogleCal'],
      ['Dentist', null, 'GoogleCal'],
      ['Unknown guest', null, 'GoogleCal'],
      ['Not my client', null, 'GoogleCal'],
    ]);
    // A moved event moves its appointment.
    google.calendar.put({ ...guest, ...times(6) });
    await pull();
    expect((await notes()).find(({ title }) => title === 'Speech practice')).toMatchObject({
      start_time: expect.stringContaining(at(6).slice(11, 16)),
    });
  });

  it('only changes are read; when Google has dropped the sync token, everything is read again', async () => {
    google.calendar.pageSize = 50;
    google.calendar.put({ summary: 'One', ...times(1) });
    await connect();
    const requests = google.calendar.requests.length;
    const two = google.calendar.put({ summary: 'Two', ...times(2) });
    await pull();
    expect((await notes()).map(({ title }) => title)).toEqual(['One', 'Two']);
    google.calendar.expireSyncTokens();
    google.calendar.put({ ...two, summary: 'Two, renamed' });
    await pull();
    expect((await notes()).map(({ title }) => title)).toEqual(['One', 'Two, renamed']);
    // One page, then the rejected sync token and one page.
    expect(google.calendar.requests.length - requests).toBe(3);
  });

  it('moving or cancelling our own event in Google moves or cancels the appointment', async () => {
    await connect();
    const id = await schedule(1);
    await settled();
    google.calendar.put({ id: eventIdOf(id), ...times(7) });
    await pull();
    expect(await notes()).toMatchObject([{ id, title: expect.stringContaining('Talk') }]);
    expect(Date.parse((await notes())[0]?.start_time ?? '')).toBe(Date.parse(at(7)));
    google.calendar.cancel(eventIdOf(id));
    await pull();
    expect(await notes()).toMatchObject([{ id, status: 'Canceled With Notice' }]);
    await settled();
  });

  it('an event without a child that is cancelled in Google is deleted here', async () => {
    const event = google.calendar.put({ summary: 'Dentist', ...times(1) });
    await connect();
    expect(await notes()).toHaveLength(1);
    google.calendar.cancel(event.id);
    await pull();
    expect(await notes()).toEqual([]);
  });

  it.each(['rubbish', 'huge', 'down', 'slow', 429, 500] as const)(
    'a calendar that is %s changes nothing here, and is retried a limited number of times',
    async (mode) => {
      google.calendar.put({ summary: 'One', ...times(1) });
      await connect();
      const before = await notes();
      google.mode.calendar = mode;
      impatientWhen(server, mode === 'slow');
      await server.within(() => enqueue(pullAllJob, {}));
      await waitUntil(async () =>
        expect((await jobsNamed(server, 'calendar.pull')).at(-1)).toMatchObject({
          state: 'queued',
          attempts: 1,
          maxAttempts: 6,
        }),
      );
      expect(await notes()).toEqual(before);
      expect((await state()).problem).toBe(calendarTexts.trouble);
    },
  );

  it('a revoked permission ends the connection without retries', async () => {
    await connect();
    google.oauth.revokeAll();
    await server.call('POST', 'calendar/sync', { token, body: {} });
    await settled();
    expect(await state()).toMatchObject({
      googleCalendarConnected: false,
      googleCalendarToken: false,
      problem: calendarTexts.revoked,
    });
  });
});

describe('a coach who no longer works with the family', () => {
  let family: TestUser;
  let child: DemoMember;
  let colleague: string;
  beforeEach(async () => {
    const other = await addUser(server, { type: 'Business' });
    colleague = await server.signIn(other);
    family = await addUser(server, { csm: other.id });
    child = await addChild(server, { parentId: family.id, primaryContact: coach.id });
  });
  afterEach(() => rowsOf(server, sql`update users set user_status = 'Active' where id = ${coach.id}`));
  const give = (to: string | null) =>
    rowsOf(server, sql`update members set primary_contact = ${to} where id = ${child.id}`);
  const deactivate = () => rowsOf(server, sql`update users set user_status = 'Inactive' where id = ${coach.id}`);
  const move = async (id: string, hours: number) => {
    const body = { startTime: at(hours) };
    expect((await server.call('PUT', `session/schedule/${id}`, { token: colleague, body })).status).toBe(200);
    await settled();
  };
  const written = async () => {
    await connect();
    const id = await schedule(1, { member: child.id });
    await settled();
    return { id, event: () => google.calendar.events.get(eventIdOf(id)) };
  };

  it.each([
    ['without the family', () => give(null)],
    ['without a sign-in', deactivate],
  ])('a coach %s gets no update: the event is removed from their calendar', async (_what, lose) => {
    const { id, event } = await written();
    await lose();
    await move(id, 5);
    expect(event()).toMatchObject({ status: 'cancelled', ...times(1) });
    expect(await rowsOf(server, sql`select * from calendar_events`)).toEqual([]);
  });

  it('the coach loses upcoming events without any change, and gets them back with the family', async () => {
    const { id, event } = await written();
    await give(null);
    await server.within(() => enqueue(pullAllJob, {}));
    await settled();
    expect(event()).toMatchObject({ status: 'cancelled' });
    await give(coach.id);
    // The event we deleted in Google does not count as a cancellation.
    await pull();
    expect(await notes()).toMatchObject([{ id, status: 'GoogleCal' }]);
    await move(id, 5);
    expect(event()).toMatchObject({ status: 'confirmed', ...times(5) });
  });

  it('the coach can neither move nor cancel from Google', async () => {
    const { id } = await written();
    const before = await notes();
    await give(null);
    google.calendar.put({ id: eventIdOf(id), ...times(7) });
    await pull();
    google.calendar.cancel(eventIdOf(id));
    await pull();
    expect(await notes()).toEqual(before);
  });

  it('an event the coach created in Google stays unchanged there', async () => {
    const own = google.calendar.put({ summary: 'Talk', attendees: [{ email: family.email }], ...times(1) });
    await connect();
    const [note] = await notes();
    expect(note?.member_id).toBe(child.id);
    await give(null);
    await move(note?.id ?? '', 5);
    expect(google.calendar.events.get(own.id)).toMatchObject({ status: 'confirmed', ...times(1) });
    google.calendar.put({ ...own, ...times(3) });
    await pull();
    expect(Date.parse((await notes())[0]?.start_time ?? '')).toBe(Date.parse(at(5)));
  });
});

describe('an event whose guests become another family', () => {
  let child: DemoMember;
  let sibling: DemoMember;
  let guest: { email: string };
  beforeEach(async () => {
    const family = await addUser(server);
    guest = { email: family.email };
    child = await addChild(server, { parentId: family.id, primaryContact: coach.id });
    sibling = await addChild(server, { parentId: family.id });
  });
  const kelly = { email: 'kelly@amberway.test' };
  const childNow = async () => (await notes())[0]?.member_id;

  it('the event moves to that family; without a known guest it stays', async () => {
    const event = google.calendar.put({ summary: 'Talk', attendees: [kelly], ...times(1) });
    await connect();
    expect(await childNow()).toBe(ben.id);
    google.calendar.put({ ...event, attendees: [guest] });
    await pull();
    expect(await childNow()).toBe(child.id);
    google.calendar.put({ ...event, attendees: [] });
    await pull();
    expect(await childNow()).toBe(child.id);
  });

  it('a sibling chosen by hand stays', async () => {
    const event = google.calendar.put({ summary: 'Talk', attendees: [guest], ...times(1) });
    await connect();
    expect(await childNow()).toBe(child.id);
    await rowsOf(server, sql`update activity_notes set member_id = ${sibling.id} where deleted_at is null`);
    google.calendar.put({ ...event, ...times(3) });
    await pull();
    expect(await notes()).toMatchObject([{ member_id: sibling.id }]);
    expect(Date.parse((await notes())[0]?.start_time ?? '')).toBe(Date.parse(at(3)));
  });

  it('an appointment created here, or with something written about the child, keeps its child', async () => {
    const event = google.calendar.put({ summary: 'Talk', attendees: [kelly], ...times(1) });
    await connect();
    await rowsOf(server, sql`update activity_notes set internal_notes = 'Of Ben' where deleted_at is null`);
    google.calendar.put({ ...event, attendees: [guest] });
    const id = await schedule(3);
    await settled();
    google.calendar.put({ id: eventIdOf(id), attendees: [guest] });
    await pull();
    expect((await notes()).map(({ member_id }) => member_id)).toEqual([ben.id, arlo.id]);
  });
});
