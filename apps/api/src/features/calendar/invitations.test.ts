import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { NEUTRAL_TITLE } from '@amberway/contract/calendar/texts';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import type { DemoMember } from '@amberway/fixtures/members';
import type { StandInEvent } from '../../testing/google/calendar.ts';
import { connectGoogle } from '../../testing/google/connect.ts';
import { useGoogle } from '../../testing/google/hooks.ts';
import { useServer } from '../../testing/hooks.ts';
import { jobsNamed, waitUntil } from '../../testing/jobs.ts';
import { addChild, addUser, type TestUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { pullCalendar } from './events/pull.ts';

// Events in a coach's calendar are not trusted until the coach organises or accepts them.

const google = useGoogle();
const server = useServer(() => ({ env: { ...google.env, PUBLIC_URL: 'https://portal.example' } }));
const { coach } = DEMO_PEOPLE;

let family: TestUser;
let child: DemoMember;
let parentToken: string;
let coachToken: string;
let connected = false;
let guests: { email: string }[];

const at = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + DAY + hours * HOUR).toISOString();
const times = (from: number) => ({ start: { dateTime: at(from) }, end: { dateTime: at(from + 1) } });

const pull = () =>
  server.within(() => {
    if (!server.services.google) throw new Error('Google is not set.');
    return pullCalendar({ google: server.services.google, userId: coach.id });
  });

const newFamily = async () => {
  const user = await addUser(server);
  return { user, child: await addChild(server, { parentId: user.id, primaryContact: coach.id }) };
};

beforeEach(async () => {
  google.calendar.events.clear();
  ({ user: family, child } = await newFamily());
  guests = [{ email: family.email }];
  parentToken = await server.signIn(family);
  coachToken = await server.signIn('coach');
  if (!connected) {
    await connectGoogle(server, google, coachToken, 'calendar');
    await waitUntil(async () =>
      expect((await jobsNamed(server, 'calendar.pull')).map(({ state }) => state)).toEqual(['done']),
    );
    connected = true;
  }
  await pull();
});

const LURE = 'Pay your invoice first';
const TRAP = 'https://evil.example/join';
const lure = (about: Partial<StandInEvent> = {}) => ({
  summary: LURE,
  description: `<a href="${TRAP}">join</a>`,
  location: TRAP,
  attendees: guests,
  ...times(1),
  ...about,
});

/** Every place that shows a family its notes, as one text, and the next appointment separately. */
const seenByFamily = async () => {
  const home = await server.call('GET', `dashboard/home?member=${child.id}`, { token: parentToken });
  const list = await server.call('GET', `session?member=${child.id}`, { token: parentToken });
  const bell = await server.call('GET', `notification/${family.id}`, { token: parentToken });
  const feed = await server.call('POST', 'calendar/feed', { token: parentToken, body: { showsDetails: true } });
  const ics = await server.call('GET', new URL(feed.body.data.url as string).pathname.replace('/api/', ''));
  for (const { status, text } of [home, list, bell, ics]) expect(status, text).toBe(200);
  return {
    next: home.body.data.upcomingSession as { title: string; meetLink: string | null; startTime: string } | null,
    listed: list.body.count as number,
    text: [home, list, bell, ics].map(({ text }) => text).join('\n'),
  };
};
const report = async () =>
  (
    await server.call('POST', 'report/session-report', {
      token: await server.signIn('admin'),
      body: { startDate: at(-24).slice(0, 10), endDate: at(72).slice(0, 10) },
    })
  ).text;

describe('an event that somebody else organises', () => {
  it.each(['needsAction', 'declined', 'tentative'])(
    'the event is not imported while the coach’s response is %s',
    async (answer) => {
      google.calendar.invite(lure({ hangoutLink: 'https://meet.google.com/abc' }), answer);
      await pull();
      const { next, listed, text } = await seenByFamily();
      expect([next, listed]).toEqual([null, 0]);
      expect(text).not.toMatch(/invoice|evil|meet\.google/);
      expect(await report()).not.toContain(LURE);
      const mine = await rowsOf(server, sql`select 1 from activity_notes where title = ${LURE}`);
      expect(mine).toEqual([]);
    },
  );

  it('an accepted event has a neutral title and no link but that of its conference', async () => {
    const event = google.calendar.invite(lure(), 'accepted');
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: NEUTRAL_TITLE, meetLink: null });
    google.calendar.put({ id: event.id, status: 'cancelled' });
    const entryPoints = [
      { entryPointType: 'phone', uri: 'tel:+61-2-0000' },
      { entryPointType: 'video', uri: 'https://meet.google.com/abc-defg' },
    ];
    google.calendar.invite(lure({ conferenceData: { entryPoints } }), 'accepted');
    await pull();
    const { next, text } = await seenByFamily();
    expect(next).toMatchObject({ title: NEUTRAL_TITLE, meetLink: 'https://meet.google.com/abc-defg' });
    expect(text).not.toMatch(/invoice|evil/);
    expect(await report()).not.toContain(LURE);
  });

  it('later changes by the organiser are hidden, except the time', async () => {
    const hangoutLink = 'https://meet.google.com/first';
    const event = google.calendar.invite(lure({ hangoutLink }), 'accepted');
    await pull();
    google.calendar.put({ id: event.id, summary: `${LURE} now`, ...times(3) });
    await pull();
    const moved = await seenByFamily();
    expect(moved.next).toMatchObject({ title: NEUTRAL_TITLE, meetLink: hangoutLink });
    expect(Date.parse(moved.next?.startTime ?? '')).toBe(Date.parse(at(3)));
    google.calendar.put({ id: event.id, hangoutLink: 'https://meet.google.com/second' });
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: NEUTRAL_TITLE, meetLink: null });
    // Again, now with the new link as the previous one.
    google.calendar.put({ id: event.id, summary: 'Again' });
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: NEUTRAL_TITLE, meetLink: null });
  });

  it('a link and a title set by the coach here stay', async () => {
    const event = google.calendar.invite(lure(), 'accepted');
    await pull();
    const [note] = await rowsOf<{ id: string }>(
      server,
      sql`select id from activity_notes where member_id = ${child.id}`,
    );
    const meetLink = 'https://clinic.example/room';
    const body = { meetLink, title: 'Plan the week', startTime: at(2) };
    const saved = await server.call('PUT', `session/schedule/${note?.id}`, { token: coachToken, body });
    expect(saved.status, saved.text).toBe(200);
    // Only the organiser may move the event in Google: the job treats that as done.
    await waitUntil(async () =>
      expect((await jobsNamed(server, 'calendar.push')).filter(({ state }) => state !== 'done')).toEqual([]),
    );
    google.calendar.put({ id: event.id, hangoutLink: TRAP, ...times(5) });
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: 'Session: Plan the week', meetLink });
  });

  it('a family added as a guest after the coach accepted sees nothing of the event', async () => {
    const event = google.calendar.invite(lure({ attendees: [] }), 'accepted');
    await pull();
    google.calendar.invite({ ...event, attendees: guests }, 'accepted');
    await pull();
    expect((await seenByFamily()).listed).toBe(0);
  });

  it('dates added to a series after the coach accepted it bring neither a new link nor a new family', async () => {
    const hangoutLink = 'https://meet.google.com/series';
    const date = (series: string, day: string, split = '') =>
      ({ id: `${series}${split}_202611${day}T090000Z`, recurringEventId: `${series}${split}` }) as const;
    google.calendar.invite(lure({ ...date('weekly', '20'), hangoutLink }), 'accepted');
    google.calendar.invite(lure({ ...date('lonely', '20'), attendees: [], ...times(3) }), 'accepted');
    await pull();
    expect((await seenByFamily()).listed).toBe(1);
    // The same again a week later; another link; a split series with another link; a family that was no guest.
    google.calendar.invite(lure({ ...date('weekly', '27'), hangoutLink, ...times(5) }), 'accepted');
    google.calendar.invite(lure({ ...date('weekly', '28'), hangoutLink: TRAP, ...times(7) }), 'accepted');
    const split = date('weekly', '29', '_R20261129T090000');
    google.calendar.invite(lure({ ...split, hangoutLink: `${TRAP}2`, ...times(9) }), 'accepted');
    google.calendar.invite(lure({ ...date('lonely', '27'), hangoutLink: TRAP, ...times(11) }), 'accepted');
    await pull();
    const { listed, text } = await seenByFamily();
    expect(listed).toBe(4);
    expect(text).not.toMatch(/invoice|evil/);
    expect(
      await rowsOf(server, sql`select meet_link from activity_notes where member_id = ${child.id} order by start_time`),
    ).toEqual([hangoutLink, hangoutLink, '', ''].map((meet_link) => ({ meet_link })));
  });

  it('the event loses its child when its guests become another family', async () => {
    const event = google.calendar.invite(lure(), 'accepted');
    await pull();
    expect((await seenByFamily()).listed).toBe(1);
    const other = await newFamily();
    google.calendar.invite({ ...event, attendees: [{ email: other.user.email }] }, 'accepted');
    await pull();
    expect((await seenByFamily()).listed).toBe(0);
    expect(await rowsOf(server, sql`select 1 from activity_notes where member_id = ${other.child.id}`)).toEqual([]);
  });

  it.each(['needsAction', 'declined', 'tentative'])(
    'the event disappears when the response becomes %s, and is shown again when it is accepted again',
    async (answer) => {
      const event = google.calendar.invite(lure(), 'accepted');
      await pull();
      expect((await seenByFamily()).listed).toBe(1);
      google.calendar.invite(event, answer);
      await pull();
      expect((await seenByFamily()).listed).toBe(0);
      google.calendar.invite(event, 'accepted');
      await pull();
      expect((await seenByFamily()).listed).toBe(1);
    },
  );

  it('the event stays without its link when something is already written about the child', async () => {
    const event = google.calendar.invite(lure({ hangoutLink: 'https://meet.google.com/abc' }), 'accepted');
    await pull();
    await rowsOf(server, sql`update activity_notes set internal_notes = 'Ask' where member_id = ${child.id}`);
    google.calendar.invite(event, 'declined');
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: NEUTRAL_TITLE, meetLink: null });
  });
});

describe('an event that the coach organises', () => {
  it('the coach’s title is shown; when somebody else becomes the organiser, their text is not', async () => {
    const own = google.calendar.put({ summary: 'Speech practice', attendees: guests, ...times(1) });
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: 'Speech practice' });
    google.calendar.invite({ ...own, summary: LURE }, 'accepted');
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: NEUTRAL_TITLE });
  });

  it.each([
    ['that its guests may change', { guestsCanModify: true }],
    ['that somebody else made', { creator: { email: 'stranger@elsewhere.example' } }],
  ])('an event %s has a neutral title and no link', async (_what, about) => {
    google.calendar.put({ ...lure(), ...about });
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: NEUTRAL_TITLE, meetLink: null });
  });

  it.each([
    ['https://zoom.us/j/1', 'https://zoom.us/j/1'],
    ['Room 5 or https://us02web.zoom.us/j/1?pwd=a.', 'https://us02web.zoom.us/j/1?pwd=a'],
    ['https://TEAMS.microsoft.com/l/meetup-join/1', 'https://teams.microsoft.com/l/meetup-join/1'],
    ['http://zoom.us/j/1', null],
    ['https://zoom.us.evil.example/j/1', null],
    ['https://notzoom.us/j/1', null],
    ['https://zoom.us@evil.example/j/1', null],
    ['https://zoom.us\\@evil.example', 'https://zoom.us/'],
    ['https://zoom.us:8443/j/1', null],
    ['https://evil.example/?u=https://zoom.us/j/1', null],
    ['javascript:alert(1)//https://evil.example', null],
  ])('only the link of a known meeting host is taken from location or description: %s', async (text, link) => {
    const event = google.calendar.put({ summary: 'Talk', location: text, attendees: guests, ...times(1) });
    await pull();
    expect((await seenByFamily()).next?.meetLink).toBe(link);
    google.calendar.put({ id: event.id, location: 'Room 5', description: `<p>Join: <a href="${text}">here</a></p>` });
    await pull();
    expect((await seenByFamily()).next?.meetLink).toBe(link);
  });
});

describe('events imported by an earlier version', () => {
  const folder = new URL('../../../migrations/', import.meta.url);
  const repairs = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => statement.trim().startsWith('-- by hand: imported events'));
  const inNamesOfToday = (statement: string) =>
    Object.entries({
      coaching_sessions: 'activity_notes',
      told: 'notified_level',
      current_goal_id: 'current_outcome_id',
      session_tasks: 'note_tasks',
      session_reads: 'note_reads',
      session_id: 'note_id',
    }).reduce((text, [was, is]) => text.replaceAll(`"${was}"`, `"${is}"`), statement);
  const repair = async () => {
    // The migrations ran before the tables were renamed.
    for (const statement of repairs) await rowsOf(server, sql.raw(inNamesOfToday(statement)));
  };
  /** A note as stored before the rule. */
  const asBefore = (eventId: string) =>
    rowsOf(
      server,
      sql`with e as (
          insert into activity_notes
            (id, member_id, title, status, type, start_time, end_time, meet_link, calendar_event_id, created_by, notified_level)
          values (gen_random_uuid(), ${child.id}, ${LURE}, 'GoogleCal', 'coaching_session', ${at(1)}, ${at(2)}, ${TRAP},
            ${eventId}, ${coach.id}, 1) returning id)
        insert into calendar_events (user_id, event_id, note_id, etag)
          select ${coach.id}, ${eventId}, id, ${google.calendar.events.get(eventId)?.etag ?? ''} from e`,
    );

  it('the migration removes the organiser’s text, and the next pull hides the event', async () => {
    expect(repairs).toHaveLength(4);
    const { id } = google.calendar.invite(lure(), 'needsAction');
    await asBefore(id);
    expect((await seenByFamily()).text).toContain(LURE);
    await repair();
    expect((await seenByFamily()).next).toMatchObject({ title: NEUTRAL_TITLE, meetLink: null });
    await pull();
    expect((await seenByFamily()).listed).toBe(0);
  });

  it('the next pull restores the coach’s own title', async () => {
    const { id } = google.calendar.put({ summary: 'Speech practice', attendees: guests, ...times(1) });
    await asBefore(id);
    await repair();
    await pull();
    expect((await seenByFamily()).next).toMatchObject({ title: 'Speech practice', meetLink: null });
  });

  it('the migration removes the child at once if the calendar is no longer connected', async () => {
    const { id } = google.calendar.invite(lure(), 'accepted');
    await asBefore(id);
    await rowsOf(server, sql`update google_connections set active = false`);
    await repair();
    await rowsOf(server, sql`update google_connections set active = true`);
    expect((await seenByFamily()).listed).toBe(0);
  });
});
