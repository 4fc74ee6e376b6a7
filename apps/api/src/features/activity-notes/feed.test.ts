import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@amberway/contract/kernel/limits';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { storedInstant } from '../../kernel/db/columns.ts';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { findNoteForCalendar, memberOfGuests, notesOfUser, setCalendarEvent, upsertCalendarEvent } from './public.ts';

const server = useServer();
const { coach: mia } = DEMO_PEOPLE;
let family: Awaited<ReturnType<typeof addUser>>;
let child: string;
beforeEach(async () => {
  family = await addUser(server, { csm: mia.id });
  ({ id: child } = await addChild(server, { parentId: family.id, primaryContact: mia.id }));
});

let made = 0;
const START = Date.UTC(2032, 4, 3, 1);
const event = (about: object = {}) => {
  made += 1;
  return {
    ownerId: mia.id,
    calendarEventId: `event-${made}`,
    memberId: child,
    title: 'Talk with the family',
    startTime: new Date(START).toISOString(),
    endTime: new Date(START + HOUR).toISOString(),
    meetLink: '',
    isOwn: true,
    cancelled: false,
    ...about,
  };
};
const take = (one: ReturnType<typeof event>) => server.within(() => upsertCalendarEvent(one));
const stored = async (id: string | null) => server.within(() => findNoteForCalendar(id ?? ''));

describe('importing an event of the coach’s calendar', () => {
  it('an event becomes one appointment, later imports update it and no family is notified', async () => {
    const one = event();
    const { id, created } = await take(one);
    expect(created).toBe(true);
    expect(await take(one)).toEqual({ id, created: false, changed: false });
    const later = { ...one, title: 'Later', startTime: new Date(START + HOUR / 2).toISOString() };
    expect(await take(later)).toEqual({ id, created: false, changed: true });
    expect(await stored(id)).toMatchObject({
      title: 'Later',
      status: 'GoogleCal',
      startTime: storedInstant(START + HOUR / 2),
      ownerId: mia.id,
      version: 2,
      member: { id: child },
    });
    expect(await rowsOf(server, sql`select 1 from notifications where note_id = ${id}`)).toEqual([]);
  });

  it('a cancelled event cancels its appointment; without a child the appointment is deleted', async () => {
    const [ofChild, ofNobody] = [event(), event({ memberId: null })];
    const [{ id }, { id: other }] = [await take(ofChild), await take(ofNobody)];
    await take({ ...ofChild, cancelled: true });
    await take({ ...ofNobody, cancelled: true });
    expect((await stored(id))?.status).toBe('Canceled With Notice');
    expect((await stored(other))?.deletedAt).toBeTruthy();
    expect(await take(event({ cancelled: true }))).toEqual({ id: null, created: false, changed: false });
  });

  it('an import never overwrites a written note, a deletion or a child chosen by hand', async () => {
    const one = event({ memberId: null });
    const { id } = await take(one);
    await rowsOf(server, sql`update activity_notes set member_id = ${child} where id = ${id}`);
    await take({ ...one, title: 'Moved' });
    expect(await stored(id)).toMatchObject({ title: 'Moved', member: { id: child } });
    await rowsOf(server, sql`update activity_notes set status = 'Published' where id = ${id}`);
    expect(await take({ ...one, title: 'Again', cancelled: true })).toMatchObject({ id, changed: false });
    expect(await stored(id)).toMatchObject({ title: 'Moved', status: 'Published' });
    const gone = event();
    const { id: removed } = await take(gone);
    await rowsOf(server, sql`update activity_notes set deleted_at = now() where id = ${removed}`);
    expect(await take({ ...gone, title: 'Back' })).toMatchObject({ id: removed, changed: false });
  });

  it('the event gets the child whose parent is a guest, if the match is certain', async () => {
    const match = (emails: string[], coach = mia.id) => server.within(() => memberOfGuests(coach, emails));
    expect(await match(['someone@else.test', ` ${family.email.toUpperCase()} `])).toBe(child);
    expect(await match([])).toBeNull();
    expect(await match([family.email], DEMO_PEOPLE.coach2.id)).toBeNull();
    const sibling = await addChild(server, { parentId: family.id });
    expect(await match([family.email])).toBe(child);
    await rowsOf(server, sql`update members set primary_contact = ${mia.id} where id = ${sibling.id}`);
    expect(await match([family.email])).toBeNull();
  });

  it('an appointment created here is matched by the id of its calendar event', async () => {
    const { id } = await addAppointment(server, { memberId: child });
    const one = event({ title: 'Moved there' });
    await server.within(() => setCalendarEvent(id, one.calendarEventId));
    expect(await take(one)).toEqual({ id, created: false, changed: true });
  });
});

describe('notesOfUser', () => {
  const ids = async (userId: string) =>
    (
      await server.within(() =>
        notesOfUser(userId, new Date(START - DAY).toISOString(), new Date(START + DAY).toISOString()),
      )
    ).map(({ id }) => id);
  const at = (hours: number) => ({ startTime: new Date(START + hours * HOUR).toISOString() });

  it('a family gets the notes it may see, a coach gets their own', async () => {
    const appointment = await addAppointment(server, { memberId: child, ...at(0) });
    const pending = await addNote(server, { memberId: child, status: 'Pending', ...at(1) });
    const cancelled = await addNote(server, { memberId: child, status: 'Canceled With Notice', ...at(2) });
    const own = await addAppointment(server, { memberId: null, ...at(3) });
    await addNote(server, { memberId: child, deletedAt: new Date().toISOString(), ...at(4) });
    await addAppointment(server, { memberId: child, ...at(30) });
    expect(await ids(family.id)).toEqual([appointment.id, cancelled.id]);
    expect(await ids(mia.id)).toEqual(expect.arrayContaining([appointment.id, pending.id, cancelled.id, own.id]));
    expect(await ids(DEMO_PEOPLE.subscriber.id)).not.toContain(appointment.id);
  });
});
