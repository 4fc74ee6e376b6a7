import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { connectGoogle } from '../../testing/google/connect.ts';
import { useGoogle } from '../../testing/google/hooks.ts';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { eraseFamilyJob } from '../privacy/erase/jobs.ts';
import { eventIdOf } from '../activity-notes/public.ts';
import { pullCalendar } from './events/pull.ts';

// How erasing a family affects the Google calendars of its coaches.

const google = useGoogle();
const server = useServer(() => ({ env: { ...google.env, PUBLIC_URL: 'https://portal.example' } }));
const { coach } = DEMO_PEOPLE;
const context = () => ({ services: server.services, signal: new AbortController().signal });

const at = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + DAY + hours * HOUR).toISOString();
const times = (from: number) => ({ start: { dateTime: at(from) }, end: { dateTime: at(from + 1) } });
const pull = () =>
  server.within(() => {
    if (!server.services.google) throw new Error('Google is not set.');
    return pullCalendar({ google: server.services.google, userId: coach.id });
  });
const settled = (state: string) =>
  waitUntil(async () => {
    const open = await rowsOf<{ name: string; state: string }>(
      server,
      sql`select name, state, last_error from jobs where name like 'calendar.%' and state in ('queued', 'running')`,
    );
    expect(open.filter((job) => job.name !== 'calendar.remove' || job.state !== state)).toEqual([]);
  });

let token: string;
beforeEach(async () => {
  google.mode.calendar = 'well';
  google.calendar.events.clear();
  google.calendar.expireSyncTokens();
  await rowsOf(server, sql`delete from jobs`);
  await rowsOf(server, sql`delete from calendar_events`);
  await rowsOf(server, sql`update activity_notes set deleted_at = now(), calendar_event_id = null`);
  token = await server.signIn('coach');
  await connectGoogle(server, google, token, 'calendar');
  await settled('');
});

const newFamily = async () => {
  const user = await addUser(server);
  return { user, child: await addChild(server, { parentId: user.id, primaryContact: coach.id }) };
};
const schedule = async (member: string) => {
  const body = { member, type: 'coaching_session', title: 'Talk', startTime: at(1), endTime: at(2) };
  const response = await server.call('POST', 'session/schedule', { token, body });
  expect(response.status, response.text).toBe(200);
  await settled('');
  return eventIdOf(response.body.data._id as string);
};
const erase = async (customerId: string) => {
  await rowsOf(
    server,
    sql`insert into erasures (id, customer_id, requested_by, due_at)
      values (gen_random_uuid(), ${customerId}, ${customerId}, now() - interval '1 minute')`,
  );
  await server.within(() => eraseFamilyJob.run({ customerId }, context()));
};
const statusOf = (id: string) => google.calendar.events.get(id)?.status;

it('an erasure removes the events written for the family and leaves those of other families', async () => {
  const [one, other] = [await newFamily(), await newFamily()];
  const [event, theirs] = [await schedule(one.child.id), await schedule(other.child.id)];
  await erase(one.user.id);
  await settled('');
  expect([statusOf(event), statusOf(theirs)]).toEqual(['cancelled', 'confirmed']);
  expect(await rowsOf(server, sql`select event_id from calendar_events`)).toEqual([{ event_id: theirs }]);
  await pull();
  expect(await rowsOf(server, sql`select 1 from activity_notes where deleted_at is null`)).toHaveLength(1);
});

it('while Google is unreachable the removal is retried, and a pull meanwhile does not restore the note', async () => {
  const { user, child } = await newFamily();
  const event = await schedule(child.id);
  google.mode.calendar = 503;
  await erase(user.id);
  await waitUntil(async () =>
    expect((await jobsNamed(server, 'calendar.remove')).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['queued', 1],
    ]),
  );
  google.mode.calendar = 'well';
  google.calendar.put({ id: event, ...times(5) });
  google.calendar.expireSyncTokens();
  await pull();
  expect(await rowsOf(server, sql`select 1 from activity_notes where deleted_at is null`)).toEqual([]);
  await rowsOf(server, sql`update jobs set due_at = now() where name = 'calendar.remove'`);
  // Any new job wakes up the queue.
  await server.call('POST', 'calendar/sync', { token, body: {} });
  await settled('');
  expect(statusOf(event)).toBe('cancelled');
  expect(await rowsOf(server, sql`select 1 from calendar_events`)).toEqual([]);
});

it('an event created by the coach in Google stays there and is not imported again', async () => {
  const { user, child } = await newFamily();
  const own = google.calendar.put({ summary: 'Talk with Per', attendees: [{ email: user.email }], ...times(1) });
  await pull();
  const of = () => rowsOf(server, sql`select 1 from activity_notes where title = 'Talk with Per'`);
  const [note] = await rowsOf<{ id: string }>(server, sql`select id from activity_notes where member_id = ${child.id}`);
  expect(note).toBeDefined();
  await erase(user.id);
  await settled('');
  google.calendar.put({ ...own, ...times(3) });
  google.calendar.expireSyncTokens();
  await pull();
  expect([statusOf(own.id), await of()]).toEqual(['confirmed', []]);
  // The event is still known, without the id of its erased note.
  expect(
    await rowsOf(server, sql`select note_id = ${note?.id} as named from calendar_events where event_id = ${own.id}`),
  ).toEqual([{ named: false }]);
});

it.each(['forgotten', 'revoked'])('the removal job does nothing when the connection was %s', async (how) => {
  const { user, child } = await newFamily();
  await schedule(child.id);
  if (how === 'forgotten') await server.call('DELETE', 'calendarOAuth', { token });
  else google.oauth.revokeAll();
  await erase(user.id);
  await settled('');
  expect((await jobsNamed(server, 'calendar.remove')).map(({ state }) => state)).toEqual(['done']);
});
