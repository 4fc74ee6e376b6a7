import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@amberway/contract/kernel/limits';
import { noteNotificationTexts } from '@amberway/contract/activity-notes/notifications';
import { scheduleTexts, noteTexts } from '@amberway/contract/activity-notes/texts';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { addAppointment, addNote } from '../../testing/activity-notes.ts';
import { expectFailure, expectInvalid } from '../../testing/failures.ts';
import { useServer, useTokens } from '../../testing/hooks.ts';
import { addChild } from '../../testing/people.ts';
import { rowsOf } from '../../testing/rows.ts';
import { storedInstant } from '../../kernel/db/columns.ts';
import { onNoteChanged } from './public.ts';

const server = useServer();
const { parent: priya, coach: mia } = DEMO_PEOPLE;
const tokens = useTokens(server, 'admin', 'coach', 'coach2', 'parent');
let child: string;
const received: string[] = [];
onNoteChanged(async (id) => void received.push(id));
beforeEach(async () => {
  ({ id: child } = await addChild(server, { parentId: priya.id, primaryContact: mia.id }));
});

const start = () => new Date(Math.floor((Date.now() + 3 * DAY) / MINUTE) * MINUTE);
const schedule = (about: object = {}, token = tokens.coach) =>
  server.call('POST', 'session/schedule', {
    token,
    body: { member: child, type: 'care_coordination', startTime: start().toISOString(), ...about },
  });
const move = (id: string, body: object, token = tokens.coach) =>
  server.call('PUT', `session/schedule/${id}`, { token, body });
const cancel = (id: string, body: object = {}, token = tokens.coach) =>
  server.call('POST', `session/schedule/${id}/cancel`, { token, body });
const notificationsOf = (id: string) =>
  rowsOf(server, sql`select user_id, message from notifications where note_id = ${id} order by id`);
const to = (message: string) => ({ user_id: priya.id, message });

describe('an appointment', () => {
  it('an appointment takes the default length of its type and notifies the family once [B361]', async () => {
    const at = start();
    const response = await schedule({ startTime: at.toISOString(), meetLink: 'https://meet.example/x' });
    expect(response.status, response.text).toBe(200);
    expect(response.body.message).toBe(scheduleTexts.scheduled);
    const { _id } = response.body.data;
    expect(response.body.data).toMatchObject({
      title: 'Session: Care coordination',
      status: 'GoogleCal',
      startTime: storedInstant(at.toISOString()),
      endTime: storedInstant(at.getTime() + 15 * MINUTE),
      meetLink: 'https://meet.example/x',
    });
    const seen = await server.call('GET', `session/${_id}`, { token: tokens.parent });
    expect(seen.body.data).toMatchObject({ meetLink: 'https://meet.example/x', createdBy: { _id: mia.id } });
    expect(await notificationsOf(_id)).toEqual([to(noteNotificationTexts.added)]);
    expect(received).toContain(_id);
  });

  it('a move keeps the length or sets a new end, notifies the family and rejects an old version', async () => {
    const { _id } = (await schedule()).body.data;
    const later = new Date(start().getTime() + DAY);
    const moved = await move(_id, { startTime: later.toISOString(), version: 1 });
    expect(moved.body).toMatchObject({
      message: scheduleTexts.moved,
      data: { startTime: storedInstant(later.toISOString()), minutes: 15, version: 2 },
    });
    expect((await move(_id, { endTime: new Date(later.getTime() + HOUR).toISOString() })).body.data.minutes).toBe(60);
    expectFailure(await move(_id, { startTime: later.toISOString(), version: 1 }), 'stale');
    expectInvalid(await move(_id, { endTime: start().toISOString() }), 'endTime', noteTexts.endAfterStart);
    // Changing only the link is not a move and notifies nobody.
    expect((await move(_id, { meetLink: 'https://meet.example/y' })).status).toBe(200);
    const texts = noteNotificationTexts;
    expect(await notificationsOf(_id)).toEqual([texts.added, texts.moved, texts.moved].map(to));
    expect(received.filter((id) => id === _id)).toHaveLength(4);
  });

  it('cancelling with notice notifies the family once; afterwards neither move nor cancel is possible', async () => {
    const { _id } = (await schedule()).body.data;
    expect((await cancel(_id)).body).toMatchObject({
      message: scheduleTexts.cancelled,
      data: { status: 'Canceled With Notice', endtimeCancellation: false },
    });
    expectInvalid(await cancel(_id), 'status', scheduleTexts.notScheduled);
    expectInvalid(await move(_id, { startTime: start().toISOString() }), 'status', scheduleTexts.notScheduled);
    expect((await notificationsOf(_id)).at(-1)).toEqual(to(noteNotificationTexts.cancelled));
    expect(await notificationsOf(_id)).toHaveLength(2);
    // It never had a text, so an edit does not require one.
    const edited = await server.call('PUT', `session/${_id}`, { token: tokens.coach, body: { internalNotes: 'Ill' } });
    expect(edited.status, edited.text).toBe(200);
  });

  it('an appointment that becomes a note notifies the family again when it is published', async () => {
    const { id } = await addAppointment(server, { memberId: child });
    const write = (body: object) => server.call('PUT', `session/${id}`, { token: tokens.coach, body });
    expectInvalid(await write({ status: 'Published' }), 'about', noteTexts.noDescription);
    expect((await write({ status: 'Pending', about: '<p>Notes</p>' })).status).toBe(200);
    expectFailure(await server.call('GET', `session/${id}`, { token: tokens.parent }), 'not_found');
    expect(await notificationsOf(id)).toEqual([]);
    expect((await write({ status: 'Published' })).status).toBe(200);
    expect(await notificationsOf(id)).toHaveLength(1);
  });

  it.each([
    ['startTime', scheduleTexts.inThePast, { startTime: '2020-01-01T00:00:00.000Z' }],
    ['type', noteTexts.noType, { type: 'dancing' }],
    ['type', noteTexts.noType, { type: '' }],
    ['member', noteTexts.selectChild, { member: '' }],
    ['meetLink', noteTexts.onlyHttps, { meetLink: 'ftp://x' }],
    ['endTime', noteTexts.endAfterStart, { endTime: '2020-01-01T00:00:00.000Z' }],
  ])('an appointment with an invalid %s is rejected', async (field, text, wrong) => {
    expectInvalid(await schedule(wrong), field, text);
  });

  it('only coaches schedule and cancel appointments, with their own families', async () => {
    expectFailure(await schedule({ member: DEMO_CHILDREN.kaito.id }), 'not_found');
    for (const token of [tokens.admin, tokens.parent]) expectFailure(await schedule({}, token), 'forbidden');
    const { id } = await addAppointment(server, { memberId: child });
    expectFailure(await cancel(id, {}, tokens.coach2), 'not_found');
    expectFailure(await cancel(id, {}, tokens.parent), 'forbidden');
    const note = await addNote(server, { memberId: child });
    expectInvalid(await cancel(note.id), 'status', scheduleTexts.notScheduled);
  });

  it('an imported event without a child is assigned to a child by hand and cannot be reassigned', async () => {
    const { id } = await addAppointment(server, { memberId: null, title: 'Talk' });
    const give = (member: string) => server.call('PUT', `session/${id}`, { token: tokens.coach, body: { member } });
    expectFailure(await give(DEMO_CHILDREN.kaito.id), 'not_found');
    expectFailure(await cancel(id), 'not_found');
    expect((await give(child)).body.data.member).toMatchObject({ _id: child });
    expectFailure(await give(DEMO_CHILDREN.noor.id), 'not_found');
  });
});
